// Where the places of gestures are on the screen.

import { findShown, meaningOf } from '../../base/ui/element-meanings.ts'
import { partOf, partsOf, type ScreenPart } from '../../base/ui/screen-parts.ts'
import type { Box } from '../element-boxes.ts'
import type { Place } from './gesture.ts'

/** Where things lie; a prompt, a panel or the log only names them. */
const LYING: readonly ScreenPart[] = ['board', 'market', 'aside', 'outlook', 'mine', 'side']

/** The elements that are to be seen of this place; those that were given its name before those that stand for a thing called so. */
export function elementsAt(place: Place): Element[] {
  const parts = partsOf(...LYING)
  const found = findShown(
    (meaning, element) =>
      (meaning.place === place || meaning.id === place) && parts.some((part) => part.contains(element)),
  ).filter(isSeen)
  const named = found.filter((element) => meaningOf(element)?.place === place)
  return named.length > 0 ? named : found
}

export const elementAt = (place: Place): Element | undefined => elementsAt(place)[0]

/** The box of the place, or of what it belongs to. */
export function boxAt(place: Place): Box | null {
  for (let name = place; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const element = elementAt(name)
    if (element) return boxOf(element)
  }
  const prompt = partOf('prompt')
  return prompt ? boxOf(prompt) : null
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

export const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

function isSeen(element: Element): boolean {
  const { x, y, width, height } = boxOf(element)
  const [cx, cy] = [x + width / 2, y + height / 2]
  return width > 0 && height > 0 && cx >= 0 && cy >= 0 && cx <= innerWidth && cy <= innerHeight
}
