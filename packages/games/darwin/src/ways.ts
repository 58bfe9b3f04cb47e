// How far a piece can go. Spaces stand in an order in which every way leads forward, so one pass finds all distances.

import { ISLANDS, SEA } from './data/routes.ts'
import type { DarwinState } from './state.ts'

const FAR = 99
/** Steps to each space of the route that was asked for last. Kept between calls: this is asked in every second decision. */
export const steps: number[] = Array.from({ length: 32 }, () => FAR)

/** Fills `steps` from this space on; returns the last space within `most` steps. Jumped spaces cost nothing (DAR-EXPLORE-02). */
function measure(stops: typeof SEA.stops, from: number, most: number, jumped: number): number {
  for (let i = from; i < stops.length; i++) steps[i] = FAR
  steps[from] = 0
  let last = from
  for (let i = from; i < stops.length; i++) {
    const here = steps[i] as number
    if (here > most) continue
    last = i
    const { next } = stops[i] as (typeof stops)[number]
    for (let j = 0; j < next.length; j++) {
      const to = next[j] as number
      const there = (jumped & (1 << to)) === 0 ? here + 1 : here
      if (there < (steps[to] as number)) steps[to] = there
    }
  }
  return last
}

export function measureSea(from: number, most: number): number {
  return measure(SEA.stops, from, most, 0)
}

export function measureIsland(isle: number, from: number, most: number, jumped: number): number {
  return measure((ISLANDS[isle] as (typeof ISLANDS)[number]).stops, from, most, jumped)
}

/** DAR-EXPLORE-03: spaces that others stand on, as bits; the first and the last hold any number. */
export function occupied(s: DarwinState, by: number, isle: number): number {
  const { last } = ISLANDS[isle] as (typeof ISLANDS)[number]
  let bits = 0
  for (let i = 0; i < s.boards.length; i++) {
    const at = i === by ? -1 : ((s.boards[i] as DarwinState['boards'][number]).explorers[isle] as number)
    if (at > 0 && at < last) bits |= 1 << at
  }
  return bits
}
