// On a narrow screen the place where something happens is brought into sight before it is shown, and all is as it was afterwards.

import type { Signal } from '@preact/signals'
import { isPhone } from '../../base/browser/media.ts'
import type { Drawer } from '../../board-kit/contract.ts'
import { scrolled } from '../../board-kit/motion/before.ts'
import { aimOf, type Place } from '../../board-kit/motion/gesture.ts'
import { wantsLessMotion } from '../../board-kit/motion/less-motion.ts'
import { boxOf, drawerOf, outOfSight } from '../../board-kit/motion/places.ts'
import type { Step } from '../../board-kit/motion/step.ts'
import { isChoiceBegun } from '../../client/table/choice-begun.ts'
import type { Scrolled, TurnShow } from './turn-show-queue.ts'

const UNCHANGED: Scrolled = (was) => was

/** `play` is called when it is in sight, at once or in a moment. What is half chosen stays where it is. */
export function bringForward(
  steps: readonly Step[],
  drawer: Signal<Drawer> | undefined,
  show: TurnShow,
  play: (scrolled: Scrolled) => void,
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

/** Whether a part of the table was opened for one of these places. */
function openDrawer(places: readonly Place[], drawer: Signal<Drawer>, show: TurnShow): boolean {
  const wanted = places.map(drawerOf).find((one) => one !== null)
  if (wanted === undefined || wanted === null) return false
  const before = opened.get(show)?.before ?? drawer.peek()
  if (!opened.has(show))
    whenOver(show, () => {
      const last = opened.get(show)?.last
      opened.delete(show)
      if (drawer.peek() === last) drawer.value = before
    })
  opened.set(show, { before, last: wanted })
  drawer.value = wanted
  return true
}

/** What was open before the show, and what it opened last: it may lead from one part of the table to another. */
const opened = new WeakMap<TurnShow, { readonly before: Drawer; readonly last: Drawer }>()

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

/** Smooth scrolling is over by then. */
const LONGEST_SCROLL_MS = 500

/** The first of these places that is scrolled out of sight is scrolled to; back again afterwards, unless somebody has touched it. */
function scrollTo(places: readonly Place[], show: TurnShow, play: (scrolled: Scrolled) => void): void {
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
