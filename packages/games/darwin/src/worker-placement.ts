// Computes the cost of placing a worker, and the actions it leads to. Only public information is needed, so a view
// suffices.

import { actsOf, isCell, needAt, penaltyAt } from './cells.ts'
import { academy, explore, points, sail, stamps } from './data/actions.ts'
import type { SpaceId, WorkerId } from './data/ids.ts'
import { hasGold, hasSilver, shortage } from './data/seals.ts'
import { SPECIAL_SILVER, spaceOf } from './data/spaces.ts'
import type { Action } from './ops.ts'
import type { Rulings } from './rulings.ts'
import type { DarwinState, Worker } from './state.ts'

/** `toOwner` is the board that gets a coin from the supply for its lens. */
export type PlaceCost = { readonly coins: number; readonly knowledge: number; readonly toOwner: number | null }

type Placing = Parameters<typeof penaltyAt>[0] & Pick<DarwinState, 'tiles' | 'lenses'>

/**
 * The placement penalty, the owner's coin, and knowledge in place of missing seals (DAR-PLACE-05, -13, DAR-SEAL-01).
 */
export function placeCost(s: Placing, by: number, { seals }: Pick<Worker, 'seals'>, space: SpaceId): PlaceCost {
  const owner = isCell(space) ? s.lenses[space] : 'open'
  return {
    coins: penaltyAt(s, by, space),
    knowledge: shortage(seals, needAt(s, spaceOf(space))),
    toOwner: typeof owner === 'number' && owner !== by ? owner : null,
  }
}

type Doing = Parameters<typeof actsOf>[0] & { readonly rulings: Pick<Rulings, 'badges'> }

/** Returns the actions of a space as they are for a worker with a badge (DAR-BADGE-04 to -12). */
export function actsFor(s: Doing, { id, seals: row }: Worker, space: SpaceId): readonly Action[] {
  const list = actsOf(s, space)
  const [first] = list
  const { page } = spaceOf(space)
  const late = s.rulings.badges === 'late'
  if (!first || page === 'open' || page === 'small' || !(hasSilver(row) || late)) return list
  const silver = hasSilver(row) && !late
  const gold = hasGold(row) && !late
  const more = silver ? 1 : 0
  const badgeOf = late ? (id as WorkerId) : null
  if (page === 'explore' && first.op === 'explore') return [explore(first.arg.steps + more, { halt: gold, badgeOf })]
  if (page === 'navigate' && first.op === 'sail') return [sail(first.arg.steps + more, { halt: gold, badgeOf })]
  if (page === 'letters' && first.op === 'stamps') return [stamps(first.arg.left + more, { split: gold, badgeOf })]
  if (page === 'academy' && first.op === 'academy') {
    const { times, discount } = first.arg
    const seals = academy({ times, discount, gold: hasGold(row) })
    return silver ? [seals, academy({ gold, extra: true })] : [seals]
  }
  return [...list, ...(silver ? [SPECIAL_SILVER] : []), ...(gold ? [SPECIAL_GOLD] : [])]
}
export const SPECIAL_GOLD = points(3)
