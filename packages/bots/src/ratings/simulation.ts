// Made-up people of known strength play each other and the six, to see how far their ratings are from the truth and whether the
// doubt that is told with them is the right one.

import { below, mix, pick, type Stream, stream } from '@wayfare/kernel'
import { drain } from '../generators.ts'
import { PERSONAS } from '../personas.ts'
import { History, type Rating, type Result, type ResultSeat } from './history.ts'
import { NEWCOMER, SCALE } from './law.ts'
import { botAnchor, factorOf } from './scale.ts'

export type Simulation = {
  readonly game: string
  readonly people: number
  /** How many games each person plays at least. */
  readonly games: number
  /** The standard deviation of true strengths. */
  readonly spread: number
  /** The share of seats that bots take. */
  readonly bots: number
  readonly seed: string
}

export type Simulated = {
  readonly games: number
  /** Keyed by the number of games of a person: how far ratings were from the truth, as the root of the mean square. */
  readonly error: Readonly<Record<number, number>>
  /** The share of ratings whose 95 % interval held the truth, after every tenth game of each person. */
  readonly held: number
  /** How far ratings are above the truth in the end, on average. */
  readonly drift: number
}

const SIZES = [2, 3, 4]
const LOOKED_AT = [10, 40]
const EVERY = 10
const Z = 1.96
const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1)

export function simulate(plan: Simulation): Simulated {
  const { game, people, games, spread, seed } = plan
  const dice = stream(`ratings ${seed}`)
  const truth = new Map(names(people).map((name) => [name, NEWCOMER.elo + spread * normal(dice)]))
  const bots = new Map(
    PERSONAS.map((bot) => {
      const { elo, rd } = botAnchor(game, bot) ?? NEWCOMER
      return [bot as string, elo + rd * normal(dice)]
    }),
  )
  const history = new History()
  const errors = new Map<number, number[]>()
  let [held, looks, played] = [0, 0, 0]
  const look = (person: string, { elo, rd, games: after }: Rating) => {
    const error = elo - (truth.get(person) as number)
    if (LOOKED_AT.includes(after)) errors.set(after, [...(errors.get(after) ?? []), error])
    if (after % EVERY !== 0) return
    looks++
    if (Math.abs(error) <= Z * rd) held++
  }
  for (let day = 0; day < games; day++) {
    const waiting = mix(dice, [...truth.keys()])
    for (let table = 0; waiting.length > 0; table++) {
      const seats = seatsFrom(dice, waiting, plan, [...truth.keys()])
      const strengths = seats.map((who) => ('person' in who ? truth.get(who.person) : bots.get(botOf(who))) as number)
      const places = drawPlaces(dice, strengths, factorOf(game, seats.length))
      const at = START + day * DAY_MS + table * 1000
      const result: Result = { table: String(played++), game, at, places, seats }
      for (const { person, after } of history.add(result)) look(person, after)
    }
  }
  drain(history.passNight(START + (games + 1) * DAY_MS))
  const left = [...history.ratings].map(([person, { elo }]) => elo - (truth.get(person) as number))
  return {
    games: played,
    error: Object.fromEntries(
      [...errors].map(([after, list]) => [after, Math.sqrt(mean(list.map((one) => one ** 2)))]),
    ),
    held: held / looks,
    drift: mean(left),
  }
}

const names = (people: number): string[] => Array.from({ length: people }, (_, i) => `person ${i}`)

const botOf = (who: ResultSeat): string => ('bot' in who ? who.bot : '')

/** Takes people from those who wait; with bots, each seat but the first is a bot's with this chance. */
function seatsFrom(dice: Stream, waiting: string[], { bots }: Simulation, everybody: readonly string[]): ResultSeat[] {
  const size = pick(dice, SIZES)
  const seats: ResultSeat[] = [{ person: waiting.pop() as string }]
  // The first seat is always a person's, so that the others are bots' more often.
  const share = (bots * size) / (size - 1)
  while (seats.length < size) {
    if (uniform(dice) < share) seats.push({ bot: pick(dice, PERSONAS) })
    else seats.push({ person: waiting.pop() ?? anotherThan(dice, seats, everybody) })
  }
  return seats
}

/** Nobody waits any more: somebody plays a second time that day. */
function anotherThan(dice: Stream, seats: readonly ResultSeat[], everybody: readonly string[]): string {
  const free = everybody.filter((name) => !seats.some((who) => 'person' in who && who.person === name))
  return pick(dice, free)
}

/** Orders players by the sum of strength and luck; Gumbel-distributed luck gives the law of Plackett and Luce. */
function drawPlaces(dice: Stream, strengths: readonly number[], factor: number): number[] {
  const sums = strengths.map((elo) => (factor * elo) / SCALE - Math.log(-Math.log(uniform(dice))))
  return sums.map((own) => 1 + sums.filter((other) => other > own).length)
}

/** Between 0 and 1, and neither of them. */
const uniform = (dice: Stream): number => (below(dice, 2 ** 30) + 0.5) / 2 ** 30

const normal = (dice: Stream): number => Math.sqrt(-2 * Math.log(uniform(dice))) * Math.cos(2 * Math.PI * uniform(dice))

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
