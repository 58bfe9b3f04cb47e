import { expect, test } from 'vitest'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { ownStrength, resultsOf } from './own-strength.ts'

const score = { mean: 50, low: 45, high: 55 }
const known = {
  people: {
    nils: { elo: 800, within: 40, score, seconds: 0, games: 100 },
    ines: { elo: 1800, within: 40, score, seconds: 10, games: 100 },
  },
  solo: [],
}
const me = { name: 'Vera', bot: null, mine: true }
const against = (bot: string) => ({ name: null, bot, mine: false })
const table = (
  places: readonly number[],
  seats: ListedTable['seats'],
  more: Partial<ListedTable> = {},
): ListedTable => ({
  id: 'T',
  game: 'arnak',
  status: 'finished',
  daily: null,
  seats,
  turn: [],
  moved: 0,
  scores: places.map(() => 0),
  places,
  ...more,
})
const games = (count: number, results: readonly { against: number; won: number }[]) => Array(count).fill(results)

test('wins, losses and ties against everybody at the table count; other games and unfinished ones do not', () => {
  const tables = [
    table([1, 2, 1], [me, against('nils'), against('ines')]),
    table([2, 1], [me, against('ines')]),
    table([1, 2], [me, against('nils')], { game: 'darwin' }),
    table([1, 2], [me, against('nils')], { status: 'running' }),
  ]
  expect(resultsOf(tables, 'arnak', known)).toEqual([
    [
      { against: 800, won: 1 },
      { against: 1800, won: 0.5 },
    ],
    [{ against: 1800, won: 0 }],
  ])
})

test('a game with another person, an unmeasured bot or nobody says nothing about strength', () => {
  const other = { name: 'Tomasz', bot: null, mine: false }
  const tables = [
    table([1, 2, 3], [me, other, against('nils')]),
    table([1, 2], [me, against('greedy')]),
    table([1], [me]),
    table([1, 2], [against('nils'), against('ines')]),
  ]
  expect(resultsOf(tables, 'arnak', known)).toEqual([])
})

test('four games are too few; five give a number with its doubt', () => {
  const won = [{ against: 1200, won: 1 }]
  expect(ownStrength(games(4, won))).toBeNull()
  expect(ownStrength(games(5, won))).toMatchObject({ games: 5 })
})

test('as many wins as losses put a person beside the opponent, and more games make that more certain', () => {
  const even = [
    { against: 1500, won: 1 },
    { against: 1500, won: 0 },
  ]
  const few = ownStrength(games(5, even))
  const many = ownStrength(games(200, even))
  expect(many?.elo).toBeGreaterThan(1490)
  expect(many?.elo).toBeLessThan(1510)
  expect(few?.elo).toBeLessThan(many?.elo as number)
  expect(many?.within).toBeLessThan((few?.within as number) / 3)
})

test('a person who always wins or always loses stays on the scale', () => {
  for (const [won, low, high] of [
    [1, 1800, 2600],
    [0, 200, 1400],
  ] as const) {
    const found = ownStrength(games(60, [{ against: 1800, won }]))
    expect(found?.elo).toBeGreaterThan(low)
    expect(found?.elo).toBeLessThan(high)
  }
})
