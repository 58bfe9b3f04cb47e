import { screen, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../i18n/index.ts'
import { speakerOf } from '../table/speaker.ts'
import { render, textOf } from '../testing/render.tsx'
import { SourcesPanel } from './sources-panel.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const SCORE = { seat: 0, total: 47, parts: { research: 20, temple: 0, idols: 9, guardians: 10, cards: 10, fear: -2 } }

async function sources(game: string): Promise<string[][]> {
  const speaker = await speakerOf('arnak', 'en', ['Ada'])
  render(<SourcesPanel {...{ game, speaker }} score={SCORE} />)
  return screen.getAllByRole('row').map((row) => [...row.children].map((cell) => textOf(cell)).filter((text) => text))
}

test('points stand part by part beside those of somebody strong, and the total below', async () => {
  const rows = await sources('arnak')
  expect(rows[0]).toEqual(['you', 'them'])
  expect(rows).toContainEqual(['Research', '20', expect.stringMatching(/^\d+$/)])
  expect(rows.at(-1)).toEqual(['Total', '47', expect.stringMatching(/^\d+$/)])
  expect(screen.getByText(/^Striped: the middle half of \d+ results of \w+ in games for \d;/)).toBeTruthy()
})

test('a loss has a minus sign', async () => {
  const rows = await sources('arnak')
  expect(rows.find(([part]) => part === 'Fear')?.[1]).toBe('−2')
})

test('where nobody strong is known, points stand alone', async () => {
  const rows = await sources('kit')
  expect(rows[0]).toEqual(['you'])
  expect(rows.map(([part]) => part)).not.toContain('Temple tiles')
  expect(within(screen.getByRole('table')).queryByText('them')).toBeNull()
})
