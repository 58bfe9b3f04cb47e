// A fixed piece of plain object work, done beside what is measured, so that a slow machine can be told from slow code.

/** Millions of small objects made, kept for a while and read, in a second. */
export function yardstick(): number {
  const kept: { a: number; b: string; c: number[] }[] = []
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < 300_000; i++) {
    kept[i % 1_000] = { a: i, b: i % 2 ? 'odd' : 'even', c: [i, i + 1] }
    const other = kept[(i * 7) % kept.length]
    if (other) sum += other.a + other.b.length + (other.c[1] as number)
  }
  if (sum < 0) throw new Error('unreachable')
  return 300 / (performance.now() - start)
}

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
