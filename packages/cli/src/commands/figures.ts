/** A figure, the least or the most it may be if there is such a thing, and what the yardstick was while it was taken. */
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
