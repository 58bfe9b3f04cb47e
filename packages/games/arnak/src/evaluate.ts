// Rates a position for bots that look one step ahead: points, the value of possessions while there is time to use them,
// and the value of open questions.

import { type Effect, type Frame, pile, type Seat } from '@wayfare/kernel'
import { siteTileOf } from './board/site-tiles.ts'
import { CAMP_COUNT, siteAt, spaceAt, type Temple } from './board/sites.ts'
import { rowEffect, TOP_ROW, trackSpace } from './board/track.ts'
import { FEAR } from './cards/basics.ts'
import { cardOf } from './cards/cards.ts'
import { gain } from './effects.ts'
import { type AllOps, read, type Token, type TokenStep } from './ops.ts'
import { RESOURCES } from './resources.ts'
import { partsOf, sum } from './score.ts'
import { type ArnakState, area, deck, type Explorer, explorer, hand, ROUNDS } from './state.ts'

/** The values with which open questions are counted. */
export type Coins = {
  /** The value of one unit of each resource. */
  readonly worth: Readonly<Record<string, number>>
  /** The share of a resource that is still useful, from 0 to 1. */
  readonly use: number
  /** The value of a research step, an idol and a card beyond their points. */
  readonly step: number
  readonly idol: number
  readonly card: number
  readonly assistant: number
  readonly rows: Readonly<Record<Temple, Rows>>
}
type Rows = Readonly<Record<Token, readonly number[]>>

export const WORTH: Readonly<Record<string, number>> = {
  coin: 0.8,
  compass: 0.9,
  tablet: 1,
  arrowhead: 1.7,
  jewel: 2.3,
  idol: 3,
  card: 0.7,
  boot: 0.6,
  car: 0.8,
  ship: 0.8,
  vehicle: 0.8,
  plane: 1.4,
}
/** The value of an archaeologist at home, and of a ready assistant. */
const ARCHAEOLOGIST = 2
const READY = 1.2
const TIRED = 0.8

export function evaluate(s: ArnakState, seat: Seat): number {
  const one = explorer(s, seat)
  const late = s.round >= ROUNDS
  // In the last round resources are only worth what they can still buy.
  const use = one.passed && late ? 0 : late ? 0.6 : 1
  let value = sum(partsOf(s, seat))
  for (const resource of RESOURCES) value += use * diminishing(one[resource]) * (WORTH[resource] as number)
  value += use * handWorth(s, seat)
  value += (late ? 0 : 0.4) * deckWorth(s, seat)
  value += staffWorth(one, s.round)
  value += one.boons.length * (late && one.passed ? 0 : 0.8)
  value += guardianFear(s, seat, one)
  if (!one.passed) value += one.home * ARCHAEOLOGIST * (s.round < ROUNDS ? 1 : 0.7)
  // An idol put into a slot loses the slot's points; its reward is counted above.
  value += pendingWorth(s, seat, { ...PLAIN, use, card: late ? 0 : 0.7 })
  return value
}

const BIRD: Rows = { glass: [0, 1, 2, 4, 6, 9, 12, 16], notebook: [0, 0, 1, 2, 4, 6, 8, 10] }
const PLAIN: Coins = {
  worth: WORTH,
  use: 1,
  step: 0,
  idol: 0,
  card: 0,
  assistant: 0,
  rows: { bird: BIRD, snake: BIRD },
}

/** The tenth coin is worth less than the first, so more than four count half. */
function diminishing(count: number): number {
  return count <= 4 ? count : 4 + (count - 4) * 0.5
}

function handWorth(s: ArnakState, seat: Seat): number {
  let worth = 0
  for (const [id] of pile(s, hand(seat))) worth += id === FEAR ? 0.5 : cardOf(id).kind === 'basic' ? 0.9 : 1.5
  return worth
}

/** Rates the cards in a deck: Fear is negative, other cards are positive. */
function deckWorth(s: ArnakState, seat: Seat): number {
  let worth = 0
  for (const name of [deck(seat), area(seat)]) {
    for (const [id] of pile(s, name)) worth += id === FEAR ? -0.4 : cardOf(id).kind === 'basic' ? 0.1 : 0.9
  }
  return worth
}

function staffWorth({ staff }: Explorer, round: number): number {
  let worth = 0
  for (const { gold, ready } of staff) worth += (ready ? READY : 0) + (TIRED + (gold ? 0.8 : 0)) * (ROUNDS - round)
  return worth
}

function guardianFear(s: ArnakState, seat: Seat, one: Explorer): number {
  if (one.calm) return 0
  let fear = 0
  for (let space = 0; space < s.men.length; space++)
    if (s.men[space] === seat && s.guards[spaceAt(space).site]) fear += 1.2
  return -fear
}

/** Returns the value of the effects that are still on the stack. */
export function pendingWorth(s: ArnakState, seat: Seat, coins: Coins): number {
  const { lanes, stack } = s.core
  const frames: readonly Frame[] = lanes ? (lanes.stacks[seat] ?? []) : stack
  let worth = 0
  for (const frame of frames) if (frame.by === seat) worth += worthOf(s, seat, frame, coins)
  return worth
}

function worthOf(s: ArnakState, seat: Seat, effect: Effect, coins: Coins): number {
  const of = (what: Effect) => worthOf(s, seat, what, coins)
  const { use, worth } = coins
  const { op, arg } = read(effect)
  switch (op) {
    case 'all':
      return arg.reduce((total, part) => total + of(part), 0)
    case 'pay':
    case 'collect':
    case 'spend': {
      const { cost, then } = arg
      let price = 0
      for (const unit in cost) price += (cost[unit] as number) * (worth[unit] ?? 1)
      // A payment in one move is preferred slightly, because collecting it source by source leads to the same result.
      return of(then) - use * price - (op === 'collect' ? 1 : 0)
    }
    case 'may':
      return Math.max(0, of(arg.effect))
    case 'one-of':
      return Math.max(...Object.values(arg).map(of))
    case 'two-of': {
      const { ways, left } = arg
      const values = Object.values(ways)
        .map(of)
        .sort((a, b) => b - a)
      return values.slice(0, left).reduce((a, b) => a + b, 0)
    }
    case 'gain': {
      let total = 0
      for (const resource of RESOURCES) total += (arg[resource] ?? 0) * (worth[resource] as number)
      return use * total
    }
    case 'fear':
      return -1.4
    case 'visit':
      return costOfPlacing(s) + of(siteWorth(s, spaceAt(arg.space).site))
    case 'found':
      return costOfPlacing(s) + foundWorth(siteAt(spaceAt(arg).site).level === 'level2', coins) + use * 2 - 0.8
    case 'reveal-site':
      return use * 2.5
    case 'use-again':
    case 'use-site':
      return of(siteWorth(s, arg))
    case 'overcome':
      return 5 + 1.5 + 0.8
    case 'choose-guardian':
    case 'overcome-free':
      return s.guards.some((guardian, site) => guardian && siteAt(site).spaces.some((space) => s.men[space] === seat))
        ? 6
        : 0
    case 'bought': {
      const { points, kind, play } = cardOf(arg)
      return points + coins.card + (kind === 'artifact' ? Math.max(0, of(play)) : 0)
    }
    case 'step':
      return stepWorth(s, seat, arg, coins)
    case 'temple-tile':
      return [2, 2, 2, 6, 6, 11][arg] as number
    case 'recruit':
    case 'choose-recruit':
      return use * (SMALL[op] as number) + coins.assistant
    default:
      return use * (SMALL[op] ?? 0)
  }
}

/** Estimated values of effects that are not examined further. */
export const SMALL: { readonly [K in keyof AllOps]?: number } = {
  draw: 1,
  'choose-draw': 1,
  drawn: 1.1,
  exile: 0.9,
  'choose-exile': 0.9,
  upgrade: 0.8,
  'choose-upgrade': 0.8,
  refresh: 0.8,
  recruit: 4,
  'choose-recruit': 4,
  rescue: 3,
  'choose-rescue': 3,
  gild: 2.5,
  'choose-gild': 2.5,
  take: 2,
  'choose-take': 2,
  send: 2.5,
  'choose-trip': 2.5,
  activate: 1.8,
  'choose-site': 1.8,
  research: 3,
  buy: 2,
  'choose-buy': 2,
  borrow: 1.5,
  'choose-borrow': 1.5,
  relocate: 1.5,
  'top-tile': 2,
  earring: 1.2,
  travel: 0.6,
  'choose-order': 1,
  'choose-bonus': 1,
  'choose-lost': 1,
  'look-in-temple': 1,
  unslot: 1.5,
}

/** An archaeologist placed on the board is no longer at home, which is the cost of the trip. */
function costOfPlacing(s: ArnakState): number {
  return -ARCHAEOLOGIST * (s.round < ROUNDS ? 1 : 0.7) + 0.1
}

function siteWorth(s: ArnakState, site: number): Effect {
  const tile = s.tiles[site]
  if (site >= CAMP_COUNT && tile) return siteTileOf(tile).effect
  return CAMP_WORTH[site] as Effect
}
const CAMP_WORTH = [
  gain({ coin: 2 }),
  gain({ compass: 2 }),
  gain({ tablet: 2 }),
  gain({ arrowhead: 1 }),
  gain({ jewel: 0.6 }),
]

function foundWorth(level2: boolean, { idol }: Coins): number {
  return level2 ? 6 + 4.5 + 2 * idol : 3 + 2.5 + idol
}

function stepWorth(s: ArnakState, seat: Seat, { token, space }: TokenStep, coins: Coins): number {
  const { use, step } = coins
  const { row } = trackSpace(space)
  if (row === TOP_ROW) return 6 + use + step
  const here = trackSpace(explorer(s, seat)[token]).row
  const points = coins.rows[s.temple][token]
  const gained = (points[row] as number) - (points[here] as number)
  return gained + worthOf(s, seat, rowEffect(s.temple, token, row), coins) + use + step
}
