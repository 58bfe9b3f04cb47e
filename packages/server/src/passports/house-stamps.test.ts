// Each stamp of no single game, with games that earn it and games that do not.

import { PERSONAS } from '@wayfare/bots/personas'
import { expect, test } from 'vitest'
import { HOUSE_STAMPS, type HouseEnd } from './house-stamps.ts'

const end = (more: Partial<HouseEnd> = {}): HouseEnd => ({
  table: 'table',
  game: 'arnak',
  language: 'en',
  day: '2030-01-01',
  players: 2,
  won: false,
  hosted: false,
  people: [],
  bots: [],
  ...more,
})
const times = (count: number, each: (i: number) => Partial<HouseEnd>) =>
  Array.from({ length: count }, (_, i) => end(each(i)))
const three = ['a', 'b', 'c']

const CASES: Readonly<Record<string, readonly [earned: readonly HouseEnd[], missed: readonly HouseEnd[]]>> = {
  hundred: [times(100, (i) => ({ table: `t${i}` })), times(99, (i) => ({ table: `t${i}` }))],
  seven: [times(7, (i) => ({ people: [`p${i}`] })), times(9, (i) => ({ people: [`p${i % 6}`] }))],
  six: [
    PERSONAS.map((bot) => end({ won: true, bots: [bot] })),
    [...PERSONAS.slice(1).map((bot) => end({ won: true, bots: [bot, 'random'] })), end({ bots: ['nils'] })],
  ],
  three: [
    ['arnak', 'darwin', 'arkham'].map((game) => end({ game, won: true })),
    ['arnak', 'darwin', 'arkham'].map((game) => end({ game, won: game !== 'darwin' })),
  ],
  tongue: [[end(), end({ language: 'pl' })], times(4, () => ({ language: 'fr' }))],
  lantern: [
    times(10, (i) => ({ hosted: true, people: ['a'], day: `day ${i}` })),
    [
      ...times(12, () => ({ hosted: true, people: ['a'] })),
      ...times(10, (i) => ({ hosted: i % 2 === 0, day: `day ${i}`, people: i % 2 ? ['a'] : [] })),
    ],
  ],
  four: [[end({ won: true, players: 4, people: three })], [end({ won: true, players: 4, people: ['a', 'b'] })]],
}

test('every stamp of the house has games that earn it and games that do not', () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(HOUSE_STAMPS))
  for (const [name, { of, parts }] of Object.entries(HOUSE_STAMPS)) {
    const [earned, missed] = CASES[name] as (typeof CASES)[string]
    expect(new Set(earned.flatMap(parts)).size, name).toBe(of)
    expect(new Set(missed.flatMap(parts)).size, name).toBeLessThan(of)
  }
})
