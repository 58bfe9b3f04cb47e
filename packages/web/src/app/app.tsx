// Renders the screen for the address. Each screen is loaded when it is needed.

import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { match, path } from '../base/browser/router.ts'
import { say, withWords } from '../base/i18n/index.ts'
import { Failure } from '../base/ui/failure.tsx'
import { partOf } from '../base/ui/screen-parts.ts'
import type { Load, Params, Screen, Screens } from './screens.ts'

const replayWords = () => import('../features/replay/text/index.ts')
const companyWords = () => import('../features/play/company-text/index.ts')
const settingsWords = () => import('../screens/settings/text/index.ts')

const SCREENS: Screens = [
  ['/', async () => (await import('../screens/home/home.tsx')).Home],
  ['/create/:game', async () => (await import('../screens/create/create-screen.tsx')).CreateScreen],
  ['/daily', async () => (await import('../screens/daily/daily-screen.tsx')).DailyScreen],
  ['/replays', async () => (await withWords(replayWords(), import('../screens/tables/replays.tsx'))).Replays],
  ['/rules', async () => (await import('../screens/rulebook/rulebooks.tsx')).Rulebooks],
  ['/tables', async () => (await import('../screens/tables/tables.tsx')).Tables],
  [
    '/table/:id',
    async () => (await withWords(companyWords(), import('../screens/play/online-screen.tsx'))).OnlineScreen,
  ],
  ['/rules/:game', async () => (await import('../screens/rulebook/rules-screen.tsx')).RulesScreen],
  ['/learn/:game', async () => (await import('../screens/create/create-screen.tsx')).LearnScreen],
  ['/local/:id', async () => (await withWords(companyWords(), import('../screens/play/local-screen.tsx'))).LocalScreen],
  ['/replay', async () => (await withWords(replayWords(), import('../screens/replay/replay-screen.tsx'))).ReplayScreen],
  [
    '/replay/:id',
    async () => (await withWords(replayWords(), import('../screens/replay/replay-screen.tsx'))).ReplayScreen,
  ],
  [
    '/settings',
    async () => (await withWords(settingsWords(), import('../screens/settings/settings.tsx'))).SettingsScreen,
  ],
]

/** The rarely used screens, once somebody opens one. */
const more = signal<Screens | null>(null)

export function App() {
  const found = [...SCREENS, ...(more.value ?? [])]
    .map(([pattern, load]) => ({ params: match(pattern === '/' ? '' : pattern), load, pattern }))
    .find(({ params }) => params)
  useEffect(() => {
    if (found || more.value) return
    import('./more-screens.ts').then(
      ({ MORE }) => {
        more.value = MORE
      },
      () => {
        more.value = []
      },
    )
  }, [found === undefined])
  if (found?.params) return <Loaded key={found.pattern} load={found.load} params={found.params} />
  return more.value ? <Failure message={say('app.notFound')} /> : <p class="loading">{say('app.loading')}</p>
}

function Loaded({ load, params }: { readonly load: Load; readonly params: Params }) {
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
    const main = partOf('main') ?? partOf('table')
    main?.focus()
  }, [path.value])
  if (screen === null) return <p class="loading">{say('app.loading')}</p>
  if ('error' in screen) return <Failure message={say('app.unexpected', { message: screen.error })} />
  return <screen.Screen params={params} />
}
