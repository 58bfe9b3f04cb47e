import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { me } from '../app/session.ts'
import { gameOf } from '../games/index.ts'
import { language, say, withWords } from '../i18n/index.ts'
import { Notice } from '../ui/notice.tsx'
import { DailyPanel } from './daily-panel.tsx'
import { ON_THE_WALL } from './home-games.ts'
import { lookAround, online } from './offers.ts'
import { Page } from './page.tsx'
import './home.css'

/** Today's deals of all games. */
export function DailyScreen() {
  const trouble = useSignal('')
  const puzzles = useSignal<{ readonly Links: ComponentType } | null>(null)
  useEffect(() => {
    void withWords(import('../puzzle/text/index.ts'), import('../puzzle/puzzle-links.tsx')).then(({ PuzzleLinks }) => {
      puzzles.value = { Links: PuzzleLinks }
    })
  }, [])
  useEffect(() => void lookAround(), [me.value?.id])
  return (
    <Page title={say('home.daily')}>
      <h1>{say('home.daily')}</h1>
      <p class="page-lead">{say('home.dailyHow')}</p>
      {!online.value && <Notice kind="loud" icon="offline" heading={say('app.offline')} />}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      {online.value && (
        <div class="wall">
          {ON_THE_WALL.map((game) => (
            <DailyPanel
              key={game}
              game={game}
              heading={gameOf(game).title[language.value]}
              pictured
              trouble={trouble}
            />
          ))}
        </div>
      )}
      {puzzles.value && <puzzles.value.Links />}
    </Page>
  )
}
