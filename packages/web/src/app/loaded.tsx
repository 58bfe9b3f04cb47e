// A screen that is loaded when it is needed.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { Failure } from './failure.tsx'
import { match, path } from './router.ts'

type Params = Readonly<Record<string, string>>
type Screen = ComponentType<{ readonly params: Params }>
type Load = () => Promise<Screen>
export type Screens = readonly (readonly [pattern: string, load: Load])[]

/** The screen that the address means. */
export function screenIn(
  screens: Screens,
): { readonly pattern: string; readonly load: Load; readonly params: Params } | undefined {
  for (const [pattern, load] of screens) {
    const params = match(pattern)
    if (params) return { pattern, load, params }
  }
  return undefined
}

export function Loaded({ load, params }: { readonly load: Load; readonly params: Params }) {
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
