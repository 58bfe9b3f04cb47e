import { screen, within } from '@testing-library/dom'
import type { Score } from '@wayfare/kernel'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { render, textOf } from '../../testing/render.tsx'
import { roundedToSum, SourcesPanel } from './sources-panel.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const SCORE = { seat: 0, total: 47, parts: { research: 20, temple: 0, idols: 9, guardians: 10, cards: 10, fear: -2 } }

async function sources(game: string, score: Score = SCORE): Promise<string[][]> {
  const speaker = await speakerOf(game === 'kit' ? 'arnak' : game, 'en', ['Ada'])
  render(<SourcesPanel {...{ game, speaker, score }} />)
  return screen.getAllByRole('row').map((row) => [...row.children].map((cell) => textOf(cell)).filter((text) => text))
}

test('points are compared part by part with those of a strong player, with the total below', async () => {
  const rows = await sources('arnak')
  expect(rows[0]).toEqual(['you', 'Odile, average'])
  expect(rows).toContainEqual(['Research', '20', expect.stringMatching(/^\d+$/)])
  expect(rows.at(-1)).toEqual(['Total', '47', expect.stringMatching(/^\d+$/)])
  expect(screen.getByText(/^Odile: the average of \d+ results in games for 2\./)).toBeTruthy()
})

test.each(['arnak', 'darwin', 'arkham'])('in %s the rounded parts add up to the rounded total', async (game) => {
  const rows = await sources(game, { seat: 0, total: 0, parts: {} })
  const theirs = rows.slice(1).map((row) => Number(row.at(-1)?.replace('−', '-')))
  const total = theirs.pop()
  expect(theirs.length).toBeGreaterThan(3)
  expect(theirs.reduce((sum, one) => sum + one, 0)).toBe(total)
})

test('whole numbers add up to the rounded sum, even if some are below zero', () => {
  const rounded = roundedToSum({ a: 10.4, b: 5.4, c: -2.3, d: 0 })
  expect(rounded).toEqual({ a: 11, b: 5, c: -2, d: 0 })
})

test('a loss has a minus sign', async () => {
  const rows = await sources('arnak')
  expect(rows.find(([part]) => part === 'Fear')?.[1]).toBe('−2')
})

test('without a strong player’s figures, points stand alone', async () => {
  const rows = await sources('kit')
  expect(rows[0]).toEqual(['you'])
  expect(rows.map(([part]) => part)).not.toContain('Temple tiles')
  expect(within(screen.getByRole('table')).queryByText(/average/)).toBeNull()
})
