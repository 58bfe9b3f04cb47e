/** What one thinks on the way as another says it. */
export function* through<A, B, R>(thinking: Generator<A, R>, said: (thought: A) => B): Generator<B, R> {
  let step = thinking.next()
  while (!step.done) {
    yield said(step.value)
    step = thinking.next()
  }
  return step.value
}
