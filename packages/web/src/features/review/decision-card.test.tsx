import { screen } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { lead } from '../../testing/advice.ts'
import { continueGame, templeLog } from '../../testing/dealt-table.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import type { AnalysisResult } from './analysis-job.ts'
import { DecisionCard } from './decision-card.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

type Decision = AnalysisResult['costly'][number]

/** Ada bought the torch in her first turn; the boots would have left her a coin. */
const BOUGHT: Decision = {
  row: 0,
  made: ['buy torch', 'pay coin+coin', 'end'],
  ends: [[50], [48]],
  better: {
    moves: ['buy sturdy-boots', 'pay coin', 'play funding-ship', 'end'],
    gain: { value: 4.4, low: 2.2, high: 6.6, close: false },
    why: [
      { part: 'cards', by: lead(5) },
      { part: 'research', by: lead(-2) },
    ],
  },
  about: { made: { move: 'buy torch', on: ['torch'] }, better: { move: 'buy sturdy-boots', on: ['sturdy-boots'] } },
}

async function card(changed: Partial<Decision> = {}, tryFrom: () => Promise<void> = async () => {}) {
  const seated = await sitAt(await continueGame(templeLog(), 0))
  const gone: (number | 'to the board')[] = []
  render(
    <DecisionCard
      decision={{ ...BOUGHT, ...changed }}
      number={1}
      when="Round 1, decision 3"
      step={11}
      current={false}
      speaker={seated.speaker}
      game={null}
      before={async () => seated.props()}
      go={(step) => void gone.push(step)}
      show={() => void gone.push('to the board')}
      tryFrom={tryFrom}
    />,
  )
  return gone
}

const reads = (): string => textOf(screen.getByRole('article', { name: 'Round 1, decision 3' }))

test('it shows the round, the move, the better move, and the difference', async () => {
  await card()
  expect(reads()).toContain('Move 12')
  expect(reads()).toContain('−4')
  expect(reads()).toContain('2 to 7 points')
  expect(reads()).toContain('Played: Buy Torch')
  expect(reads()).toContain('Better: Buy Sturdy Boots')
})

test('a line is shown without its payments and without the end of the turn', async () => {
  await card()
  expect(reads()).toContain('then: Play Funding (ship)')
  expect(reads()).not.toMatch(/then:[^.]*(Pay|End)/)
})

test('the difference is explained in parts of the score', async () => {
  await card()
  expect(reads()).toContain('The difference: Cards +5, Research −2.')
})

test('a possible loss that may be none is called too close', async () => {
  await card({ better: { ...BOUGHT.better, gain: { value: 1.2, low: -1, high: 3, close: true } } })
  expect(reads()).toContain('too close to call')
})

test('the shared beginning of both lines is shown once, before them', async () => {
  const shared = { move: 'play exploration-car', on: ['exploration-car'] }
  await card({ about: { ...BOUGHT.about, shared } })
  expect(reads()).toContain('Both begin with: Play Exploration (car).')
})

test('a line that leaves something out says so', async () => {
  await card({ about: { made: BOUGHT.about?.made as never } })
  expect(reads()).toContain('Better: nothing more')
})

test('its heading leads to the moment, and “Show” to the board as well', async () => {
  const gone = await card()
  click(screen.getByRole('button', { name: 'Round 1, decision 3' }))
  expect(gone).toEqual([11])
  click(screen.getByRole('button', { name: 'Show' }))
  expect(gone).toEqual([11, 11, 'to the board'])
})

test('while the trial is being set up, a second press does nothing', async () => {
  const tried: (() => void)[] = []
  await card({}, () => new Promise((done) => void tried.push(done)))
  const button = screen.getByRole('button', { name: 'Try it from here' })
  click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  click(button)
  expect(tried).toHaveLength(1)
  tried[0]?.()
  await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true')
})

test('the reason why it cannot be tried is shown', async () => {
  await card({}, async () => {
    throw new Error('its rules are not on this device')
  })
  click(screen.getByRole('button', { name: 'Try it from here' }))
  expect(textOf(await screen.findByRole('alert'))).toBe('Something went wrong: its rules are not on this device')
})
