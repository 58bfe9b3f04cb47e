// Arrows move through what is offered on the chart: to the nearest thing on that side.

import type { Point } from '../../table/use-viewport.ts'

const SIDES: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const isArrow = (key: string): boolean => key in SIDES

export function nextToward(
  key: string,
  from: string,
  ids: readonly string[],
  spotOf: (id: string) => Point | undefined,
): string | undefined {
  const [side, here] = [SIDES[key], spotOf(from)]
  if (!side || !here) return undefined
  let best: { readonly id: string; readonly far: number } | undefined
  for (const id of ids) {
    const there = id === from ? undefined : spotOf(id)
    if (!there) continue
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * side.x + dy * side.y
    if (ahead <= 0.5) continue
    const far = ahead + 2.2 * (Math.abs(dx * side.y) + Math.abs(dy * side.x))
    if (!best || far < best.far) best = { id, far }
  }
  return best?.id
}
