/** A measured figure with its bound, if it has one, and the yardstick that was measured beside it. */
export type Row = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly least?: number
  readonly bound?: number
  readonly yardstick: number
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
