// How a position looks for a seat: the score as it stands, what could still come of it, and what is about to be done. For bots.

import type { Effect, Frame } from '@wayfare/kernel'
import type { AcademyArg } from './data/actions.ts'
import { crewCard } from './data/crew.ts'
import { goalTile } from './data/goals.ts'
import { BEAGLE, lagOf } from './data/routes.ts'
import { shortage } from './data/seals.ts'
import { bitCount } from './data/specimens.ts'
import { meets } from './rules/requirements.ts'
import { timesMet } from './rules/rewards.ts'
import { partsOf, totalOf } from './score.ts'
import { type Board, boardOf, type DarwinState, ROUNDS } from './state.ts'

/** Guesses, in points, of what an action is worth before it is done. */
const WORTH: Readonly<Record<string, number>> = {
  coins: 0.45,
  points: 1,
  theory: 1.6,
  knowledge: 1.6,
  explore: 2,
  sail: 1.6,
  stamps: 1.1,
  'take-objective': 1.2,
  'complete-objective': 5,
  unlock: 3,
  'use-locked': 4.5,
  camp: 4,
  'purple-seal': 3,
  'swap-knowledge': 3,
  'land-explorer': 4,
  study: 3.5,
  'study-any': 3.5,
  'study-island': 3.5,
  'study-museum': 1,
  deliver: 4,
  'deliver-again': 4,
  'sail-to-beagle': 3,
  'copy-crew': 5,
  reactivate: 3,
}

export function evaluate(s: DarwinState, seat: number): number {
  const one = boardOf(s, seat)
  let value = totalOf(partsOf(s, one)) + prospects(s, one)
  for (const id of one.reserve) value += meets(s, seat, id) ? 3 : 1
  for (const id of one.slots) if (id !== '') value += 1
  for (let i = 0; i < one.crew.length; i++) value += crewWorth(one, i)
  if (s.phase !== 'over') {
    for (const frame of s.core.stack) if (frame.by === seat) value += pendingWorth(frame)
  }
  return value
}

/** How near a crew card is to being played; a played one keeps what it was worth, so that playing is no loss. */
function crewWorth(one: Board, index: number): number {
  if (one.crewBy[index] !== -1) return 5
  const { need } = crewCard(one.crew[index] as string)
  let short = 5
  for (let worker = 1; worker < 4; worker++)
    if (!one.crewBy.includes(worker)) short = Math.min(short, shortage(one.rows[worker] as string, need))
  return (5 - short) ** 2 * 0.17
}

/** What may still come: the fewer rounds are left, the less it counts. */
function prospects(s: DarwinState, one: Board): number {
  const left = ROUNDS - s.round + (s.phase === 'rewards' ? 0 : 1)
  if (s.phase === 'over' || left <= 0) return 0
  let seals = 0
  for (let row = 1; row < one.rows.length; row++) seals += (one.rows[row] as string).length
  let explored = 0
  for (const stop of one.explorers) explored += stop + 1
  let mail = 0
  for (const stamps of one.mail) mail += Math.min(stamps, 4)
  const waiting = bitCount(one.studied & ~s.museum)
  let value = one.coin * 0.4 + one.knowledge * 0.6 + seals * 0.5 * left + explored + one.ship * 0.8
  value += mail * 0.8 + waiting * 2.5 + one.tents * 1.5 + one.lenses * 0.4 * left
  for (let round = s.scored; round < ROUNDS; round++) {
    const goal = s.goals[round] as string
    value += goalTile(goal).points * timesMet(one, goal) * 0.8
    // Whoever lags behind where the Beagle will be has less of it.
    value -= lagOf(one.ship, Math.min(round + 1, BEAGLE.length), false) * 0.15
  }
  return value
}

function pendingWorth({ op, arg }: Frame): number {
  if (op === 'act' || op === 'acts' || op === 'reward' || op === 'reward-act')
    return sum(arg as unknown as readonly Effect[])
  if (op === 'choose') return Math.max(...(arg as unknown as readonly Effect[]).map(worthOf))
  return worthOf({ op, arg, by: null, from: null })
}

function sum(list: readonly Effect[]): number {
  let total = 0
  for (const one of list) total += worthOf(one)
  return total
}

function worthOf({ op, arg }: Effect): number {
  if (op === 'academy') {
    const [times, discount, free] = arg as unknown as AcademyArg
    return times * 2.2 + discount * 0.4 + free
  }
  if (op === 'choose') return Math.max(...(arg as unknown as readonly Effect[]).map(worthOf))
  const each = WORTH[op]
  if (each === undefined) return 0
  if (op === 'explore' || op === 'sail' || op === 'stamps') return each * ((arg as readonly number[])[0] as number)
  return op === 'coins' || op === 'points' || op === 'theory' || op === 'knowledge' ? each * (arg as number) : each
}
