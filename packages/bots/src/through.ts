/** What one thinks on the way as another says it. */
export function* mapYields<A, B, R>(thinking: Generator<A, R>, said: (thought: A) => B): Generator<B, R> {
  let step = thinking.next()
  while (!step.done) {
    yield said(step.value)
    step = thinking.next()
  }
  return step.value
}

/** What comes of thinking that nobody watches. */
export function drain<R>(thinking: Generator<unknown, R>): R {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}
