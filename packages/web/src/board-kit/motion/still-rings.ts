// Without motion: rings stand around the places where somebody has changed something, and are gone after a second.

import { toneOf } from '../../base/ui/seat.ts'
import type { Place } from './gesture.ts'
import { boxOf, elementAt } from './places.ts'

const RING_MS = 1000
const MARGIN = 4

/** Returns what takes them away sooner. */
export function ringAround(layer: HTMLElement, places: readonly Place[], seat: number | null): () => void {
  const elements = new Set(places.flatMap((place) => elementAt(place) ?? []))
  const rings = [...elements].map((element) => {
    const { x, y, width, height } = boxOf(element)
    const ring = document.createElement('span')
    ring.className = 'motion-copy motion-ring'
    if (seat !== null) ring.dataset.own = toneOf(seat)
    Object.assign(ring.style, {
      inset: `${y - MARGIN}px auto auto ${x - MARGIN}px`,
      width: `${width + 2 * MARGIN}px`,
      height: `${height + 2 * MARGIN}px`,
    })
    return ring
  })
  layer.append(...rings)
  const remove = () => {
    clearTimeout(timer)
    for (const ring of rings) ring.remove()
  }
  const timer = setTimeout(remove, RING_MS)
  return remove
}
