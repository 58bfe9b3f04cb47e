// Slots in piles whose cards are unknown, and the cards that may be in them.

import type { Id } from '../core/names.ts'
import type { State } from '../core/state.ts'
import type { Game } from '../game.ts'

/** A slot whose card is unknown, and a card face that is in one of these slots. */
export type HiddenSlot = { readonly pile: string; readonly index: number; readonly bag: number }
export type HiddenFace = { readonly id: Id; readonly root: number }

/** True if this face may be in the slot, as far as public knowledge goes. */
export function mayLie(game: Game, world: State, { pile, bag }: HiddenSlot, { id, root }: HiddenFace): boolean {
  const kin = world.core.kin[bag]
  return (kin ? kin.includes(root) : root === bag) && (game.fits?.(world, pile, id) ?? true)
}
