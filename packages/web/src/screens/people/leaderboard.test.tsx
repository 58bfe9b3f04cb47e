import { screen, within } from '@testing-library/dom'
import type { RankedPerson } from '@wayfare/protocol'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { go } from '../../base/browser/router.ts'
import { withWords } from '../../base/i18n/index.ts'
import { click, render, textOf } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { Leaderboard } from './leaderboard.tsx'

beforeAll(async () => {
  await withWords(import('../../features/ratings/text/index.ts'), Promise.resolve())
  await withWords(import('../../features/opponents/text/index.ts'), Promise.resolve())
})
afterEach(() => go('/'))

const person = (name: string, more: Partial<RankedPerson>): RankedPerson => ({
  person: name,
  name,
  elo: 1450,
  within: 80,
  games: 20,
  change: 0,
  mine: false,
  ...more,
})
const PEOPLE = [
  person('Wen', { elo: 1842, change: 4 }),
  person('Vera', { change: -9, mine: true }),
  person('Malia', { elo: 1600, within: 190 }),
  person('Linh', { games: 3 }),
]

function shown(people: readonly RankedPerson[]) {
  serverAnswers({
    'GET /ratings/arnak': { game: 'arnak', people },
    'GET /ratings/darwin': { game: 'darwin', people: [] },
  })
  go('/people/leaderboard?game=arnak')
  render(<Leaderboard />)
}

const cells = async (name: string): Promise<string[]> => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })
  return [...(header.closest('tr') as HTMLElement).children].map((cell) => textOf(cell as HTMLElement))
}

test('people, bots and solo opponents are rows of one table, with figures and their doubt', async () => {
  shown(PEOPLE)
  const wen = await cells('Wen')
  expect(wen[0]).toBe('1')
  expect(wen.join(' ')).toContain('1842 plus or minus 80')
  expect(wen.join(' ')).toContain('+4')
  expect((await cells('Vera')).join(' ')).toContain('−9')
  expect((await cells('Odile')).join(' ')).toContain('bot')
  expect(screen.getAllByRole('rowheader', { name: /official solo/ })).toHaveLength(6)
})

test('whoever is not sure yet has no place, and after few games no strength', async () => {
  shown(PEOPLE)
  const malia = await cells('Malia')
  expect([malia[0], malia.join(' ').includes('not sure yet')]).toEqual(['–', true])
  const linh = await cells('Linh')
  expect(linh.join(' ')).toContain('not measured')
  expect(linh.join(' ')).not.toContain('1450')
})

test('my own row says that it is mine', async () => {
  shown(PEOPLE)
  expect(await screen.findByRole('rowheader', { name: /Vera you/ })).toBeTruthy()
})

test('another game has its own board; where nobody has played there is something to do', async () => {
  shown(PEOPLE)
  await screen.findByText('Wen')
  click(within(screen.getByRole('group', { name: 'Which game' })).getByRole('radio', { name: /Darwin/ }))
  expect(await screen.findByText(/Nobody has played a rated game yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose an opponent' }).getAttribute('href')).toBe('/opponents?game=darwin')
})
