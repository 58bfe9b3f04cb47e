// How a number changes: the old one stands until its picture has landed, then it counts to the new one, and above it stands by how much it
// changed.

import { minus } from '../../base/ui/minus.ts'
import { onItsWay, ROLL_MS, ROLL_STEP_MS } from '../../base/ui/rolling-number.tsx'
import type { Place } from './gesture.ts'
import { boxAt, boxOf, centreOf, elementAt } from './places.ts'
import type { HeldNumber, Stage, Time } from './stage.ts'
import type { Point } from './ways.ts'

export function paintCount(stage: Stage, place: Place, by: number | null, { delay, duration }: Time): void {
  const element = elementAt(place)
  const box = element ? boxOf(element) : boxAt(place)
  if (!box) return
  if (by !== null) paintBadge(stage, centreOf(box), by, { delay, duration })
  const held = element instanceof HTMLElement ? (stage.counted.get(place) ?? holdNumber(stage, place, element)) : null
  if (!element || !held) return
  held.changes++
  // An animation that shows nothing: it waits, and goes with the show where that is skipped to the next sentence.
  const waiting = held.cover.animate([], { duration: 0, delay })
  waiting.onfinish = () => {
    held.changes--
    // A number that is worked out somewhere else may be known only by now.
    const now = elementAt(place) === element ? numberIn(element) : held.value
    const to = by === null || held.changes === 0 ? now : held.value + by
    if (by === null && to !== held.value)
      paintBadge(stage, centreOf(boxOf(element)), to - held.value, { delay: 0, duration })
    countTo(stage, held, to)
  }
  stage.play(waiting)
}

const numberIn = (element: Element): number => Number(element.textContent?.replace('−', '-'))

/** Over the number stands what it was before. */
function holdNumber(stage: Stage, place: Place, element: HTMLElement): HeldNumber | null {
  const text = stage.was.numbers.get(place)
  const cover = text === undefined ? null : stage.copy(boxOf(element))
  if (text === undefined || !cover) return null
  const { font, color, letterSpacing, textAlign } = getComputedStyle(element)
  const { x, y, height } = boxOf(element)
  cover.textContent = text
  const inset = `${y}px auto auto ${x}px`
  Object.assign(cover.style, { inset, font, color, letterSpacing, textAlign, lineHeight: `${height}px` })
  const hiding = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONGEST_HIDDEN })
  stage.play(hiding)
  const held: HeldNumber = {
    cover,
    value: Number(text.replace('−', '-')),
    changes: 0,
    stop: () => {},
    show: () => {
      hiding.cancel()
      stage.drop(cover)
    },
  }
  stage.counted.set(place, held)
  return held
}

/** No show is longer. */
const LONGEST_HIDDEN = 12_000

/** Step by step, and never past it; after the last change the number itself is seen again. */
function countTo(stage: Stage, held: HeldNumber, to: number): void {
  held.stop()
  const [from, began] = [Number(held.cover.textContent?.replace('−', '-')), performance.now()]
  held.value = to
  held.stop = stage.every(ROLL_STEP_MS, () => {
    const share = (performance.now() - began) / ROLL_MS
    held.cover.textContent = minus(onItsWay(from, to, share))
    if (share < 1) return
    held.stop()
    if (held.changes === 0) held.show()
  })
}

/** By how much a number changes, above it for a moment. */
function paintBadge(stage: Stage, { x, y }: Point, by: number, { delay, duration }: Time): void {
  const badge = stage.copy({ width: 34, height: 20 })
  if (!badge) return
  badge.classList.add('motion-badge')
  badge.dataset.change = by > 0 ? 'gain' : 'loss'
  badge.textContent = by > 0 ? `+${by}` : `−${-by}`
  const at = (rise: number, size = 1) => `translate(${x - 17}px, ${y - 10 - rise}px) scale(${size})`
  const rising = badge.animate(
    [
      { transform: at(10, 0.6), opacity: 0 },
      { transform: at(20), opacity: 1, offset: 0.15 },
      { transform: at(20), opacity: 1, offset: 0.8 },
      { transform: at(26), opacity: 0 },
    ],
    { duration: duration + 900, delay, fill: 'both' },
  )
  rising.onfinish = () => stage.drop(badge)
  stage.play(rising)
}
