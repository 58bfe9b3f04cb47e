const TURN_MS = 40
const SAY_MS = 250

/**
 * Runs a generator in short slices, so that its worker receives messages meanwhile. Returns undefined if the result was
 * no longer wanted.
 */
export async function runInSlices<T, R>(
  thinking: Generator<T, R>,
  isWanted: () => boolean,
  say: (thought: T) => void,
): Promise<R | undefined> {
  let saidAt = performance.now()
  while (isWanted()) {
    const until = performance.now() + TURN_MS
    let step = thinking.next()
    while (!step.done && performance.now() < until) step = thinking.next()
    if (step.done) return step.value
    if (performance.now() - saidAt > SAY_MS) {
      saidAt = performance.now()
      say(step.value)
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return undefined
}
