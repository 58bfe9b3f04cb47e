// Going by keys from one thing on the table to the next, also to those that never have the focus: to what lies beside it in the direction
// of an arrow, or through all of them in the order of the page.

import { findShown, type Inspected, inspectedAt, type Meaning } from '../../base/ui/element-meanings.ts'

type Point = { readonly x: number; readonly y: number }

const canBeTold = ({ id, about }: Meaning): boolean => id !== undefined || about !== undefined

/** What is drawn on a part of the table that is put away has no size. */
function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
}

/** All things of which a card can tell, in the order of the page, each id once. */
export function thingsOnTable(): Inspected[] {
  const found = new Map<string, Inspected>()
  for (const element of findShown((meaning, one) => canBeTold(meaning) && isDrawn(one))) {
    const thing = inspectedAt(element)
    if (thing && !found.has(thing.id)) found.set(thing.id, thing)
  }
  return [...found.values()]
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const STEPS: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 }
/** How much farther something seems that does not lie straight ahead. */
const ASIDE = 2

/** Where a key leads from a thing; null where it leads nowhere. */
export function thingBeside(now: Inspected, key: string): Inspected | null {
  const things = thingsOnTable()
  const step = STEPS[key]
  if (step !== undefined) {
    const at = things.findIndex(({ id }) => id === now.id)
    return things[(at + step + things.length) % things.length] ?? null
  }
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const from = middleOf(now.element)
  const far = ({ element }: Inspected): number => distance(from, middleOf(element), direction)
  const ahead = things.filter((one) => one.id !== now.id && far(one) < Number.POSITIVE_INFINITY)
  return ahead.sort((a, b) => far(a) - far(b))[0] ?? null
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Infinite for what does not lie in this direction. */
function distance(from: Point, to: Point, direction: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const ahead = x * direction.x + y * direction.y
  const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x)
  return ahead > 1 && ahead >= aside / ASIDE ? ahead + ASIDE * aside : Number.POSITIVE_INFINITY
}
