// Sixteen specimens: four colours (rows of the museum) by four kinds (columns).

import { COLOURS } from './seals.ts'

export const KINDS = ['reptile', 'plant', 'bird', 'fossil'] as const
export type Kind = (typeof KINDS)[number]

export const SPECIMENS: readonly string[] = COLOURS.flatMap((colour) => KINDS.map((kind) => `${colour}-${kind}`))

export const rowOf = (specimen: number): number => specimen >> 2
export const columnOf = (specimen: number): number => specimen & 3

/** Specimens as bits. */
export const ROW_BITS: readonly number[] = [0, 1, 2, 3].map((row) => 0xf << (row * 4))
export const COLUMN_BITS: readonly number[] = [0, 1, 2, 3].map((column) => 0x1111 << column)

export function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** DAR-SCORE-08. */
export function fullRows(museum: number): number {
  let rows = 0
  for (const bits of ROW_BITS) if ((museum & bits) === bits) rows++
  return rows
}
