import { expect, test } from 'vitest'
import { drain } from '../generators.ts'
import { History, nightBefore, type Result, rateResult } from './history.ts'
import { NEWCOMER } from './law.ts'
import { botAnchor, factorOf, soloAnchor, soloLevel } from './scale.ts'

const HOUR_MS = 3_600_000
const NOON = Date.UTC(2026, 5, 1, 12)
const result = (places: readonly number[], seats: Result['seats'], more: Partial<Result> = {}): Result => ({
  table: 'T',
  game: 'arnak',
  at: NOON,
  places,
  seats,
  ...more,
})

test('a first game begins with what is believed of a newcomer', () => {
  const [event] = rateResult(result([1, 2], [{ person: 'a' }, { bot: 'odile' }]), () => undefined)
  expect(event).toMatchObject({ seat: 0, person: 'a', before: NEWCOMER, place: 1, players: 2 })
  expect(event?.after).toMatchObject({ at: NOON, games: 1 })
  expect(event?.after.elo).toBeGreaterThan(NEWCOMER.elo)
})

test('a bot that was never measured is left out, and alone beside it there is nothing to rate', () => {
  const three = [{ person: 'a' }, { bot: 'greedy' }, { person: 'b' }] as const
  expect(rateResult(result([1, 2, 3], three), () => undefined).map(({ place, players }) => [place, players])).toEqual([
    [1, 2],
    [2, 2],
  ])
  expect(rateResult(result([1, 2], [{ person: 'a' }, { bot: 'greedy' }]), () => undefined)).toEqual([])
})

test('whoever left is told to have come last', () => {
  const seats = [{ person: 'a', hasLeft: true }, { person: 'b' }] as const
  expect(rateResult(result([1, 2], seats), () => undefined).map(({ place }) => place)).toEqual([2, 1])
})

test('the official solo opponents are on the scale, by the options of their tables', () => {
  expect(soloLevel('arnak', { players: 1, difficulty: 5 })).toBe('5')
  expect(soloLevel('darwin', { players: 1, alfred: 'green' })).toBe('green')
  expect(soloLevel('arkham', { players: 1, cell: 'cell-130-12' })).toBe('130 / 12')
  expect(soloLevel('arkham', { players: 1 })).toBeUndefined()
  expect(soloLevel('kit', { players: 1 })).toBeUndefined()
  expect(soloAnchor('arkham', '130 / 12')?.elo).toBeGreaterThan(1000)
  const [event] = rateResult(result([1, 2], [{ person: 'a' }, { solo: '5' }]), () => undefined)
  expect(event?.after.elo).toBeGreaterThan(NEWCOMER.elo + 50)
})

test('an anchor has the doubt of the ladder', () => {
  expect(botAnchor('arnak', 'odile')?.rd).toBeGreaterThan(20)
})

test('for two, three and four the second and the sixth are as far apart as the ladder has found', () => {
  const spread = (game: string, players: number) => Math.round(1000 * factorOf(game, players))
  expect([2, 3, 4].map((players) => spread('arkham', players))).toEqual([1000, 656, 628])
  expect([2, 3, 4].map((players) => spread('arnak', players))).toEqual([1000, 1098, 963])
  expect([2, 3, 4].map((players) => spread('darwin', players))).toEqual([1000, 962, 786])
  expect(factorOf('kit', 3)).toBe(1)
})

test('nights begin at four by Greenwich', () => {
  expect(nightBefore(NOON)).toBe(NOON - 8 * HOUR_MS)
  expect(nightBefore(NOON - 9 * HOUR_MS)).toBe(NOON - 32 * HOUR_MS)
})

test('a night fits all games at once, and changes nothing the second time', () => {
  const history = new History()
  history.add(result([1, 2], [{ person: 'a' }, { person: 'b' }]))
  history.add(result([1, 2], [{ person: 'b' }, { bot: 'ines' }], { at: NOON + HOUR_MS }))
  const before = new Map(history.ratings)
  drain(history.passNight(NOON + 2 * HOUR_MS))
  expect(history.ratings).toEqual(before)
  drain(history.passNight(NOON + 24 * HOUR_MS))
  // A player whom a has beaten turned out stronger than was known, so a is stronger as well.
  expect(history.ratings.get('a')?.elo).toBeGreaterThan(before.get('a')?.elo as number)
  expect(history.ratings.get('a')?.rd).toBe(before.get('a')?.rd)
  const after = new Map(history.ratings)
  drain(history.passNight(NOON + 48 * HOUR_MS))
  expect(history.ratings).toEqual(after)
})
