import { arkham } from '@wayfare/arkham'
import { engineOf } from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import { expect, test } from 'vitest'
import { random } from '../index.ts'
import { type GameResult, playOne, winsOf } from './arena-game.ts'
import { lastVerdict, settledAt, verdictOf } from './bounds.ts'
import { fixturesOf, seatingsOf } from './seating.ts'
import { aheadOf, standingOf, withoutRepeats } from './standing.ts'

test('seats are exchanged, each bot sits everywhere, and nobody plays the same game again', () => {
  expect(seatingsOf(['a', 'b'], 2)).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect(seatingsOf(['a', 'a'], 2)).toEqual([['a', 'a']])
  expect(seatingsOf(['a', 'b', 'c'], 3)).toHaveLength(3)
  expect(seatingsOf(['a', 'b'], 3).map((seats) => seats.join(''))).toEqual(['aba', 'baa', 'aab', 'bab', 'abb', 'bba'])
  expect(seatingsOf(['a', 'b'], 1)).toEqual([['a'], ['b']])
  for (const players of [2, 3, 4]) {
    const seatings = seatingsOf(['a', 'b'], players)
    for (let seat = 0; seat < players; seat++) {
      expect(seatings.filter((seats) => seats[seat] === 'a')).toHaveLength(seatings.length / 2)
    }
  }
})

test('games come in whole deals', () => {
  const fixtures = fixturesOf(['a', 'b'], 2, 5)
  expect(fixtures.map(({ deal }) => deal)).toEqual([0, 0, 1, 1, 2, 2])
  expect(fixtures.map(({ seats }) => seats.join(''))).toEqual(['ab', 'ba', 'ab', 'ba', 'ab', 'ba'])
})

test('a game is played, timed by turns, and the same again for the same seed', () => {
  const engine = engineOf(arkham)
  let clock = 0
  const play = () => playOne(engine, engine.table({ players: 2 }), 'arena', [random, random], () => clock++)
  const game = play()
  expect(game).toEqual({ ...play() })
  expect(game.seats).toEqual(['random', 'random'])
  expect(game.wins[0]).toBe(game.places[0] === 1 ? (game.places[1] === 1 ? 0.5 : 1) : 0)
  // The clock advances by one each time it is read, which happens twice per decision, so the milliseconds equal the
  // decisions.
  for (const { turns, ms, slowest } of game.thinking) {
    expect(turns).toBeGreaterThan(5)
    expect(ms).toBeGreaterThan(turns)
    expect(slowest).toBeGreaterThan(1)
  }
  const [lone] = playOne(engine, engine.table({ players: 1 }), 'arena', [random], () => clock++).thinking
  expect(lone?.turns).toBe(lone?.ms)
  const other = engineOf(kit)
  expect(playOne(other, other.table({ players: 3 }), 'arena', [random, random, random], () => 0).totals).toHaveLength(3)
})

test('a victory is shared, half won where it is drawn with a rival, and nobody has it who has lost', () => {
  const score = { total: 1, parts: {} }
  expect(
    winsOf([
      { ...score, seat: 0, place: 1 },
      { ...score, seat: 1, place: 1 },
    ]),
  ).toEqual([0.5, 0.5])
  expect(winsOf([{ ...score, seat: 0, place: 1, drawn: 'X' }])).toEqual([0.5])
  expect(winsOf([{ ...score, seat: 0, place: 2, lost: 'X' }])).toEqual([0])
})

/** A result with this seating; `totals` are the scores by seat. */
function row(index: number, deal: number, seats: string, ...totals: number[]): GameResult {
  return {
    index,
    deal,
    seats: [...seats],
    totals,
    places: totals.map((total) => totals.filter((other) => other > total).length + 1),
    wins: totals.map((total) => (total === Math.max(...totals) ? 1 : 0)),
    thinking: totals.map(() => ({ turns: 2, ms: 10, slowest: 7 })),
    print: `${index}`,
  }
}

test('a standing says who was ahead how often, with how many points, in which time', () => {
  const rows = [row(0, 0, 'ab', 60, 40), row(1, 0, 'ba', 50, 70), row(2, 1, 'ab', 50, 55), row(3, 1, 'ba', 45, 45)]
  const { games, bots, against } = standingOf(['a', 'b'], rows)
  expect(games).toBe(4)
  expect(against[0]?.ahead.value).toBe(2.5 / 4)
  expect(bots[0]).toMatchObject({ bot: 'a', seats: 4, quartiles: [45, 50, 60], turnMs: 5, slowestMs: 7 })
  // The means of the two deals are 65 and 47.5.
  expect(bots[0]?.points.value).toBe(56.25)
  expect(bots[0]?.points.high).toBeCloseTo(56.25 + 12.706 * 8.75, 1)
})

test('among more seats every pair counts, a game as one', () => {
  const rows = [row(0, 0, 'aab', 30, 10, 20)]
  expect(aheadOf('a', 'b', rows).value).toBe(0.5)
  expect(aheadOf('b', 'a', rows).value).toBe(0.5)
})

test('alone, the same deals are compared', () => {
  const rows = [row(0, 0, 'a', 30), row(1, 0, 'b', 20), row(2, 1, 'a', 30), row(3, 1, 'b', 30)]
  expect(aheadOf('a', 'b', rows).value).toBe(0.75)
})

test('bots that decide alike play one game from two seats: it counts once, and neither has the better seat', () => {
  const same = (deal: number, seats: string) => ({ ...row(0, deal, seats, 9, 5), print: 'same' })
  const rows = [0, 1, 2, 3].flatMap((deal) => [same(deal, 'ab'), same(deal, 'ba')])
  expect(withoutRepeats(rows)).toHaveLength(4)
  expect(standingOf(['a', 'b'], rows).against[0]?.ahead.value).toBe(0.5)
})

test('it is settled when an interval clears the bound, at the same game whatever came after', () => {
  const strong = Array.from({ length: 60 }, (_, i) => row(i, i >> 1, i % 2 ? 'ba' : 'ab', ...(i % 2 ? [5, 9] : [9, 5])))
  expect(settledAt(['a', 'b'], strong, 2, { least: 0.6 })).toBe(20)
  expect(settledAt(['a', 'b'], strong.slice(0, 19), 2, { least: 0.6 })).toBeUndefined()
  expect(settledAt(['b', 'a'], strong, 2, { least: 0.6 })).toBe(20)
  expect(verdictOf(['a', 'b'], strong, { least: 0.6 })).toBe('reached')
  expect(verdictOf(['b', 'a'], strong, { least: 0.6 })).toBe('missed')
  expect(settledAt(['a', 'b'], strong, 2, {})).toBeUndefined()
})

test('what stays open is decided by the value at the end, points included', () => {
  const rows = [row(0, 0, 'ab', 60, 40), row(1, 0, 'ba', 50, 70), row(2, 1, 'ab', 50, 55), row(3, 1, 'ba', 45, 50)]
  const bots = ['a', 'b']
  expect(verdictOf(bots, rows, { least: 0.6, points: 50 })).toBe('open')
  expect(lastVerdict(bots, rows, { least: 0.6, points: 50 })).toBe('reached')
  expect(lastVerdict(bots, rows, { least: 0.8 })).toBe('missed')
  expect(lastVerdict(bots, rows, { points: 70 })).toBe('missed')
})
