// The page of a game's rulebook: contents beside the text, an address for every rule, and search.

import { useSignal } from '@preact/signals'
import type { OpenRulebook, ShownMoment } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { query as address } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Failure } from '../../base/ui/failure.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import { TextField } from '../../base/ui/text-field.tsx'
import { useGlossary } from '../../features/glossary/use-glossary.ts'
import { minutesOf } from '../../features/rulebook/anchors.ts'
import { ChapterText } from '../../features/rulebook/chapter-text.tsx'
import { Contents } from '../../features/rulebook/contents.tsx'
import { gameOf, hasRulebook } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import './rules-screen.css'
import { examplesOf } from '../../features/rulebook/examples.ts'
import { sayOfBook } from '../../features/rulebook/rulebook-words.ts'
import { queryWords, searchChapters } from '../../features/rulebook/search.ts'
import { useBook } from '../../features/rulebook/use-book.ts'
import { useGlyph } from '../../features/rulebook/use-glyph.ts'
import { useCurrentChapter, useTarget } from '../../features/rulebook/use-target.ts'

export function RulesScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const game = params.game as string
  if (!hasRulebook(game)) return <Failure message={say('app.notFound')} />
  const anchor = address.value.get('try')
  if (anchor !== null) return <Tried key={anchor} {...{ game, anchor, examplesOf }} />
  return address.value.has('all') ? <Appendix game={game} /> : <Loading game={game} />
}

/** Makes a component that is loaded when it is first rendered. */
function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return (props) => {
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | Error | null>(null)
    useEffect(() => {
      load().then((Part) => setLoaded({ Part }), setLoaded)
    }, [])
    if (loaded instanceof Error) return <Failure message={say('app.unexpected', { message: loaded.message })} />
    return loaded ? <loaded.Part {...props} /> : <p class="loading">{say('app.loading')}</p>
  }
}

const Tried = later(async () => (await import('./example.tsx')).Tried)
const AppendixScreen = later(async () => (await import('./appendix.tsx')).AppendixScreen)

function Appendix({ game }: { readonly game: string }) {
  useGlossary(game, useGlyph(game))
  return <AppendixScreen game={game} />
}

function Loading({ game }: { readonly game: string }) {
  const book = useBook(game)
  const title = say('rulebook.of', { game: gameOf(game).title[language.value] })
  useEffect(() => {
    document.title = `${title} · ${say('app.name')}`
  }, [title])
  if (book instanceof Error) return <Failure message={say('app.unexpected', { message: book.message })} />
  return (
    <Page>
      <div class="rules" ref={partRef('screen')} data-theme={gameOf(game).theme}>
        {book ? <Book game={game} book={book} /> : <p class="loading">{say('app.loading')}</p>}
      </div>
    </Page>
  )
}

function Book({ game, book }: { readonly game: string; readonly book: OpenRulebook }) {
  const [shown, setShown] = useState<ShownMoment['passages']>({})
  useEffect(() => {
    void examplesOf(game).then(({ passages }) => setShown(passages))
  }, [game])
  useGlossary(game, useGlyph(game))
  const query = useSignal('')
  const sought = useMemo(() => queryWords(query.value), [query.value])
  const chapters = useMemo(() => searchChapters(book.chapters, sought), [book, sought])
  const target = useTarget(book, () => {
    query.value = ''
  })
  const current = useCurrentChapter(chapters)
  const count = chapters.reduce((sum, { passages }) => sum + passages.length, 0)
  const { title, poster } = gameOf(game)
  return (
    <>
      <header class="rules-head">
        {poster && <img class="rules-poster no-print" src={poster} alt="" width="436" height="352" />}
        <p class="caps">{say('home.rulebook')}</p>
        <h1>{title[language.value]}</h1>
        <p>{say('rulebook.minutes', { minutes: minutesOf(book) })}</p>
        {book.language !== language.value && (
          <Notice icon="info" heading={say('rulebook.inEnglish')} class="rules-language" />
        )}
        <span class="rules-tools no-print">
          <Button kind="primary" icon="play" href={`/create/${game}`}>
            {say('home.play')}
          </Button>
          <Button icon="sheet" onClick={() => print()}>
            {say('rulebook.print')}
          </Button>
          <Button icon="cards" href={`/rules/${game}?all`}>
            {sayOfBook('appendix.title')}
          </Button>
        </span>
      </header>
      <div class="rules-side no-print">
        <TextField
          label={say('rulebook.search')}
          type="search"
          icon="search"
          value={query.value}
          onInput={(value) => {
            query.value = value
          }}
        />
        <p class="rules-count" role="status">
          {sought.length > 0 && say('rulebook.found', { count })}
        </p>
        <Contents chapters={chapters} current={current} />
      </div>
      <article class="rules-text" lang={book.language}>
        {chapters.map((chapter) => (
          <ChapterText key={chapter.id} {...{ game, book, chapter, sought, target, shown }} />
        ))}
        {chapters.length === 0 && (
          <EmptyState icon="search" heading={say('rulebook.nothing')}>
            <Button
              onClick={() => {
                query.value = ''
              }}
            >
              {say('rulebook.showAll')}
            </Button>
          </EmptyState>
        )}
      </article>
    </>
  )
}
