// How a position looks to somebody who plans to the end of the round: points, and what its things are still good for in the rounds
// to come. Open questions are counted in the same coin.

import type { Seat } from '@wayfare/kernel'
import { goalTile } from './data/goals.ts'
import { ENVELOPES, ISLAND_IDS } from './data/ids.ts'
import { SLOT_IDS } from './data/objectives.ts'
import { BEAGLE, lagOf, stopOf } from './data/routes.ts'
import { crewWorth, pendingWorth, WORTH, type Worth } from './evaluate.ts'
import { meets } from './rules/requirements.ts'
import { timesMet } from './rules/rewards.ts'
import { partsOf, totalOf } from './score.ts'
import { ALFRED, type Board, boardOf, type DarwinState, ROUNDS } from './state.ts'

/** In points. What stands under `later` counts for each round that is left, this one included while it goes on. */
export type Weights = {
  /** A coin at the end, and more of it for the first ten while there are two rounds or more. */
  readonly coin: number
  readonly spendable: number
  readonly knowledge: number
  readonly theory: number
  /** Steps on the islands and at sea, and behind the Beagle. */
  readonly explored: number
  readonly ship: number
  readonly lag: number
  readonly stamp: number
  /** Studied, and not delivered yet. */
  readonly waiting: number
  readonly tent: number
  /** Objectives in reserve that are met, that are not, and those in slots. */
  readonly met: number
  readonly unmet: number
  readonly slotted: number
  /** Of how near a crew card is. */
  readonly crew: number
  /** Of what a goal would pay now. */
  readonly goal: number
  readonly later: { readonly seal: number; readonly lens: number }
  /** Alone: of Alfred's points. */
  readonly alfred: number
}

export const WEIGHTS: Weights = {
  coin: 0.4,
  spendable: 0.8,
  knowledge: 0.6,
  theory: 0.3,
  explored: 0.8,
  ship: 1.3,
  lag: -0.15,
  stamp: 1.1,
  waiting: 3.2,
  tent: 2.3,
  met: 1.8,
  unmet: -0.2,
  slotted: 1,
  crew: 1.3,
  goal: 0.65,
  later: { seal: 0.5, lens: 0.7 },
  alfred: 1,
}

export type Judge = {
  guide(s: DarwinState, seat: Seat): number
  value(s: DarwinState, seat: Seat): number
}

/** So many coins are of use at once. */
const ENOUGH = 10

export function judgeWith(weights: Weights): Judge {
  const worth = Array.from({ length: ROUNDS + 1 }, (_, left) => worthWith(weights, timeIn(left)))
  const value = (s: DarwinState, seat: Seat): number => {
    const one = boardOf(s, seat)
    const own = totalOf(partsOf(s, one)) - (s.alfred ? weights.alfred * totalOf(partsOf(s, boardOf(s, ALFRED))) : 0)
    return s.phase === 'over' ? own : own + prospects(weights, s, seat, one)
  }
  return {
    value,
    guide: (s, seat) =>
      s.phase === 'over' ? value(s, seat) : value(s, seat) + pendingWorth(s, seat, worth[leftIn(s)] as Worth),
  }
}

/** Rounds that are still to be played, this one included until its rewards. */
const leftIn = ({ round, phase }: DarwinState): number => ROUNDS - round + (phase === 'rewards' ? 0 : 1)

/** 1 as long as there are two rounds, then less. */
const timeIn = (left: number): number => Math.min(1, left / 3)

function worthWith({ coin, spendable, theory, ship, stamp }: Weights, time: number): Worth {
  return {
    ...WORTH,
    coins: coin + spendable * time,
    theory: 1.3 + theory,
    sail: 0.3 + ship,
    stamps: stamp,
  }
}

function prospects(weights: Weights, s: DarwinState, seat: Seat, one: Board): number {
  const left = leftIn(s)
  let value = one.coin * weights.coin + Math.min(one.coin, ENOUGH) * weights.spendable * timeIn(left)
  value += one.knowledge * weights.knowledge + one.theory * weights.theory + one.tents * weights.tent
  value += left * (sealed(one) * weights.later.seal + one.lenses * weights.later.lens)
  value += explored(one) * weights.explored + stopOf(one.ship).place * weights.ship
  value += mailed(one) * weights.stamp + waiting(s, one) * weights.waiting
  for (const id of one.reserve) value += meets(s, seat, id) ? weights.met : weights.unmet
  for (const slot of SLOT_IDS) if (one.slots[slot]) value += weights.slotted
  for (const card of one.crew) value += crewWorth(one, card) * (card.by === null ? weights.crew : 1)
  return value + goals(weights, s, one)
}

/** The Beagle pays at the end of each round, less to those who lag behind it. */
function goals(weights: Weights, s: DarwinState, one: Board): number {
  let value = 0
  for (let round = s.scored; round < ROUNDS; round++) {
    const goal = s.goals[round] as (typeof s.goals)[number]
    value += goalTile(goal).points * timesMet(one, goal) * weights.goal
    value += lagOf(one.ship, Math.min(round + 1, BEAGLE.length), false) * weights.lag
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
