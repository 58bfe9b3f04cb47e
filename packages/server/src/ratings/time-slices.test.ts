import { expect, test } from 'vitest'
import { inSlices } from './time-slices.ts'

const STEPS = 60

/** Each step takes at least a millisecond. */
function* longWork(): Generator<void, string> {
  for (let i = 0; i < STEPS; i++) {
    const until = performance.now() + 1
    while (performance.now() < until);
    yield
  }
  return 'done'
}

test('others get their turns while long work goes on, and its result is returned', async () => {
  let [turns, isDone] = [0, false]
  const takeTurn = () => {
    turns++
    if (!isDone) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  expect(await inSlices(longWork())).toBe('done')
  isDone = true
  expect(turns).toBeGreaterThan(2)
})
