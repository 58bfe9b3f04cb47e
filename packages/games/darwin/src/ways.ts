// How far a piece can go. Spaces stand in an order in which every way leads forward, so one pass finds all distances.

import type { IslandId, StopId } from './data/ids.ts'
import { routeOf, stopOf } from './data/routes.ts'
import type { Board } from './state.ts'

/**
 * The spaces within `most` steps, that where it stands included, each with the fewest steps that lead there. Spaces in `jumped` cost
 * no step (DAR-EXPLORE-02); whether a piece may stop there is another matter.
 */
export function waysFrom(from: StopId, most: number, jumped: readonly StopId[]): ReadonlyMap<StopId, number> {
  const { route, place } = stopOf(from)
  const { stops } = routeOf(route)
  const steps = new Map<StopId, number>([[from, 0]])
  for (let i = place; i < stops.length; i++) {
    const { id, next } = stops[i] as (typeof stops)[number]
    const here = steps.get(id)
    if (here === undefined) continue
    for (const to of next) {
      const there = jumped.includes(to) ? here : here + 1
      if (there <= most && there < (steps.get(to) ?? Number.POSITIVE_INFINITY)) steps.set(to, there)
    }
  }
  return steps
}

/** Who stands where, as a state or a view has it. */
type Explorers = { readonly boards: readonly Pick<Board, 'explorers'>[] }

/** DAR-EXPLORE-03: spaces of an island that others stand on; the first and the last hold any number. */
export function occupied(s: Explorers, by: number, island: IslandId): readonly StopId[] {
  const { first, last } = routeOf(island)
  const found: StopId[] = []
  for (let board = 0; board < s.boards.length; board++) {
    const at = board === by ? null : (s.boards[board] as Explorers['boards'][number]).explorers[island]
    if (at !== null && at !== first && at !== last) found.push(at)
  }
  return found
}
