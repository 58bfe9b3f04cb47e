// Carries news within one process, which is enough for SQLite.

import type { Bus } from './database.ts'

export function localBus(): Bus {
  const hearers = new Set<(line: string) => void>()
  let told: string[] = []
  function spread(): void {
    const lines = told
    told = []
    for (const line of lines) for (const heard of [...hearers]) heard(line)
  }
  return {
    tell(line) {
      if (told.push(line) === 1) setImmediate(spread)
    },
    hear(heard) {
      // Each call gets a function of its own, so that somebody who listens twice can stop one of the two.
      const hearer = (line: string) => heard(line)
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
  }
}
