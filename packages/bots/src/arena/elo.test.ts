import { below, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { eloOf, type Ranking } from './elo.ts'

const won = (winner: string, loser: string): Ranking => [
  { bot: winner, place: 1 },
  { bot: loser, place: 2 },
]
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

test('for two it is the logarithm of the odds, with one drawn game added', () => {
  const ratings = eloOf([...times(75, won('b', 'a')), ...times(25, won('a', 'b'))], { a: 1000 })
  expect(ratings.get('a')).toEqual({ value: 1000, low: 1000, high: 1000 })
  const { value, low, high } = ratings.get('b') as { value: number; low: number; high: number }
  expect(value).toBeCloseTo(1000 + 400 * Math.log10(75.5 / 25.5), 6)
  const spread = (1.96 * 400) / Math.LN10 / Math.sqrt((101 * 75.5 * 25.5) / 101 ** 2)
  expect(high - value).toBeCloseTo(spread, 6)
  expect(value - low).toBeCloseTo(spread, 6)
})

test('a chain of bots has ratings that add up, and one that never lost has one, too', () => {
  const ratings = eloOf([...times(90, won('b', 'a')), ...times(30, won('a', 'b')), ...times(40, won('c', 'b'))], {
    a: 0,
  })
  const [b, c] = ['b', 'c'].map((bot) => ratings.get(bot)?.value as number) as [number, number]
  expect(b).toBeGreaterThan(150)
  expect(c - b).toBeGreaterThan(400)
  expect(Number.isFinite(c)).toBe(true)
})

test('told from the average of some, two who played each other often are known well, however little the anchor tells', () => {
  const games = [won('b', 'a'), won('a', 'b'), ...times(60, won('c', 'b')), ...times(60, won('b', 'c'))]
  const spread = ({ low, high }: { low: number; high: number }) => (high - low) / 2
  const [far, near] = [eloOf(games, { a: 1000 }), eloOf(games, { a: 1000 }, { bots: ['b', 'c'], at: 1275 })]
  const [b, c] = ['b', 'c'].map((bot) => near.get(bot) as { value: number; low: number; high: number })
  expect(((b?.value ?? 0) + (c?.value ?? 0)) / 2).toBeCloseTo(1275, 6)
  expect((c?.value ?? 0) - (b?.value ?? 0)).toBeCloseTo((far.get('c')?.value ?? 0) - (far.get('b')?.value ?? 0), 6)
  expect(spread(far.get('b') as { low: number; high: number })).toBeGreaterThan(200)
  expect(spread(b as { low: number; high: number })).toBeLessThan(40)
  expect(spread(near.get('a') as { low: number; high: number })).toBeGreaterThan(200)
})

test('ties count for nobody, among three as well', () => {
  const tied = ['a', 'b', 'c'].map((bot) => ({ bot, place: 1 }))
  for (const { value } of eloOf(times(10, tied), { a: 500 }).values()) expect(value).toBeCloseTo(500, 6)
})

test.each([3, 4])('games of %i give back the strengths they were drawn from', (players) => {
  const strengths = { a: 1000, b: 1100, c: 1250, d: 1400 }
  const names = (Object.keys(strengths) as (keyof typeof strengths)[]).slice(0, players)
  const dice = stream(`elo ${players}`)
  const rankings = Array.from({ length: 1_500 }, () => drawn(names))
  function drawn(left: readonly (keyof typeof strengths)[], place = 1): Ranking {
    if (left.length === 0) return []
    const odds = left.map((bot) => Math.round(100 * 10 ** ((strengths[bot] - 1000) / 400)))
    let at = below(
      dice,
      odds.reduce((a, b) => a + b, 0),
    )
    let i = 0
    for (; at >= (odds[i] as number); i++) at -= odds[i] as number
    const first = left[i] as keyof typeof strengths
    return [
      { bot: first, place },
      ...drawn(
        left.filter((bot) => bot !== first),
        place + 1,
      ),
    ]
  }
  const ratings = eloOf(rankings, { a: 1000 })
  for (const bot of names) {
    const { value, low, high } = ratings.get(bot) as { value: number; low: number; high: number }
    expect(Math.abs(value - strengths[bot])).toBeLessThan(40)
    expect(high - low).toBeLessThan(80)
  }
})

test('a rival is measured on bots whose ratings are known', () => {
  const results = [...times(50, won('b', 'rival')), ...times(50, won('rival', 'b')), ...times(20, won('rival', 'a'))]
  const ratings = eloOf(results, { a: 1000, b: 1600 })
  expect(ratings.get('b')?.value).toBeCloseTo(1600, 9)
  expect(Math.abs((ratings.get('rival')?.value as number) - 1600)).toBeLessThan(30)
})
