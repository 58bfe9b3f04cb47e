// Rates positions for bots that plan to the end of the round: points, and the value of possessions in the rounds that
// remain. Open questions are counted in the same unit.

import { type Card, idOf, type Planning, pile, type Seat } from '@wayfare/kernel'
import type { AssistantId } from './board/assistants.ts'
import { SLOTS } from './board/idols.ts'
import { spaceAt, type Temple } from './board/sites.ts'
import { RESCUE_SPACE, rowPoints, TOP_ROW, trackSpace } from './board/track.ts'
import { FEAR } from './cards/basics.ts'
import { cardOf } from './cards/cards.ts'
import { type Coins, pendingWorth, WORTH } from './evaluate.ts'
import { filledCount } from './idol-slots.ts'
import type { Token } from './ops.ts'
import { CARD_WORTH, HELP_WORTH } from './planning-tables.ts'
import { RESOURCES, type Resource } from './resources.ts'
import { partsOf, rivalParts, sum } from './score.ts'
import { type ArnakState, area, deck, type Explorer, explorer, hand, ROUNDS } from './state.ts'

type Hand = { readonly basic: number; readonly bought: number; readonly fear: number }

/** All weights are in points. */
type Weights = {
  /** How much time remains, by the number of rounds after this one. */
  readonly time: readonly number[]
  /** The value of each resource, and an additional value while there is time to use it. */
  readonly thing: Readonly<Record<Resource, number>>
  readonly stock: Readonly<Record<Resource, number>>
  /** Up to this number a resource counts in full, beyond it half. */
  readonly plenty: Readonly<Record<Resource, number>>
  /** The value of each row that a token has reached, while there is time. */
  readonly glass: number
  readonly notebook: number
  /** The value of cards in hand: during the round, and when it is over (a card that is kept replaces a draw). */
  readonly hand: Hand
  readonly kept: Hand
  /** For each remaining round: the value of owning a bought card, of its effect, and of Fear. */
  readonly card: number
  readonly play: number
  readonly fear: number
  /** The value of a ready assistant, and of an assistant's effect for each remaining round. */
  readonly ready: number
  readonly help: number
  readonly boon: number
  /** The value of an idol for which there is a free slot, while there is time. */
  readonly idol: number
  /** The value of an idol for crossing the Snake bridge, while there is time. */
  readonly bridge: number
  /** The value of an archaeologist who can still be sent, and the cost of one at a guardian. */
  readonly home: number
  readonly guardian: number
  /** In solo games, the value of the rival's points before the last round. */
  readonly rival: number
}

export const WEIGHTS: Weights = {
  time: [0, 0.5, 1, 1, 1],
  thing: { coin: 0.8, compass: 0.9, tablet: 1, arrowhead: 1.7, jewel: 2.3 },
  stock: { coin: 0.2, compass: 0.2, tablet: 0.8, arrowhead: 1.36, jewel: 1.84 },
  plenty: { coin: 4, compass: 4, tablet: 4, arrowhead: 3, jewel: 3 },
  glass: 5.3,
  notebook: 5,
  hand: { basic: 0.9, bought: 1.5, fear: 0.5 },
  kept: { basic: 0, bought: 0.4, fear: -0.3 },
  card: 0.1,
  play: 0.2,
  fear: -0.12,
  ready: 1.2,
  help: 0.7,
  boon: 1.1,
  idol: 0.8,
  bridge: 2,
  home: 2,
  guardian: -1.2,
  rival: 0.7,
}

export function judgeWith(weights: Weights): Pick<Planning<ArnakState>, 'guide' | 'value'> {
  const coins = Array.from({ length: ROUNDS }, (_, left) => coinsFor(weights, left))
  const prospects = (s: ArnakState, seat: Seat, left: number, use: number): number => {
    const one = explorer(s, seat)
    const time = weights.time[left] as number
    let value = things(weights, one, time) * use
    value += inHand(one.passed ? weights.kept : weights.hand, s, seat) * use
    value += left * (owned(weights, s, seat) + staffWorth(weights, one))
    if (!one.passed) for (const { ready } of one.staff) if (ready) value += weights.ready * use
    value += one.boons.length * weights.boon * use
    value += time * (weights.glass * trackSpace(one.glass).row + weights.notebook * trackSpace(one.notebook).row)
    value += time * weights.idol * Math.min(one.crates, emptySlots(one))
    if (s.temple === 'snake') value += time * weights.bridge * Math.min(one.crates, bridgesAhead(one))
    return value + weights.guardian * guardiansMet(s, seat, one)
  }
  return {
    guide(s, seat) {
      const left = ROUNDS - s.round
      const one = explorer(s, seat)
      const last = left === 0
      const use = last ? (one.passed ? 0 : 0.6) : 1
      let value = pointsOrLead(weights, s, seat) + prospects(s, seat, left, use)
      if (!one.passed) value += one.home * weights.home * (last ? 0.7 : 1)
      return value + pendingWorth(s, seat, { ...(coins[left] as Coins), use })
    },
    value(s, seat) {
      const left = ROUNDS - s.round
      const points = pointsOrLead(weights, s, seat)
      // Fear gained in the last round only costs its point.
      return left === 0 ? points - guardiansMet(s, seat, explorer(s, seat)) : points + prospects(s, seat, left, 1)
    },
  }
}

/**
 * In a solo game the lead counts, more and more towards the end. The rival's remaining tiles of this round are
 * estimated.
 */
function pointsOrLead({ rival }: Weights, s: ArnakState, seat: Seat): number {
  const own = sum(partsOf(s, seat))
  if (!s.rival) return own
  const { tiles, used } = s.rival
  const theirs = sum(rivalParts(s)) + (tiles.length - used.length) * RIVAL_TILE
  return own - (s.round === ROUNDS ? 1 : rival) * theirs
}

/** The average number of points that the rival scores with one tile, over the whole game. */
const RIVAL_TILE = 1.35

function coinsFor(weights: Weights, left: number): Coins {
  const time = weights.time[left] as number
  const worth: Record<string, number> = { ...WORTH }
  for (const resource of RESOURCES) worth[resource] = weights.thing[resource] + time * weights.stock[resource]
  return {
    worth,
    use: 1,
    step: (time * (weights.glass + weights.notebook)) / 2,
    idol: time * weights.idol,
    card: left * (weights.card + weights.play * 1.7),
    assistant: left * weights.help * 1.5 - 3,
    rows: ROWS,
  }
}

const ROWS = { bird: rowsOf('bird'), snake: rowsOf('snake') }

function rowsOf(temple: Temple): Record<Token, readonly number[]> {
  const points = (token: Token) => Array.from({ length: TOP_ROW }, (_, row) => rowPoints(temple, token, row))
  return { glass: points('glass'), notebook: points('notebook') }
}

function things({ thing, stock, plenty }: Weights, one: Explorer, time: number): number {
  let value = 0
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i] as Resource
    const count = one[resource]
    const full = Math.min(count, plenty[resource])
    value += full * (thing[resource] + time * stock[resource]) + (count - full) * thing[resource] * 0.5
  }
  return value
}

function inHand({ basic, bought, fear }: Hand, s: ArnakState, seat: Seat): number {
  let value = 0
  for (const card of pile(s, hand(seat))) {
    const id = idOf(card)
    value += id === FEAR ? fear : cardOf(id).kind === 'basic' ? basic : bought
  }
  return value
}

function owned(weights: Weights, s: ArnakState, seat: Seat): number {
  let value = 0
  const count = (cards: readonly Card[]) => {
    for (const card of cards) {
      const id = idOf(card)
      if (id === FEAR) value += weights.fear
      else if (cardOf(id).kind !== 'basic') value += weights.card + weights.play * (CARD_WORTH.get(id) as number)
    }
  }
  count(pile(s, hand(seat)))
  count(pile(s, deck(seat)))
  count(pile(s, area(seat)))
  return value
}

function staffWorth({ help }: Weights, { staff }: Explorer): number {
  let value = 0
  for (const { id, gold } of staff) value += help * HELP_WORTH[id as AssistantId][gold ? 1 : 0]
  return value
}

const emptySlots = ({ slots }: Explorer): number => SLOTS - filledCount(slots)

/** Each token pays an idol for the Snake bridge on its way (ARN-SNAKE-04). */
function bridgesAhead({ glass, notebook }: Explorer): number {
  const before = (at: string): number => (trackSpace(at).row < BRIDGE_ROW ? 1 : 0)
  return before(glass) + before(notebook)
}
const BRIDGE_ROW = trackSpace(RESCUE_SPACE).row

/** Counts the guardians at whose sites own archaeologists are, each of whom will bring a Fear. */
function guardiansMet(s: ArnakState, seat: Seat, { calm }: Explorer): number {
  if (calm) return 0
  let guardianCount = 0
  for (let space = 0; space < s.men.length; space++)
    if (s.men[space] === seat && s.guards[spaceAt(space).site]) guardianCount++
  return guardianCount
}
