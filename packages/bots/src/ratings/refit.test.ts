import { below, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { drain } from '../generators.ts'
import { DRIFT, NEWCOMER, SCALE } from './law.ts'
import { type Fit, type FittedGame, Fitting, refit } from './refit.ts'
import { permutationsOf } from './stages.ts'

const DAY_MS = 86_400_000

/** Games of two to four among eight people and a bot over forty days, with ties and people who leave. */
function someGames(count: number, seed: string): FittedGame[] {
  const dice = stream(seed)
  return Array.from({ length: count }, (_, i) => {
    const size = 2 + below(dice, 3)
    const people = new Set<string>()
    while (people.size < size) people.add(`p${below(dice, 8)}`)
    const seats = [...people].map((person, seat) =>
      seat > 0 && below(dice, 6) === 0
        ? { anchor: 1500 }
        : { person, ...(below(dice, 12) === 0 ? { hasLeft: true } : {}) },
    )
    const places = seats.map(() => 1 + below(dice, 3))
    return { at: Math.floor((i * 40) / count) * DAY_MS, factor: size === 2 ? 1 : 0.8, places, seats }
  })
}

/** The logarithm of the likelihood and the prior, written down without any of the code that climbs it. */
function likelihood(games: readonly FittedGame[], fit: Fit): number {
  const eloOf = (person: string, at: number) => {
    const { days, elos } = fit.get(person) as { days: readonly number[]; elos: readonly number[] }
    return elos[days.indexOf(at / DAY_MS)] as number
  }
  let sum = 0
  for (const { at, factor, places, seats } of games) {
    const odds = seats.map((who) =>
      Math.exp((factor * (('anchor' in who ? who.anchor : eloOf(who.person, at)) - NEWCOMER.elo)) / SCALE),
    )
    const total = (list: readonly number[]) => list.reduce((all, seat) => all + (odds[seat] as number), 0)
    const leavers = [...seats.keys()].filter((seat) => (seats[seat] as { hasLeft?: boolean }).hasLeft)
    const stayers = [...seats.keys()].filter((seat) => !leavers.includes(seat))
    const isInOrder = (order: readonly number[]) =>
      order.every((seat, i) => i === 0 || (places[order[i - 1] as number] as number) <= (places[seat] as number))
    const orders = permutationsOf(stayers).filter(isInOrder)
    for (const order of orders) {
      for (let q = 0; q < order.length; q++) {
        const rest = order.slice(q)
        const among = leavers.length > 0 ? 0.5 : 1
        sum += (among * Math.log((odds[order[q] as number] as number) / total(rest))) / orders.length
        sum += Math.log(total(rest) / total([...rest, ...leavers])) / orders.length
      }
    }
  }
  for (const { days, elos } of fit.values()) {
    sum -= ((elos[0] as number) - NEWCOMER.elo) ** 2 / NEWCOMER.rd ** 2 / 2
    for (let i = 1; i < days.length; i++) {
      const variance = DRIFT * ((days[i] as number) - (days[i - 1] as number))
      sum -= ((elos[i] as number) - (elos[i - 1] as number)) ** 2 / variance / 2
    }
  }
  return sum
}

const moved = (fit: Fit, person: string, day: number, by: number): Fit =>
  new Map(
    [...fit].map(([name, { days, elos }]) => [
      name,
      { days, elos: name === person ? elos.map((elo, i) => (i === day ? elo + by : elo)) : elos },
    ]),
  )

test('what is found is the likeliest: no strength of any day can be moved for the better', () => {
  const games = someGames(40, 'likeliest')
  const fit = refit(games)
  expect(fit.size).toBe(8)
  for (const [person, { days }] of fit) {
    for (const day of days.keys()) {
      const [less, more] = [-0.01, 0.01].map((by) => likelihood(games, moved(fit, person, day, by))) as [number, number]
      expect(Math.abs(more - less)).toBeLessThan(1e-8)
      expect(likelihood(games, fit)).toBeGreaterThanOrEqual(Math.max(more, less))
    }
  }
})

test('where it begins makes no difference', () => {
  const games = someGames(400, 'begin')
  const fresh = refit(games)
  const fitting = new Fitting()
  for (const [i, game] of games.entries()) {
    fitting.add(game)
    if (i % 50 === 0) drain(fitting.solve())
  }
  const warm = drain(fitting.solve())
  for (const [person, { elos }] of fresh) {
    for (const [i, elo] of elos.entries()) expect(warm.get(person)?.elos[i]).toBeCloseTo(elo, 9)
  }
})

test('nobody plays: nothing is found', () => {
  expect(refit([]).size).toBe(0)
})
