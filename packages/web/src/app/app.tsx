// Which screen is shown. Each is loaded when it is needed.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say, withWords } from '../i18n/index.ts'
import { Failure } from './failure.tsx'
import { match, path } from './router.ts'

type Params = Readonly<Record<string, string>>
type Screen = ComponentType<{ readonly params: Params }>

const replayWords = () => import('../replay/text/index.ts')
const settingsWords = () => import('../lobby/settings-text/index.ts')

const SCREENS: readonly (readonly [pattern: string, load: () => Promise<Screen>])[] = [
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
  ['/learn/:game', async () => (await import('../lobby/create.tsx')).LearnScreen],
  ['/local/:id', async () => (await import('../local/local-screen.tsx')).LocalScreen],
  ['/replay', async () => (await withWords(replayWords(), import('../replay/replay-screen.tsx'))).ReplayScreen],
  ['/replay/:id', async () => (await withWords(replayWords(), import('../replay/replay-screen.tsx'))).ReplayScreen],
  ['/settings', async () => (await withWords(settingsWords(), import('../lobby/settings.tsx'))).SettingsScreen],
  ['/licences', async () => (await withWords(settingsWords(), import('../lobby/licences.tsx'))).Licences],
  ['/gallery', async () => (await import('../gallery/gallery.tsx')).Gallery],
  ['/gallery/:game', async () => (await import('../gallery/game-gallery.tsx')).GameGallery],
]

export function App() {
  const found = SCREENS.map(([pattern, load]) => ({ params: match(pattern), load, pattern })).find(
    ({ params }) => params,
  )
  if (!found?.params) return <Failure message={say('app.notFound')} />
  return <Loaded key={found.pattern} load={found.load} params={found.params} />
}

function Loaded({ load, params }: { load: () => Promise<Screen>; params: Params }) {
  const [screen, setScreen] = useState<{ Screen: Screen } | { error: string } | null>(null)
  useEffect(() => {
    let stale = false
    load().then(
      (Screen) => !stale && setScreen({ Screen }),
      (error: Error) => !stale && setScreen({ error: error.message }),
    )
    return () => {
      stale = true
    }
  }, [load])
  useEffect(() => {
    document.querySelector<HTMLElement>('main')?.focus()
  }, [path.value])
  if (screen === null) return <p class="loading">{say('app.loading')}</p>
  if ('error' in screen) return <Failure message={say('app.unexpected', { message: screen.error })} />
  return <screen.Screen params={params} />
}
