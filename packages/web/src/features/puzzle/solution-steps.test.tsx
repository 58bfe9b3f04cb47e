import { screen } from '@testing-library/dom'
import { logTextOf, puzzlesOf } from '@wayfare/bots/puzzles'
import { expect, test } from 'vitest'
import { continueGame, shownAt } from '../../testing/dealt-table.ts'
import { click, render } from '../../testing/render.tsx'
import { AtTable } from '../../testing/seated.tsx'
import { rowCount } from './moves-after.ts'
import { useSolutionSteps } from './solution-steps.ts'

test('the best line is played on the table, one move at each press', async () => {
  const [puzzle] = await puzzlesOf('arnak')
  if (!puzzle) throw new Error('Arnak has no puzzle')
  const log = logTextOf(puzzle)
  const source = await continueGame(log, rowCount(log), puzzle.seat)
  const restarted: string[] = []
  const Steps = () => {
    const { done, next } = useSolutionSteps(source, puzzle, () => void restarted.push('restarted'))
    return (
      <button type="button" onClick={next}>
        Next move, {done} made
      </button>
    )
  }
  render(<AtTable source={source}>{() => <Steps />}</AtTable>)
  const made = (done: number) => screen.findByRole('button', { name: `Next move, ${done} made` })
  for (const [done] of puzzle.solution.entries()) click(await made(done))
  await made(puzzle.solution.length)
  const before = shownAt(source).told.length
  click(await made(puzzle.solution.length))
  expect(shownAt(source).told).toHaveLength(before)
  expect(restarted).toEqual([])
})
