// Lists what a player who passes now has not used, as far as they can see. Free actions remain possible until the turn
// ends.

import type { Id, Seat } from '@wayfare/kernel'
import { SPACES } from './board/sites.ts'
import { CARDS } from './cards/cards.ts'
import type { ArnakView } from './view.ts'

export type LostByPassing = {
  /** Assistants that could still be used; all are refreshed for the next round (ARN-ROUND-19). */
  readonly assistants: readonly Id[]
  /** Cards in hand that could be played as a free action. */
  readonly cards: readonly Id[]
  /** The Fear gained at the end of the round from archaeologists at guardians, if nothing changes (ARN-ROUND-11). */
  readonly fear: number
  /** The number of travel icons that are lost when the turn ends (ARN-TURN-10). */
  readonly travel: number
}

/** `moves` are the moves offered to this seat. */
export function lostByPassing(view: ArnakView, seat: Seat, moves: readonly string[]): LostByPassing {
  const { hand, staff } = view.explorers[seat] as ArnakView['explorers'][number]
  const { car, ship, plane, either } = view.pool
  const serves = (id: Id): boolean => moves.some((move) => move === `use ${id}` || move.endsWith(` with ${id}`))
  return {
    assistants: staff.filter(({ id, ready }) => ready && serves(id)).map(({ id }) => id),
    cards: hand.filter((id): id is Id => id !== null && CARDS.get(id)?.free === true && moves.includes(`play ${id}`)),
    fear: fearToCome(view, seat),
    travel: car + ship + plane + either,
  }
}

/**
 * Each archaeologist who returns from a guardian's site brings one Fear (ARN-ROUND-11, ARN-ROUND-12), unless the War
 * Mask protects its player (ARN-CARD-40).
 */
export function fearToCome({ men, guards, explorers }: ArnakView, seat: Seat): number {
  if (explorers[seat]?.calm) return 0
  return SPACES.filter(({ index, site }) => men[index] === seat && guards[site]).length
}
