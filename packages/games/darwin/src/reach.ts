// Predicts the spaces at which a voyage can end, so that they can be displayed before it begins.

import { ISLAND_IDS, type IslandId, type StopId } from './data/ids.ts'
import { distancesFrom, occupied } from './distances.ts'
import type { Action } from './ops.ts'
import type { Board } from './state.ts'

type Pieces = { readonly boards: readonly Pick<Board, 'ship' | 'explorers'>[] }

/** In the order of the routes, without the piece's present space. */
export function reachOf(s: Pieces, by: number, acts: readonly Action[]): readonly StopId[] {
  return acts.flatMap((act) => {
    if (act.op === 'sail') return spacesAfter((s.boards[by] as Pieces['boards'][number]).ship, act.arg.steps, [])
    if (act.op !== 'explore') return []
    const { steps, island: only } = act.arg
    return ISLAND_IDS.flatMap((island) => (only === null || only === island ? ashore(s, by, island, steps) : []))
  })
}

function ashore(s: Pieces, by: number, island: IslandId, steps: number): readonly StopId[] {
  const at = (s.boards[by] as Pieces['boards'][number]).explorers[island]
  return at === null ? [] : spacesAfter(at, steps, occupied(s, by, island))
}

const spacesAfter = (at: StopId, steps: number, jumped: readonly StopId[]): StopId[] =>
  [...distancesFrom(at, steps, jumped).keys()].filter((stop) => stop !== at && !jumped.includes(stop))
