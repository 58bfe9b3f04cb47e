// Where the places of gestures are on the screen.

import { type Fits, findShown, meaningOf, withAncestors } from '../../base/ui/element-meanings.ts'
import { partOf, partsOf, type ScreenPart } from '../../base/ui/screen-parts.ts'
import type { Drawer } from '../contract.ts'
import type { Box } from '../element-boxes.ts'
import type { Place } from './gesture.ts'

/** Where things lie; a prompt, a panel or the log only names them. */
const LYING: readonly ScreenPart[] = ['board', 'market', 'aside', 'outlook', 'mine', 'side']

/** The part of the table that a narrow screen shows only when its tab is chosen. */
const DRAWERS: { readonly [P in ScreenPart]?: Drawer } = {
  board: 'none',
  market: 'market',
  aside: 'aside',
  outlook: 'outlook',
  side: 'side',
}

const drawnAt = (place: Place): Element[] => drawnOnTable((meaning) => meaning.place === place || meaning.id === place)

function drawnOnTable(fits: Fits): Element[] {
  const parts = partsOf(...LYING)
  return findShown((meaning, element) => fits(meaning, element) && parts.some((part) => part.contains(element)))
}

/** All that is to be seen in this place and in those that belong to it. */
export const elementsBelow = (place: Place): Element[] =>
  drawnOnTable((meaning) => meaning.place === place || meaning.place?.startsWith(`${place}/`)).filter(isSeen)

/** The things of the game that are to be seen in this part of the table. */
export function thingsIn(place: Place): Element[] {
  const part = elementAt(place)
  return part ? drawnOnTable(({ id }, element) => id !== undefined && part.contains(element)).filter(isSeen) : []
}

/** The elements that are to be seen of this place; those that were given its name before those that stand for a thing called so. */
export function elementsAt(place: Place): Element[] {
  const found = drawnAt(place).filter(isSeen)
  const named = found.filter((element) => meaningOf(element)?.place === place)
  return named.length > 0 ? named : found
}

export const elementAt = (place: Place): Element | undefined => elementsAt(place)[0]

/** Whether it is drawn at all, in sight or not. */
export const isDrawn = (place: Place): boolean => drawnAt(place).length > 0

/** The drawer that has to be opened for this place to be seen; null where it is in sight already, or nowhere. */
export function drawerOf(place: Place): Drawer | null {
  const all = drawnAt(place)
  if (all.length === 0 || all.some(isSeen)) return null
  const part = LYING.find((one) => all.some((element) => partOf(one)?.contains(element)))
  return (part && DRAWERS[part]) ?? null
}

/** Where a place is drawn that is scrolled out of sight, and what has to be scrolled; null where it is in sight, or in no such part. */
export function outOfSight(place: Place): { readonly element: Element; readonly scroller: Element } | null {
  const all = drawnAt(place)
  if (all.some(isSeen)) return null
  for (const element of all) {
    const { width, height } = boxOf(element)
    const scroller = width > 0 && height > 0 ? withAncestors(element.parentElement).find(canScroll) : undefined
    if (scroller) return { element, scroller }
  }
  return null
}

function canScroll(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) return false
  const { overflowX, overflowY } = getComputedStyle(element)
  return [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')
}

/** The box of the place; of the tab behind which it is; or of what it belongs to. */
export function boxAt(place: Place): Box | null {
  for (let name = place; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const element = elementAt(name) ?? tabOf(drawerOf(name))
    if (element) return boxOf(element)
  }
  const prompt = partOf('prompt')
  return prompt ? boxOf(prompt) : null
}

const tabOf = (drawer: Drawer | null): Element | undefined =>
  drawer === null ? undefined : findShown((meaning) => meaning.drawer === drawer).find(isSeen)

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

export const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** On the screen, and not scrolled out of its part of the table. */
function isSeen(element: Element): boolean {
  const box = boxOf(element)
  const { x, y } = centreOf(box)
  const part = partsOf(...LYING).find((one) => one.contains(element))
  const within = (one: Box): boolean => x >= one.x && y >= one.y && x <= one.x + one.width && y <= one.y + one.height
  return (
    box.width > 0 &&
    box.height > 0 &&
    within({ x: 0, y: 0, width: innerWidth, height: innerHeight }) &&
    // A part without a box, whose children lie in the grid around it, hides nothing.
    (part === undefined || boxOf(part).width === 0 || within(boxOf(part)))
  )
}
