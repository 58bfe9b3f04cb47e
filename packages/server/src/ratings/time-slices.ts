// Long work beside everything else that a server has to do.

import { setImmediate } from 'node:timers/promises'

const SLICE_MS = 5

/** Runs the generator to its end, and lets the server answer others after each slice of time. */
export async function inSlices<R>(steps: Generator<unknown, R>): Promise<R> {
  let until = performance.now() + SLICE_MS
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + SLICE_MS
  }
}
