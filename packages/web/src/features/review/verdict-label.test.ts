import { expect, test } from 'vitest'
import { stepsBy } from './verdict-label.ts'

test('a decision is before its move; an undone move is no step', () => {
  const stepOf = stepsBy([0, 1, 2, 5, 6])
  expect([0, 1, 4, 5].map(stepOf)).toEqual([0, 1, 2, 3])
})
