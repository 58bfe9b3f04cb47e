// Ways to ask what a thing is: a pointer that rests on it, a finger that holds it, and the key I where the focus
// is; from there, other keys lead to the things around it. It knows nothing of
// what is told then.

import type { Signal } from '@preact/signals'
import { type Inspected, inspectedAt, withAncestors } from '../../base/ui/element-meanings.ts'
import { afterLongPress } from '../../base/ui/long-press.ts'
import { isModalOpen } from '../../base/ui/modal.ts'
import { hasModifier, isTyping } from '../../base/ui/page-keys.ts'
import { hasMovedTo, isInspectKey, PRESS_MS, REST_MS, stop } from './asking.ts'
import { thingBeside, thingsOnTable } from './things-around.ts'

/** `passing`: as long as the pointer rests there; `kept`: held down; `by key`: it has the focus. */
type Manner = 'passing' | 'kept' | 'by key'
export type Asked = Inspected & { readonly manner: Manner }

export type Point = { readonly x: number; readonly y: number }

export const LEAVE_MS = 150
/** Whoever goes from one thing to the next reads on, and waits no more. */
const NEXT_MS = 600
/** A finger never rests quite still. */
const STILL = 10

type Watch = {
  /** Opens the card that was asked for before anybody listened. */
  hear(event: Event): void
  stop(): void
}

/** Sets what is asked about, and where a finger is held down that waits for the card. */
export function watchThings(asked: Signal<Asked | null>, holding: Signal<Point | null>): Watch {
  const until = new AbortController()
  let resting: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let over: Inspected | null = null
  /** What was pressed has been used: it is not told again before the pointer comes back to it. */
  let pressed: Element | null = null
  let letGo = () => {}
  let held = false
  let start: Point = { x: 0, y: 0 }

  const stopObserving = asked.subscribe((now) => {
    if (now === null) closedAt = performance.now()
  })
  closedAt = Number.NEGATIVE_INFINITY
  const isPassing = () => asked.peek()?.manner === 'passing'

  function open(thing: Inspected, manner: Manner): void {
    clearTimeout(resting)
    clearTimeout(leaving)
    asked.value = { ...thing, manner }
  }
  function close(): void {
    clearTimeout(resting)
    clearTimeout(leaving)
    if (isPassing()) asked.value = null
  }

  function onOver(event: PointerEvent): void {
    const { target, pointerType, buttons } = event
    if (pointerType === 'touch' || buttons > 0) return
    const isOwnMove = hasMovedTo(event)
    const thing = isInDialog(target) ? null : inspectedAt(target)
    const before = over
    over = thing
    const now = asked.peek()
    if (now && !isPassing()) return
    if (thing && now?.element === thing.element) {
      clearTimeout(resting)
      clearTimeout(leaving)
      return
    }
    if (thing?.element === before?.element) return
    clearTimeout(resting)
    if (thing?.element !== pressed) pressed = null
    if (!thing) {
      clearTimeout(leaving)
      if (now) leaving = setTimeout(close, LEAVE_MS)
      return
    }
    if (thing.element === pressed || !isOwnMove) return
    const soon = now !== null || performance.now() - closedAt < NEXT_MS
    resting = setTimeout(() => thing.element.isConnected && open(thing, 'passing'), soon ? 0 : REST_MS)
  }
  function onDown({ target, pointerType, clientX, clientY }: PointerEvent): void {
    letGo()
    held = false
    start = { x: clientX, y: clientY }
    if (pointerType !== 'touch') {
      pressed = inspectedAt(target)?.element ?? null
      close()
      return
    }
    const thing = isInDialog(target) ? null : inspectedAt(target)
    if (!thing) return
    holding.value = start
    const cancel = afterLongPress(() => {
      holding.value = null
      held = true
      navigator.vibrate?.(8)
      open(thing, 'kept')
    }, PRESS_MS)
    letGo = () => {
      holding.value = null
      cancel()
    }
  }
  function onKey(event: KeyboardEvent): void {
    if (isInDialog(event.target)) return
    const now = asked.peek()
    // The card that is open says that this key keeps it.
    const found = isInspectKey(event) && ((isPassing() ? now : null) ?? thingAskedFrom(event))
    const thing = found || (now?.manner === 'by key' && !hasModifier(event) ? thingBeside(now, event.key) : null)
    if (!thing) return
    stop(event)
    if (!found) thing.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    open({ element: thing.element, id: thing.id }, 'by key')
  }
  /** It has rested, or was held, for as long as that takes. */
  function hear(event: Event): void {
    const thing = event instanceof KeyboardEvent ? thingAskedFrom(event) : inspectedAt(event.target)
    if (!thing?.element.isConnected) return
    const manner = { keydown: 'by key', pointerdown: 'kept' } as const
    open(thing, manner[event.type as keyof typeof manner] ?? 'passing')
    if (event.type === 'pointerover' || event.type === 'pointermove') over = thing
  }

  const listening = { capture: true, signal: until.signal }
  document.addEventListener('pointerover', onOver, listening)
  document.addEventListener('pointerdown', onDown, listening)
  document.addEventListener('keydown', onKey, listening)
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      over = null
      close()
    },
    { signal: until.signal },
  )
  document.addEventListener(
    'pointermove',
    (event) => {
      hasMovedTo(event)
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) letGo()
    },
    listening,
  )
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => letGo(), listening)
  document.addEventListener('contextmenu', (event) => held && stop(event), listening)
  document.addEventListener(
    'click',
    (event) => {
      // What was held down was asked about; a key that is pressed later is no part of that.
      if (held && event.detail > 0) stop(event)
      held = false
    },
    listening,
  )
  return {
    hear,
    stop() {
      letGo()
      clearTimeout(resting)
      clearTimeout(leaving)
      stopObserving()
      until.abort()
    },
  }
}

const isInDialog = (target: EventTarget | null): boolean =>
  withAncestors(target).some((one) => one instanceof HTMLDialogElement)

/** What has the focus; with Shift from anywhere, the first thing on the table. */
const thingAskedFrom = (event: KeyboardEvent): Inspected | null =>
  inspectedAt(event.target) ?? (asksAnywhere(event) ? (thingsOnTable()[0] ?? null) : null)

const asksAnywhere = ({ shiftKey, target }: KeyboardEvent): boolean => shiftKey && !isTyping(target) && !isModalOpen()
