/** Maps each value that the generator yields, and returns its result. */
export function* mapYields<A, B, R>(thinking: Generator<A, R>, said: (thought: A) => B): Generator<B, R> {
  let step = thinking.next()
  while (!step.done) {
    yield said(step.value)
    step = thinking.next()
  }
  return step.value
}

/** Runs the generator to its end and returns its result. */
export function drain<R>(thinking: Generator<unknown, R>): R {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}
