// Cells that a lens may open: which are locked, what each asks for and does.

import type { Effect } from '@wayfare/kernel'
import type { Need } from './data/seals.ts'
import {
  BOTH_MUSEUM,
  CELLS,
  FEW_TURN_COINS,
  FIRST_SPECIAL,
  MUSEUM_DELIVER,
  spaceAt,
  TURN_ORDER,
} from './data/spaces.ts'
import { specialTile } from './data/special-tiles.ts'
import { type DarwinState, LOCKED } from './state.ts'

export const isSpecial = (cell: number): boolean => cell >= FIRST_SPECIAL && cell < CELLS

/** The tile on a special cell, '' for an empty slot (DAR-LENS-14) or a cell without tiles. */
export function tileOn(s: DarwinState, cell: number): string {
  return isSpecial(cell) ? (s.tiles[cell - FIRST_SPECIAL] as string) : ''
}

export function needAt(s: DarwinState, space: number): Need {
  const tile = tileOn(s, space)
  return tile === '' ? spaceAt(space).need : specialTile(tile).need
}

/** What a space does for whoever uses it without a badge. */
export function actsOf(s: DarwinState, space: number): readonly Effect[] {
  const tile = tileOn(s, space)
  if (tile !== '') return specialTile(tile).acts
  if (space === TURN_ORDER && s.core.players < 3) return FEW_TURN_COINS
  if (space === MUSEUM_DELIVER && s.rulings.museum === 'one') return BOTH_MUSEUM
  return spaceAt(space).acts
}

export function unlockCost(s: DarwinState, cell: number): number {
  const tile = tileOn(s, cell)
  return tile === '' ? spaceAt(cell).unlockCost : specialTile(tile).unlockCost
}

/** A cell with something on it that nobody has opened. */
export function isLocked(s: DarwinState, cell: number): boolean {
  return s.lenses[cell] === LOCKED && (cell < FIRST_SPECIAL || tileOn(s, cell) !== '')
}

/** DAR-LENS-03, -13: on a main page the cell above must be open. */
export function isNext(s: DarwinState, cell: number): boolean {
  return isLocked(s, cell) && (isSpecial(cell) || s.lenses[cell - 1] !== LOCKED)
}
