// Places of piles whose cards are not known, and which cards may lie there.

import type { Id } from '../core/names.ts'
import type { State } from '../core/state.ts'
import type { Game } from '../game.ts'

/** A slot whose card is not known, and a face that lies in one of them. */
export type HiddenSlot = { readonly pile: string; readonly index: number; readonly bag: number }
export type HiddenFace = { readonly id: Id; readonly root: number }

/** May this face lie there, as far as everybody can tell? */
export function mayLie(game: Game, world: State, { pile, bag }: HiddenSlot, { id, root }: HiddenFace): boolean {
  const kin = world.core.kin[bag]
  return (kin ? kin.includes(root) : root === bag) && (game.fits?.(world, pile, id) ?? true)
}
