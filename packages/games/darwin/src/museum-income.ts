// Computes the income of a delivery (DAR-MUSEUM-02 to -04), for players and Alfred.

import { KINDS, type Specimen } from './data/ids.ts'
import { columnOf, countOf, rowOf } from './data/specimens.ts'
import type { DarwinState } from './state.ts'

/** The price of the second specimen of a visit (DAR-MUSEUM-05, -08). */
export const SECOND_COST = 3

export type Income = { readonly coins: number; readonly steps: number }

type Museum = Readonly<Pick<DarwinState, 'museum' | 'rowCoins'>>

/**
 * Counts the other six cells of row and column; a row that becomes full adds a step, and the first tile of a row its
 * coin.
 */
export function incomeOf({ museum, rowCoins }: Museum, specimen: Specimen, again: boolean): Income {
  const others = museum.filter((one) => one !== specimen)
  const row = rowOf(specimen)
  const inRow = countOf(others, row)
  const filled = inRow + countOf(others, columnOf(specimen))
  const completes = inRow === KINDS.length - 1
  const rowCoin = !again && rowCoins.includes(row)
  return { coins: 6 - filled + (rowCoin ? 1 : 0), steps: filled + (completes ? 1 : 0) }
}

/** Places the tile in its cell. */
export function place(s: DarwinState, specimen: Specimen): void {
  s.museum = [...s.museum, specimen]
  s.rowCoins = s.rowCoins.filter((colour) => colour !== rowOf(specimen))
}
