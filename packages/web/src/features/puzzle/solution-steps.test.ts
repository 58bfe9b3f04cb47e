import { expect, test } from 'vitest'
import { movesAfter, rowCount } from './moves-after.ts'
import { movesToMake } from './solution-steps.ts'

test('an automatic gain, before its turn in the line, is not taken again', () => {
  const line = ['place w2 museum', 'pay 2', 'gain coins', 'gain points', 'end']
  expect(movesToMake(line, [])).toEqual(line)
  expect(movesToMake(line, ['place w2 museum', 'pay 2', 'gain points'])).toEqual(['gain coins', 'end'])
  expect(movesToMake(['dig camp', 'dig camp'], ['dig camp'])).toEqual(['dig camp'])
})

test('the moves after the first rows of an unfinished log are those not undone', () => {
  const log = 'game arnak 1\n0 dig camp-compasses-1\n1 end\n0 play torch\n0 end\nundo 0\n0 pass'
  expect(rowCount(log)).toBe(6)
  expect(movesAfter(log, 2)).toEqual(['play torch', 'pass'])
})
