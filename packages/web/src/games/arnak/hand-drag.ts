// Dragging cards: a card that is dropped on a place makes the move that touches both, or points at both.

import { meaningOf, thingAt, withAncestors } from '../../base/ui/element-meanings.ts'
import type { Pointing } from '../../board-kit/contract.ts'
import { point } from '../../board-kit/pointable.ts'
import { PILES } from './hand-piles.tsx'

/** The distance in pixels from which on a press is a drag and no tap. */
const SLOP = 8
/** For so long a card lies where it was dropped, until the table has answered. */
const ANSWER_MS = 500

type Drag = { readonly pointing: Pointing; readonly id: string }

export function startDrag(event: PointerEvent, drag: Drag): void {
  if (event.button !== 0) return
  const card = event.currentTarget as HTMLElement
  const { clientX: x, clientY: y, pointerId } = event
  const until = new AbortController()
  let moving = false
  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return
    const [dx, dy] = [to.clientX - x, to.clientY - y]
    if (!moving && Math.hypot(dx, dy) < SLOP) return
    if (!moving) {
      moving = true
      card.setPointerCapture(pointerId)
      card.classList.add('dragged')
    }
    card.style.transform = `translate(${dx}px, ${dy}px)`
  }
  const end = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return
    until.abort()
    if (!moving) return
    const target = at.type === 'pointerup' ? under(card, at) : null
    card.classList.remove('dragged')
    // The click that follows belongs to the drag.
    addEventListener('click', suppressClick, true)
    setTimeout(() => removeEventListener('click', suppressClick, true))
    const isSent = target !== null && drop(drag, target)
    // What has been done with it is seen to go on from here; if it was refused, the card runs back.
    const back = () => {
      card.style.transform = ''
    }
    if (isSent) setTimeout(back, ANSWER_MS)
    else back()
  }
  addEventListener('pointermove', move, { signal: until.signal })
  addEventListener('pointerup', end, { signal: until.signal })
  addEventListener('pointercancel', end, { signal: until.signal })
}

const suppressClick = (click: Event): void => click.stopPropagation()

function under(card: HTMLElement, { clientX, clientY }: PointerEvent): Element | null {
  card.style.pointerEvents = 'none'
  const found = document.elementFromPoint(clientX, clientY)
  card.style.pointerEvents = ''
  return found
}

/** Whether the drop has made a move. */
function drop({ pointing, id }: Drag, target: Element): boolean {
  const place = thingAt(target)
  pointing.cancelArmed()
  const isOnPiles = withAncestors(target).some((one) => meaningOf(one)?.kind === PILES)
  if (isOnPiles) point({ pointing }, id)
  if (place === null || place === id || isOnPiles) return isOnPiles
  const both = pointing.left.value.filter(({ on = [] }) => on.includes(id) && on.includes(place))
  const [only, more] = both
  if (only && !more) {
    pointing.take(only)
    return true
  }
  if (only) {
    pointing.point(id)
    pointing.point(place)
  } else {
    cardToPayWith = id
    point({ pointing }, place)
  }
  return false
}

/** The card that was dragged to a place which must be paid for first. */
let cardToPayWith: string | null = null

/** Points at the dragged card once the price is being paid. */
export function payWanted(pointing: Pointing, paying: boolean): void {
  const id = cardToPayWith
  if (id === null) return
  cardToPayWith = null
  if (paying && pointing.offered.value.has(id)) pointing.point(id)
}
