// What somebody who passes now has not made use of, as far as they see it. Free actions are still theirs until the turn ends.

import type { Id, Seat } from '@wayfare/kernel'
import { SPACES } from './board/sites.ts'
import { CARDS } from './cards/cards.ts'
import type { ArnakView } from './view.ts'

export type LostByPassing = {
  /** Assistants that could be used; all are ready again in the next round (ARN-ROUND-19). */
  readonly assistants: readonly Id[]
  /** Cards in hand that could be played as a free action. */
  readonly cards: readonly Id[]
  /** Fear that archaeologists bring home (ARN-ROUND-11), if nothing changes until then. */
  readonly fear: number
  /** Travel that is lost when the turn ends (ARN-TURN-10). */
  readonly travel: number
}

/** `moves`: what is offered to this seat. */
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

/** ARN-ROUND-11, ARN-ROUND-12; ARN-CARD-40: none for whoever wears the mask. */
export function fearToCome({ men, guards, explorers }: ArnakView, seat: Seat): number {
  if (explorers[seat]?.calm) return 0
  return SPACES.filter(({ index, site }) => men[index] === seat && guards[site]).length
}
