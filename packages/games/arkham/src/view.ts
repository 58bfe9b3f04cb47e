// The view of a seat or spectator, built from what it may know (ARK-SIM-02, hidden information).

import { type Eyes, faces, type Id, type Seat, stateSeenBy } from '@wayfare/kernel'
import type { AncientId } from './board/ancients.ts'
import type { DieId } from './cards/dice.ts'
import { OLD_CARDS, OPEN_CARD, SHOP_DECK } from './rules/shop-deck.ts'
import {
  type ArkhamState,
  type Board,
  board,
  callPile,
  cloneBoard,
  cloneDice,
  type Die,
  discardedTask,
  taskPile,
} from './state.ts'

type Faces = readonly (Id | null)[]

type BoardView = Board & { readonly tasks: Faces; readonly discarded: Faces; readonly call: Faces }
export type ArkhamView = {
  readonly ancient: AncientId
  readonly effects: ArkhamState['effects']
  readonly cell: string | null
  readonly round: number
  readonly first: Seat
  readonly dice: Readonly<Record<DieId, Die>>
  readonly shop: { readonly deck: number; readonly open: Faces; readonly old: Faces }
  readonly boards: readonly BoardView[]
}

export function view(s: ArkhamState, eyes: Eyes): ArkhamView {
  return {
    ancient: s.ancient,
    effects: s.effects,
    cell: s.cell,
    round: s.round,
    first: s.first,
    dice: cloneDice(s.dice),
    shop: { deck: faces(s, SHOP_DECK, eyes).length, open: faces(s, OPEN_CARD, eyes), old: faces(s, OLD_CARDS, eyes) },
    boards: s.boards.map((_, seat) => {
      const seen = stateSeenBy(s, seat, eyes)
      // The spread must come last: in the other order, creating this object takes four times as long, and it is made
      // for every move.
      return {
        tasks: faces(seen, taskPile(seat), eyes),
        discarded: faces(seen, discardedTask(seat), eyes),
        call: faces(seen, callPile(seat), eyes),
        ...cloneBoard(board(seen, seat)),
      }
    }),
  }
}
