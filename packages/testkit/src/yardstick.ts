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

/** Of a core that has nothing else to do, on the machines this is built on: bounds in time are meant for such a one. */
export const FREE_CORE = 30
