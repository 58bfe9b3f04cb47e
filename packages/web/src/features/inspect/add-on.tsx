// Asking what something is, as it is plugged into the table. Until the first pointer comes over a thing, nothing of it is loaded.

import { useEffect, useState } from 'preact/hooks'
import { withWords } from '../../base/i18n/index.ts'
import { cardsTellThings, inspectedAt } from '../../base/ui/element-meanings.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { isInspectKey, stop } from './inspect-key.ts'

export const inspect: PlayAddOn = { id: 'inspect', Panel: Inspect }

const load = async () => (await withWords(import('./text/index.ts'), import('./inspector.tsx'))).Inspector

const EVENTS = ['pointerover', 'pointerdown', 'pointerup', 'keydown'] as const

function Inspect(moment: PlayMoment) {
  // The latest event of a pointer, or the key: whoever is loaded for it begins with it.
  const [first, setFirst] = useState<Event | null>(null)
  const Inspector = useLoaded(first !== null, load)
  useEffect(() => {
    cardsTellThings.value = true
    return () => {
      cardsTellThings.value = false
    }
  }, [])
  useEffect(() => {
    if (Inspector) return
    const until = new AbortController()
    const take = (event: Event) => {
      const isKey = event instanceof KeyboardEvent
      if (!inspectedAt(event.target) || (isKey && !isInspectKey(event))) return
      if (isKey) stop(event)
      setFirst(event)
    }
    for (const type of EVENTS) document.addEventListener(type, take, { capture: true, signal: until.signal })
    return () => until.abort()
  }, [Inspector])
  return first && Inspector && <Inspector {...moment} first={first} />
}
