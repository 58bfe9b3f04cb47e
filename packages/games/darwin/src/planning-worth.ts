// Rates positions for bots that plan to the end of the round: points, and the value of possessions in the rounds that
// remain. Open questions are counted in the same unit.

import type { Seat } from '@wayfare/kernel'
import { goalTile } from './data/goals.ts'
import { ENVELOPES, ISLAND_IDS } from './data/ids.ts'
import { SLOT_IDS } from './data/objectives.ts'
import { BOOKS } from './data/player-board.ts'
import { BEAGLE, lagOf, stopOf } from './data/routes.ts'
import { type ActionWorth, crewWorth, pendingWorth, WORTH } from './evaluate.ts'
import { timesMet } from './goal-points.ts'
import { meets } from './rules/requirements.ts'
import { partsOf, totalOf } from './score.ts'
import { ALFRED, type Board, boardOf, type DarwinState, hasPerk, ROUNDS } from './state.ts'

/** Values in points for one of each. */
type Weights = {
  /** The value of each of the first ten; more of them are worth a fifth of a point. */
  readonly coin: number
  readonly knowledge: number
  /** A step of theory, and a book, which counts for each museum row that will be full at the end. */
  readonly theory: number
  readonly book: number
  /** Steps on the islands and at sea. */
  readonly explored: number
  readonly ship: number
  readonly stamp: number
  /** A specimen that is researched and not yet delivered, and a tent. */
  readonly waiting: number
  readonly tent: number
  /** Objectives: in reserve and fulfilled, in reserve and not fulfilled, and in slots. */
  readonly met: number
  readonly unmet: number
  readonly slotted: number
  /** The weight of a crew card's nearness, and of a seal. */
  readonly crew: number
  readonly seal: number
  readonly lens: number
  /** The weight of what a later round's goal would pay now, and of a lag penalty then. */
  readonly goal: number
  readonly lag: number
  /** The weight of Alfred's points in solo games. */
  readonly alfred: number
}

/** Weights for the first round and the last; rounds between are interpolated. */
export type RoundWeights = { readonly first: Weights; readonly last: Weights }

export const WEIGHTS: RoundWeights = {
  first: {
    coin: 0.6,
    knowledge: 0.8,
    theory: 0.4,
    book: 1.2,
    explored: 0.8,
    ship: 2.2,
    stamp: 3,
    waiting: 3,
    tent: 2.5,
    met: 2,
    unmet: 0,
    slotted: 0.5,
    crew: 1.5,
    seal: 1.8,
    lens: 5,
    goal: 0.5,
    lag: 0.2,
    alfred: 1,
  },
  last: {
    coin: 0.5,
    knowledge: 0.6,
    theory: 0.6,
    book: 0.4,
    explored: 0.7,
    ship: 2.2,
    stamp: 2.3,
    waiting: 4,
    tent: 2.8,
    met: 1.5,
    unmet: -0.2,
    slotted: 0.5,
    crew: 1.7,
    seal: 0.5,
    lens: 0.5,
    goal: 0.5,
    lag: 0.2,
    alfred: 1,
  },
}

export type Judge = {
  guide(s: DarwinState, seat: Seat): number
  value(s: DarwinState, seat: Seat): number
}

/** More coins than this are of little use. */
const USEFUL_COINS = 10

export function judgeWith(course: RoundWeights): Judge {
  const byLeft = Array.from({ length: ROUNDS + 1 }, (_, left) => weightsWith(course, left))
  const worths = byLeft.map(worthWith)
  const value = (s: DarwinState, seat: Seat): number => {
    const one = boardOf(s, seat)
    const weights = byLeft[leftIn(s)] as Weights
    const own = totalOf(partsOf(s, one)) - (s.alfred ? weights.alfred * totalOf(partsOf(s, boardOf(s, ALFRED))) : 0)
    return s.phase === 'over' ? own : own + prospects(weights, s, seat, one)
  }
  return {
    value,
    guide: (s, seat) =>
      s.phase === 'over' ? value(s, seat) : value(s, seat) + pendingWorth(s, seat, worths[leftIn(s)] as ActionWorth),
  }
}

/** The number of rounds still to be played, including this one until its rewards. */
const leftIn = ({ round, phase }: DarwinState): number => ROUNDS - round + (phase === 'rewards' ? 0 : 1)

function weightsWith({ first, last }: RoundWeights, left: number): Weights {
  const early = Math.max(0, left - 1) / (ROUNDS - 1)
  const names = Object.keys(first) as (keyof Weights)[]
  return Object.fromEntries(names.map((name) => [name, first[name] * early + last[name] * (1 - early)])) as Weights
}

function worthWith({ coin, knowledge, theory, book, explored, ship, stamp }: Weights): ActionWorth {
  return {
    ...WORTH,
    coins: coin,
    knowledge: 1 + knowledge,
    theory: 1 + theory + book / 2,
    explore: 1 + explored,
    sail: 0.3 + ship,
    stamps: stamp,
  }
}

function prospects(weights: Weights, s: DarwinState, seat: Seat, one: Board): number {
  let value = Math.min(one.coin, USEFUL_COINS) * weights.coin + Math.max(0, one.coin - USEFUL_COINS) / 5
  value += one.knowledge * weights.knowledge + one.theory * weights.theory + one.tents * weights.tent
  value += (BOOKS[one.theory] as number) * weights.book
  value += sealed(one) * weights.seal + one.lenses * weights.lens
  value += explored(one) * weights.explored + stopOf(one.ship).place * weights.ship
  value += mailed(one) * weights.stamp + waiting(s, one) * weights.waiting
  for (const id of one.reserve) value += meets(s, seat, id) ? weights.met : weights.unmet
  for (const slot of SLOT_IDS) if (one.slots[slot]) value += weights.slotted
  for (const card of one.crew) value += crewWorth(one, card) * (card.by === null ? weights.crew : 1)
  return value + goals(weights, s, one)
}

/**
 * The Beagle goal pays at the end of each round, less for ships that lag behind: exact for this round, estimated for
 * later ones.
 */
function goals(weights: Weights, s: DarwinState, one: Board): number {
  let value = 0
  for (let round = s.scored; round < ROUNDS; round++) {
    const goal = s.goals[round] as (typeof s.goals)[number]
    const pays = goalTile(goal).points * timesMet(one, goal)
    const lag = lagOf(one.ship, Math.min(round + 1, BEAGLE.length), hasPerk(one, 'lag-cap'))
    if (round === s.round - 1) value += Math.max(0, pays - lag)
    else value += pays * weights.goal - lag * weights.lag
  }
  return value
}

function sealed({ workers }: Board): number {
  let count = 0
  for (const { id, seals } of workers) if (id !== 'w1') count += seals.length
  return count
}

function explored({ explorers }: Board): number {
  let steps = 0
  for (const island of ISLAND_IDS) {
    const at = explorers[island]
    if (at !== null) steps += stopOf(at).place + 1
  }
  return steps
}

function mailed({ mail }: Board): number {
  let stamps = 0
  for (const envelope of ENVELOPES) stamps += Math.min(mail[envelope], 4)
  return stamps
}

function waiting({ museum }: DarwinState, { studied }: Board): number {
  let count = 0
  for (const specimen of studied) if (!museum.includes(specimen)) count++
  return count
}
