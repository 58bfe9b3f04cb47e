// Moves the focus by arrow keys over the things of a drawing: to the nearest one in that direction.

import type { Point } from './use-viewport.ts'

const SIDES: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
/** How much more a sideways distance counts than one straight ahead. */
const ASIDE = 2.2

export function isArrow(key: string): boolean {
  return key in SIDES
}

export function nextToward(
  key: string,
  from: string,
  ids: readonly string[],
  spotOf: (id: string) => Point | undefined,
): string | undefined {
  const side = SIDES[key]
  const here = spotOf(from)
  if (!side || !here) return inOrder(key, from, ids)
  let best: { id: string; far: number } | undefined
  for (const id of ids) {
    const there = id === from ? undefined : spotOf(id)
    if (!there) continue
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * side.x + dy * side.y
    const beside = Math.abs(dx * side.y) + Math.abs(dy * side.x)
    if (ahead <= 0.5) continue
    const far = ahead + beside * ASIDE
    if (!best || far < best.far) best = { id, far }
  }
  return best?.id
}

/** Things without a place on the drawing are in a row. */
function inOrder(key: string, from: string, ids: readonly string[]): string | undefined {
  const step = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  return ids[(ids.indexOf(from) + step + ids.length) % ids.length]
}
