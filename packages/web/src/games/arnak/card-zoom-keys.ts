// Opens the enlarged view of a thing: by the right mouse button and the small sign on a card, and by a long press and
// the key I if no inspection card tells the same.

import { useEffect } from 'preact/hooks'
import { cardsTellThings, meaningOf, thingAt, withAncestors } from '../../base/ui/element-meanings.ts'
import { afterLongPress } from '../../base/ui/long-press.ts'
import { READ_SIGN } from './card-thing.tsx'
import { openCardZoom, readOf } from './card-zoom.ts'
import type { Props } from './props.ts'

/** The distance in pixels that a resting finger may move. */
const STILL = 10

export function useReadingKeys(props: Pick<Props, 'view'>): void {
  const { view } = props
  useEffect(() => {
    const until = new AbortController()
    const listening = { capture: true, signal: until.signal }
    let letGo = () => {}
    let held = false
    let start = { x: 0, y: 0 }
    const read = (target: EventTarget | null): boolean => {
      const id = thingAt(target)
      const ids = id === null || isInDialog(target) ? [] : readOf({ view }, id)
      if (ids.length > 0) openCardZoom(...ids)
      return ids.length > 0
    }
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('contextmenu', (event) => (held || read(event.target)) && stop(event), listening)
    document.addEventListener(
      'keydown',
      (event) => {
        const plain = event.code === 'KeyI' && !event.ctrlKey && !event.metaKey && !event.altKey
        if (plain && !cardsTellThings.peek() && read(event.target)) stop(event)
      },
      listening,
    )
    document.addEventListener(
      'pointerdown',
      ({ pointerType, target, clientX, clientY }) => {
        letGo()
        held = false
        start = { x: clientX, y: clientY }
        if (pointerType === 'touch' && !cardsTellThings.peek())
          letGo = afterLongPress(() => {
            held = read(target)
          })
      },
      listening,
    )
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => Math.hypot(clientX - start.x, clientY - start.y) > STILL && letGo(),
      listening,
    )
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => letGo(), listening)
    document.addEventListener(
      'click',
      (event) => {
        const asked = isReadSign(event.target) && read(event.target)
        // The thing was held down to enlarge it; a key that is pressed later is not part of that.
        if (asked || (held && event.detail > 0)) stop(event)
        held = false
      },
      listening,
    )
    return () => {
      letGo()
      until.abort()
    }
  }, [view])
}

const isInDialog = (target: EventTarget | null): boolean =>
  withAncestors(target).some((one) => one instanceof HTMLDialogElement)

const isReadSign = (target: EventTarget | null): boolean =>
  withAncestors(target).some((one) => meaningOf(one)?.kind === READ_SIGN)
