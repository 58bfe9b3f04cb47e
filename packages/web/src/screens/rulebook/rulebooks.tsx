// The page of all rulebooks: the reading time of each, and its contents.

import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { minutesOf } from '../../features/rulebook/anchors.ts'
import { useBook } from '../../features/rulebook/use-book.ts'
import { GAME_IDS, gameOf, hasRulebook } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import '../../shell/posters.css'
import './rulebooks.css'

export function Rulebooks() {
  return (
    <Page title={say('nav.rulebooks')}>
      <h1>{say('nav.rulebooks')}</h1>
      <p class="page-lead">{say('home.rulesHint')}</p>
      <div class="wall">
        {GAME_IDS.filter(hasRulebook).map((game) => (
          <Book key={game} game={game} />
        ))}
      </div>
    </Page>
  )
}

function Book({ game }: { readonly game: string }) {
  const book = useBook(game)
  const { title, theme, edition, poster } = gameOf(game)
  return (
    <article class="poster book" data-theme={theme} data-edition={edition}>
      <div class="poster-picture book-picture">{poster && <img src={poster} alt="" width="436" height="352" />}</div>
      <div class="poster-words">
        <h2>{title[language.value]}</h2>
        <p>
          {book && !(book instanceof Error)
            ? say('rulebook.minutes', { minutes: minutesOf(book) })
            : say('app.loading')}
        </p>
        <Button kind="primary" size="large" icon="rulebook" href={`/rules/${game}`} class="book-read">
          {say('home.read')}
        </Button>
        {!book && <Skeleton kind="lines" count={6} label={say('app.loading')} />}
        {book && !(book instanceof Error) && (
          <ol class="book-chapters" lang={book.language} aria-label={say('rulebook.contents')}>
            {book.chapters.map(({ id, title: chapter }) => (
              <li key={id}>
                <a href={`/rules/${game}#${id}`}>{chapter}</a>
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  )
}
