import { strengthsOf } from '@wayfare/bots/strengths'
import { expect, test } from 'vitest'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { ownStrength, resultsOf } from './own-strength.ts'

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
/** So many games against one of the six, won and lost by turns, or all of them won. */
const games = (count: number, bot: string, won: (i: number) => boolean = () => true) =>
  resultsOf(
    Array.from({ length: count }, (_, i) => table(won(i) ? [1, 2] : [2, 1], [me, against(bot)], { moved: i })),
    'arnak',
  )

test('games against the six count, the earliest first; other games and unfinished ones do not', () => {
  const tables = [
    table([1, 2, 1], [me, against('nils'), against('ines')], { moved: 2 }),
    table([2, 1], [me, against('ines')], { moved: 1 }),
    table([1, 2], [me, against('nils')], { game: 'darwin' }),
    table([1, 2], [me, against('nils')], { status: 'running' }),
  ]
  expect(resultsOf(tables, 'arnak').map(({ places, seats }) => [places, seats])).toEqual([
    [
      [2, 1],
      [{ person: 'me' }, { bot: 'ines' }],
    ],
    [
      [1, 2, 1],
      [{ person: 'me' }, { bot: 'nils' }, { bot: 'ines' }],
    ],
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
  expect(resultsOf(tables, 'arnak')).toEqual([])
})

test.each([
  ['a daily deal', { daily: '2030-01-01' }],
  ['a chapter, or another trial', { trial: true }],
  ['a guided game', { guide: { game: 'arnak', lesson: 9, of: 9 } }],
  ['a game with a tutor', { tutored: true }],
] as const)('%s does not count', (_, more) => {
  expect(resultsOf([table([1, 2], [me, against('nils')], more)], 'arnak')).toEqual([])
})

test('four games are too few; five give a number with its doubt', () => {
  expect(ownStrength(games(4, 'emeka'))).toBeNull()
  expect(ownStrength(games(5, 'emeka'))).toMatchObject({ games: 5 })
})

test('as many wins as losses put a person beside the opponent, and more games make that more certain', () => {
  const { elo } = strengthsOf('arnak').people.odile as { elo: number }
  const byTurns = (i: number) => i % 2 === 0
  const few = ownStrength(games(6, 'odile', byTurns))
  const many = ownStrength(games(200, 'odile', byTurns))
  expect(Math.abs((many?.elo as number) - elo)).toBeLessThan(20)
  expect(few?.elo).toBeLessThan(many?.elo as number)
  expect(many?.within).toBeLessThan((few?.within as number) / 2)
})

test('a person who always wins or always loses stays on the scale', () => {
  for (const [won, low, high] of [
    [true, 1700, 2800],
    [false, 200, 1400],
  ] as const) {
    const found = ownStrength(games(60, 'ines', () => won))
    expect(found?.elo).toBeGreaterThan(low)
    expect(found?.elo).toBeLessThan(high)
  }
})
