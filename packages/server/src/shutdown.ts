// Shuts the server down on a signal: requests in progress are finished first. A second signal ends the process at once.

import type { EventEmitter } from 'node:events'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']
/** The time for requests and moves to finish, longer than any of them takes. */
const DRAIN_MS = 10_000
/** Signals within this time count as one: Ctrl-C arrives twice, from the terminal and from npm, which passes it on. */
const SAME_MS = 1000

/**
 * Resolves with the exit code when the server has stopped. `gone` is aborted when the process that started the server
 * no longer exists.
 */
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
