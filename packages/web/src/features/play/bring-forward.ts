// On a narrow screen, opens or scrolls to the part of the table where something happens before it is shown, and
// restores everything afterwards.

import type { Signal } from '@preact/signals'
import { isPhone } from '../../base/browser/media.ts'
import type { Drawer } from '../../board-kit/contract.ts'
import { scrolled } from '../../board-kit/motion/before.ts'
import { aimOf, type Place } from '../../board-kit/motion/gesture.ts'
import { wantsLessMotion } from '../../board-kit/motion/less-motion.ts'
import { boxOf, drawerOf, outOfSight } from '../../board-kit/motion/places.ts'
import type { Step } from '../../board-kit/motion/step.ts'
import type { Before } from '../../board-kit/motion/table-before.ts'
import { isChoiceBegun } from '../../client/table/choice-begun.ts'
import type { TurnShow } from './turn-show-queue.ts'

/** Converts positions that were measured before the scroll to positions after it. */
export type CorrectForScroll = (was: Before) => Before

const UNCHANGED: CorrectForScroll = (was) => was

/**
 * Calls `play` when the places are visible, at once or in a moment. The view does not change while a move is half
 * chosen.
 */
export function bringForward(
  steps: readonly Step[],
  drawer: Signal<Drawer> | undefined,
  show: TurnShow,
  play: (scrolled: CorrectForScroll) => void,
): void {
  const isTold = steps.some(({ caption }) => caption !== null)
  if (!isPhone.peek() || isChoiceBegun.peek() || !isTold) {
    play(UNCHANGED)
    return
  }
  const places = steps.flatMap(({ gestures }) => gestures.flatMap((gesture) => aimOf(gesture) ?? []))
  const scrollAndPlay = () => scrollTo(places, show, play)
  if (drawer && openDrawer(places, drawer, show)) requestAnimationFrame(scrollAndPlay)
  else scrollAndPlay()
}

/** Opens the drawer that holds one of these places. Returns true if it did. */
function openDrawer(places: readonly Place[], drawer: Signal<Drawer>, show: TurnShow): boolean {
  const wanted = places.map(drawerOf).find((one) => one !== null)
  if (wanted === undefined || wanted === null) return false
  const before = drawer.peek()
  drawer.value = wanted
  whenOver(show, () => {
    if (drawer.peek() === wanted) drawer.value = before
  })
  return true
}

function whenOver(show: TurnShow, then: () => void): void {
  let hasBegun = false
  const stop = show.said.subscribe((said) => {
    if (said !== null && !said.isOver) hasBegun = true
    else if (hasBegun) {
      stop()
      then()
    }
  })
}

/** Smooth scrolling has ended after this time. */
const LONGEST_SCROLL_MS = 500

/**
 * Scrolls to the first of these places that cannot be seen, and back afterwards, unless the player has scrolled
 * meanwhile.
 */
function scrollTo(places: readonly Place[], show: TurnShow, play: (scrolled: CorrectForScroll) => void): void {
  const hidden = places.map(outOfSight).find((one) => one !== null)
  if (!hidden) {
    play(UNCHANGED)
    return
  }
  const { scroller, element } = hidden
  const [left, top] = [scroller.scrollLeft, scroller.scrollTop]
  const [there, room] = [boxOf(element), boxOf(scroller)]
  const to = {
    left: left + there.x + there.width / 2 - room.x - room.width / 2,
    top: top + there.y + there.height / 2 - room.y - room.height / 2,
  }
  let isTouched = false
  const touched = () => {
    isTouched = true
  }
  for (const kind of TOUCHES) scroller.addEventListener(kind, touched, { passive: true })
  whenOver(show, () => {
    for (const kind of TOUCHES) scroller.removeEventListener(kind, touched)
    if (!isTouched) scroller.scrollTo({ left, top, behavior: 'instant' })
  })
  const begin = () => play((was) => scrolled(was, scroller, left - scroller.scrollLeft, top - scroller.scrollTop))
  if (wantsLessMotion()) {
    scroller.scrollTo({ ...to, behavior: 'instant' })
    begin()
    return
  }
  const timer = setTimeout(begin, LONGEST_SCROLL_MS)
  scroller.addEventListener(
    'scrollend',
    () => {
      clearTimeout(timer)
      begin()
    },
    { once: true },
  )
  scroller.scrollTo({ ...to, behavior: 'smooth' })
}

const TOUCHES = ['pointerdown', 'wheel', 'touchmove'] as const
