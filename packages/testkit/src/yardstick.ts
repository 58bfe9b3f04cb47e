// A fixed piece of ordinary object work, timed together with a measurement, to tell a slow machine from slow code.

/** Returns millions of small objects per second that are created, kept for a while and read. */
export function yardstick(): number {
  const objects: { a: number; b: string; c: number[] }[] = []
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < 300_000; i++) {
    objects[i % 1_000] = { a: i, b: i % 2 ? 'odd' : 'even', c: [i, i + 1] }
    const other = objects[(i * 7) % objects.length]
    if (other) sum += other.a + other.b.length + (other.c[1] as number)
  }
  if (sum < 0) throw new Error('unreachable')
  return 300 / (performance.now() - start)
}

/** The result on an otherwise idle core of the development machine; time limits assume such a core. */
export const FREE_CORE = 30
