import { LEVELS } from '@wayfare/bots'
import { expect, test } from 'vitest'
import { type Entry, ladderOf, orderOf, YARDSTICK } from './ladder-plan.ts'

const all = (game: string): Entry[] => ladderOf(game, [YARDSTICK, ...Object.keys(LEVELS)], [1, 2, 3, 4], 1)
const named = ({ players, bots, set }: Entry): string => [players, bots.join(' '), ...Object.values(set)].join(', ')
const inOrder = (game: string): string[][] =>
  [0, 1, 2, 3, 4].map((rank) =>
    all(game)
      .filter((entry) => orderOf(entry) === rank)
      .map(named),
  )

test('each level against the one below and against the yardstick come first, the slowest persona last', () => {
  const [first, second, third, , last] = inOrder('arnak')
  expect(first).toEqual(['2, rosa nils', '2, emeka rosa', '2, odile emeka', '2, brandt odile', '2, rosa greedy'])
  expect(second).toEqual(['nils', 'emeka', 'odile', 'brandt'].map((level) => `2, ${level} greedy`))
  expect(third).toEqual(['1, odile, 2', '1, brandt, 5'])
  expect(last?.every((name) => name.includes('ines'))).toBe(true)
  expect(inOrder('arnak').flat()).toHaveLength(all('arnak').length)
})

test('the second level is held to the yardstick, the third to points', () => {
  const bounds = Object.fromEntries(all('darwin').map((entry) => [named(entry), entry.bounds]))
  expect(bounds['2, rosa greedy']).toEqual({ least: 0.5 })
  expect(bounds['2, emeka greedy']).toEqual({ points: 90 })
})

test('with three and four players slow bots play until it is clear that they beat the next one', () => {
  const tables = all('darwin').filter(({ players, bots }) => players === 3 && !bots.includes(YARDSTICK))
  expect(tables.map((entry) => [named(entry), entry.bounds])).toEqual([
    ['3, emeka rosa nils', {}],
    ['3, odile emeka rosa', {}],
    ['3, brandt odile emeka', { least: 0.5 }],
    ['3, ines brandt odile', { least: 0.5 }],
  ])
})
