// Shuts the server down on a signal: requests in progress are finished first. A second signal ends the process at once.

import type { EventEmitter } from 'node:events'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']
/** Longer than any request or move takes. */
const DRAIN_MS = 10_000
/** A terminal's Ctrl-C comes twice: from the terminal, and from npm that passes it on. */
const SAME_MS = 1000

/** The exit code. `gone`: aborted when there is nobody left to tell it. */
export function untilStopped(
  stop: () => Promise<void>,
  signals: Pick<EventEmitter, 'on'>,
  gone?: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let asked: number | undefined
    function begin(): void {
      if (asked !== undefined) return
      asked = performance.now()
      setTimeout(() => resolve(1), DRAIN_MS).unref()
      stop().then(() => resolve(0), reject)
    }
    for (const signal of SIGNALS) {
      signals.on(signal, () => {
        if (asked !== undefined && performance.now() - asked > SAME_MS) resolve(1)
        begin()
      })
    }
    if (gone?.aborted) begin()
    gone?.addEventListener('abort', begin)
  })
}
