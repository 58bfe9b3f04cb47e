// News within one process, which is all there is on SQLite.

import type { Bus } from './database.ts'

export function localBus(): Bus {
  const hearers = new Set<(line: string) => void>()
  return {
    tell(line) {
      setImmediate(() => {
        for (const heard of [...hearers]) heard(line)
      })
    },
    hear(heard) {
      // A function of its own, so that somebody who listens twice can stop once.
      const hearer = (line: string) => heard(line)
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
  }
}
