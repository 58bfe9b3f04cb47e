// What is known of a table as it was drawn before what is shown now.

import type { Box } from '../element-boxes.ts'
import type { Place } from './gesture.ts'
import { copyOfLine, type LineCopy } from './line-copy.ts'
import { boxAt, boxOf, elementAt, elementsAt, elementsBelow, thingsIn } from './places.ts'
import type { Step } from './step.ts'
import type { Before } from './table-before.ts'

/** What else is counted is drawn piece by piece. */
const NUMBER = /^[−-]?\d+$/
/** What has to be known of the table as it is drawn now. */
export function before(steps: readonly Step[]): Before {
  const pieces = new Map<Place, ReadonlyMap<Element, Box>>()
  const boxes = new Map<Place, Box>()
  const numbers = new Map<Place, string>()
  const things = new Map<Place, HTMLElement>()
  const lines = new Map<Place, readonly LineCopy[]>()
  for (const gesture of steps.flatMap(({ gestures }) => gestures)) {
    if (gesture.kind === 'move' || gesture.kind === 'shift' || gesture.kind === 'gather') {
      const { thing } = gesture
      if (!pieces.has(thing)) pieces.set(thing, new Map(PIECES[gesture.kind](thing).map((one) => [one, boxOf(one)])))
    }
    for (const place of gesture.kind === 'fly' ? [gesture.from, gesture.to] : []) {
      const box = boxAt(place)
      if (box && !boxes.has(place)) boxes.set(place, box)
    }
    if (gesture.kind === 'fly' && gesture.picture === gesture.from) {
      const element = elementAt(gesture.from)
      if (element instanceof HTMLElement) things.set(gesture.from, element.cloneNode(true) as HTMLElement)
    }
    if (gesture.kind === 'glow') {
      const element = elementAt(gesture.place)
      if (element && !boxes.has(gesture.place)) boxes.set(gesture.place, boxOf(element))
    }
    const home = gesture.kind === 'move' ? gesture.home : undefined
    if (home && !boxes.has(home.place)) {
      const box = boxAt(home.place)
      if (box) boxes.set(home.place, box)
    }
    for (const place of gesture.kind === 'move' ? Object.keys(gesture.along ?? {}) : []) {
      const element = elementAt(place)
      if (element && !boxes.has(place)) boxes.set(place, boxOf(element))
    }
    for (const thing of gesture.kind === 'erase' ? gesture.things : [])
      if (!lines.has(thing)) lines.set(thing, linesAt(thing))
    if (gesture.kind === 'count' && !numbers.has(gesture.place)) {
      const text = elementAt(gesture.place)?.textContent ?? ''
      if (NUMBER.test(text)) numbers.set(gesture.place, text)
    }
  }
  return { pieces, boxes, numbers, things, lines }
}

/** By kind of gesture, what has to be known of its thing: where its pieces are drawn. */
const PIECES = { move: elementsAt, shift: thingsIn, gather: elementsBelow } as const

const linesAt = (place: Place): readonly LineCopy[] => elementsAt(place).flatMap((element) => copyOfLine(element) ?? [])

/** The same where a part of the table has been scrolled since. */
export function scrolled(was: Before, scroller: Element, x: number, y: number): Before {
  const moved = (box: Box): Box => ({ ...box, x: box.x + x, y: box.y + y })
  const pieces = new Map(
    [...was.pieces].map(([place, boxes]) => [
      place,
      new Map([...boxes].map(([element, box]) => [element, scroller.contains(element) ? moved(box) : box])),
    ]),
  )
  const isInside = (place: Place): boolean => {
    const element = elementAt(place)
    return element !== undefined && scroller.contains(element)
  }
  const boxes = new Map([...was.boxes].map(([place, box]) => [place, isInside(place) ? moved(box) : box]))
  return { ...was, pieces, boxes }
}
