import { screen } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { lead } from '../../testing/advice.ts'
import { click, pageText, render, textOf } from '../../testing/render.tsx'
import type { AnalysisResult } from './analysis-job.ts'
import { Beads } from './decision-strip.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const decision = (row: number, lost: number) => ({
  row,
  made: ['end'],
  ends: [[40], [40]],
  better: { moves: ['pass'], gain: lead(lost), why: [] },
})
const COSTLY = decision(9, 5)

/** Two rounds with three and two decisions; the last decision has not been analysed yet. */
const FOUND: AnalysisResult = {
  seat: 0,
  done: 0.8,
  moments: [
    { row: 1, round: 1 },
    { row: 4, round: 1 },
    { row: 9, round: 1 },
    { row: 12, round: 2 },
    { row: 15, round: 2 },
  ],
  decisions: [decision(1, 0.2), decision(4, 1.5), COSTLY, decision(12, 0)],
  course: [],
  costly: [COSTLY],
}

const draw = (found: AnalysisResult = FOUND): number[] => {
  const gone: number[] = []
  render(<Beads {...{ found }} step={4} stepOf={(row) => row} go={(step) => void gone.push(step)} />)
  return gone
}
const row = (round: string): string => textOf(screen.getByRole('row', { name: new RegExp(round) }))

test('every decision has a mark that shows how good it was', () => {
  draw()
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Round 1, decision 1: within a point',
    'Round 1, decision 2: a point or more (rough estimate)',
    '1: Round 1, decision 3: costliest',
    'Round 2, decision 1: within a point',
    'Round 2, decision 2: not analysed yet',
  ])
})

test('each round and the whole game say how many were good, of those that were read', () => {
  draw()
  expect(row('Round 1')).toContain('1 of 3')
  expect(row('Round 2')).toContain('1 of 1')
  expect(screen.getByText('2 of 4 within a point of the best one found')).toBeTruthy()
})

test('before the analysis no share is shown', () => {
  draw({ ...FOUND, decisions: [], costly: [] })
  expect(row('Round 1')).not.toMatch(/of \d/)
  expect(pageText()).not.toContain('within a point of the best')
})

test('a mark leads to its moment, and the mark of the present moment is current', () => {
  const gone = draw()
  expect(screen.getByRole('button', { current: true })).toBe(
    screen.getByRole('button', { name: /decision 2: a point/ }),
  )
  click(screen.getByRole('button', { name: /costliest/ }))
  expect(gone).toEqual([9])
})
