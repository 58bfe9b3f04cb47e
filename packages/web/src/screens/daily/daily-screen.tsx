import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { language, say, withWords } from '../../base/i18n/index.ts'
import { Notice } from '../../base/ui/notice.tsx'
import { online, refreshCatalogue } from '../../client/catalogue/catalogue.ts'
import { me } from '../../client/online/session.ts'
import { DailyPanel } from '../../features/daily/daily-panel.tsx'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import '../../shell/posters.css'

/** The daily deals of all games. */
export function DailyScreen() {
  const trouble = useSignal('')
  const puzzles = useSignal<{ readonly Links: ComponentType } | null>(null)
  useEffect(() => {
    void withWords(
      import('../../features/puzzle/text/index.ts'),
      import('../../features/puzzle/puzzle-links.tsx'),
    ).then(({ PuzzleLinks }) => {
      puzzles.value = { Links: PuzzleLinks }
    })
  }, [])
  useEffect(() => void refreshCatalogue(), [me.value?.id])
  return (
    <Page title={say('home.daily')}>
      <h1>{say('home.daily')}</h1>
      <p class="page-lead">{say('home.dailyHow')}</p>
      {!online.value && <Notice kind="loud" icon="offline" heading={say('app.offline')} />}
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      {online.value && (
        <div class="wall">
          {GAME_IDS.map((game) => (
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
