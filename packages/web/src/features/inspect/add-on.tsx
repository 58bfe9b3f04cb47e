// Asking what something is, as it is plugged into the table. Until the first pointer has rested on a thing, a finger has held one, or the
// key was pressed, nothing of it is loaded.

import { useEffect, useRef, useState } from 'preact/hooks'
import { withWords } from '../../base/i18n/index.ts'
import { cardsTellThings, inspectedAt } from '../../base/ui/element-meanings.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import { hasMovedTo, isInspectKey, PRESS_MS, REST_MS, stop } from './asking.ts'

export const inspect: PlayAddOn = { id: 'inspect', Panel: Inspect }

const load = async () => (await withWords(import('./text/index.ts'), import('./inspector.tsx'))).Inspector

const EVENTS = ['pointerover', 'pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'keydown'] as const

function Inspect(moment: PlayMoment) {
  /** What asked first. */
  const [first, setFirst] = useState<Event | null>(null)
  /** The pointer has been moved since the table is there: one that still rests where a link was pressed asks nothing. */
  const hasMoved = useRef(false)
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
    const listening = { capture: true, signal: until.signal }
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (event: Event) => {
      if (event.type === 'pointermove' && hasMoved.current) return
      clearTimeout(timer)
      const isThing = inspectedAt(event.target) !== null
      if (event instanceof KeyboardEvent) {
        if (!isInspectKey(event) || !(isThing || event.shiftKey)) return
        // With Shift it may be a letter that somebody writes.
        if (isThing) stop(event)
        setFirst(event)
        return
      }
      const { type, pointerType } = event as PointerEvent
      const isFirstMove = type === 'pointermove'
      if (isFirstMove) hasMoved.current = true
      // What has asked already may have been left again.
      if (first?.type === 'pointerover' && type === 'pointerover') setFirst(event)
      else if (isThing && pointerType !== 'touch' && (isFirstMove || comesTo(event as PointerEvent)))
        timer = setTimeout(() => setFirst(event), REST_MS)
      else if (isThing && type === 'pointerdown' && pointerType === 'touch')
        timer = setTimeout(() => {
          ignoreClick()
          setFirst(event)
        }, PRESS_MS)
    }
    const comesTo = (event: PointerEvent) => event.type === 'pointerover' && hasMovedTo(event) && hasMoved.current
    for (const type of EVENTS) document.addEventListener(type, take, listening)
    return () => {
      clearTimeout(timer)
      until.abort()
    }
  }, [Inspector, first])
  return first && Inspector && <Inspector {...moment} first={first} />
}

/** What was held down was asked about: letting it go chooses nothing. */
function ignoreClick(): void {
  const until = new AbortController()
  const listening = { capture: true, signal: until.signal }
  for (const type of ['click', 'contextmenu']) document.addEventListener(type, stop, listening)
  document.addEventListener('pointerdown', () => until.abort(), listening)
}
