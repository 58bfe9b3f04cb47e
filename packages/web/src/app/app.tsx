// Which screen is shown. Each is loaded when it is needed.

import { withWords } from '../i18n/index.ts'
import { Loaded, type Screens, screenIn } from './loaded.tsx'

const replayWords = () => import('../replay/text/index.ts')
const settingsWords = () => import('../lobby/settings-text/index.ts')

const SCREENS: Screens = [
  ['', async () => (await import('../lobby/home.tsx')).Home],
  ['/create/:game', async () => (await import('../lobby/create.tsx')).Create],
  ['/daily', async () => (await import('../lobby/daily-screen.tsx')).DailyScreen],
  ['/replays', async () => (await withWords(replayWords(), import('../lobby/replays.tsx'))).Replays],
  [
    '/opponents',
    async () => (await withWords(import('../opponents/text/index.ts'), import('../opponents/opponents.tsx'))).Opponents,
  ],
  ['/rules', async () => (await import('../lobby/rulebooks.tsx')).Rulebooks],
  ['/tables', async () => (await import('../lobby/tables.tsx')).Tables],
  ['/table/:id', async () => (await import('../table/online-screen.tsx')).OnlineScreen],
  ['/rules/:game', async () => (await import('../rulebook/rules-screen.tsx')).RulesScreen],
  ['/local/:id', async () => (await import('../local/local-screen.tsx')).LocalScreen],
  ['/replay', async () => (await withWords(replayWords(), import('../replay/replay-screen.tsx'))).ReplayScreen],
  ['/replay/:id', async () => (await withWords(replayWords(), import('../replay/replay-screen.tsx'))).ReplayScreen],
  ['/settings', async () => (await withWords(settingsWords(), import('../lobby/settings.tsx'))).SettingsScreen],
]

/** Those that few ever ask for. */
const more = async () => (await import('./more-screens.tsx')).MoreScreens

export function App() {
  const found = screenIn(SCREENS)
  return found ? <Loaded key={found.pattern} {...found} /> : <Loaded key="more" load={more} params={{}} />
}
