// What a delivery brings (DAR-MUSEUM-02 to -04), for players and Alfred alike.

import { bitCount, COLUMN_BITS, columnOf, ROW_BITS, rowOf } from './data/specimens.ts'
import type { DarwinState } from './state.ts'

export type Income = { readonly coins: number; readonly steps: number; readonly rowCoin: boolean }

/** Over the other six cells of row and column; a full row adds a step, the first tile of a row its coin. */
export function incomeOf(s: DarwinState, specimen: number, again: boolean): Income {
  const row = rowOf(specimen)
  const own = 1 << specimen
  const others = ((ROW_BITS[row] as number) | (COLUMN_BITS[columnOf(specimen)] as number)) & ~own
  const filled = bitCount(s.museum & others)
  const completes = ((s.museum | own) & (ROW_BITS[row] as number)) === (ROW_BITS[row] as number)
  const rowCoin = !again && (s.rowCoins & (1 << row)) !== 0
  return { coins: 6 - filled + (rowCoin ? 1 : 0), steps: filled + (completes ? 1 : 0), rowCoin }
}

/** Puts the tile into its cell. */
export function place(s: DarwinState, specimen: number): void {
  s.museum |= 1 << specimen
  s.rowCoins &= ~(1 << rowOf(specimen))
}
