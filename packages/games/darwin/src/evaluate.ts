// Rates a position for bots: the current score, possible future gains, and the value of open questions.

import { crewCard } from './data/crew.ts'
import { goalTile } from './data/goals.ts'
import { ENVELOPES, ISLAND_IDS } from './data/ids.ts'
import { SLOT_IDS } from './data/objectives.ts'
import { BEAGLE, lagOf, stopOf } from './data/routes.ts'
import { shortage } from './data/seals.ts'
import { timesMet } from './goal-points.ts'
import type { Action, DarwinEffect, DarwinOps } from './ops.ts'
import { meets } from './rules/requirements.ts'
import { partsOf, totalOf } from './score.ts'
import { type Board, boardOf, type CrewCard, type DarwinState, ROUNDS } from './state.ts'

/** Estimated values of actions in points, before they are carried out. */
export type ActionWorth = Readonly<Partial<Record<keyof DarwinOps, number>>>
export const WORTH: ActionWorth = {
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
  for (const slot of SLOT_IDS) if (one.slots[slot]) value += 1
  for (const card of one.crew) value += crewWorth(one, card)
  return s.phase === 'over' ? value : value + pendingWorth(s, seat, WORTH)
}

/** Returns the value of the actions that are still open for a seat. */
export function pendingWorth(s: DarwinState, seat: number, worth: ActionWorth): number {
  let value = 0
  for (const frame of s.core.stack) if (frame.by === seat) value += worthOf(frame as DarwinEffect, worth)
  return value
}

/** Rates how near a crew card is to being played. A played card keeps its value, so that playing it is no loss. */
export function crewWorth({ workers, crew }: Board, { card, by }: CrewCard): number {
  if (by !== null) return 5
  const { need } = crewCard(card)
  let short = 5
  for (const { id, seals } of workers) {
    if (id === 'w1' || id === 'w5' || crew.some((played) => played.by === id)) continue
    short = Math.min(short, shortage(seals, need))
  }
  return (5 - short) ** 2 * 0.17
}

/** Values possible future gains, which count less the fewer rounds are left. */
function prospects(s: DarwinState, one: Board): number {
  const left = ROUNDS - s.round + (s.phase === 'rewards' ? 0 : 1)
  if (s.phase === 'over' || left <= 0) return 0
  let sealed = 0
  for (const { id, seals } of one.workers) if (id !== 'w1') sealed += seals.length
  let explored = 0
  for (const island of ISLAND_IDS) {
    const at = one.explorers[island]
    if (at !== null) explored += stopOf(at).place + 1
  }
  let mail = 0
  for (const envelope of ENVELOPES) mail += Math.min(one.mail[envelope], 4)
  const waiting = one.studied.filter((specimen) => !s.museum.includes(specimen)).length
  let value = one.coin * 0.4 + one.knowledge * 0.6 + sealed * 0.5 * left + explored + stopOf(one.ship).place * 0.8
  value += mail * 0.8 + waiting * 2.5 + one.tents * 1.5 + one.lenses * 0.4 * left
  for (let round = s.scored; round < ROUNDS; round++) {
    const goal = s.goals[round] as (typeof s.goals)[number]
    value += goalTile(goal).points * timesMet(one, goal) * 0.8
    // Lag behind the Beagle's future space reduces the value.
    value -= lagOf(one.ship, Math.min(round + 1, BEAGLE.length), false) * 0.15
  }
  return value
}

function worthOf(one: DarwinEffect, worth: ActionWorth): number {
  const each = worth[one.op] ?? 0
  switch (one.op) {
    case 'act':
    case 'acts':
    case 'reward':
    case 'reward-act':
      return sum(one.arg, worth)
    case 'choose':
      return Math.max(...one.arg.map((action) => worthOf(action, worth)))
    case 'academy':
      return one.arg.times * 2.2 + one.arg.discount * 0.4 + (one.arg.free ? 1 : 0)
    case 'coins':
    case 'points':
    case 'theory':
    case 'knowledge':
      return each * one.arg
    case 'explore':
    case 'sail':
      return each * one.arg.steps
    case 'stamps':
      return each * one.arg.left
    default:
      return each
  }
}

function sum(list: readonly Action[], worth: ActionWorth): number {
  let total = 0
  for (const one of list) total += worthOf(one, worth)
  return total
}
