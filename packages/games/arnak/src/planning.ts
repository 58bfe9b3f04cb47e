// The planning functions of this game, for bots that plan whole turns.

import {
  type Card,
  type Id,
  idOf,
  Mix,
  mixFrames,
  numberOf,
  type Option,
  type Pile,
  type Planning,
  pile,
  type Seat,
} from '@wayfare/kernel'
import { CAMP_COUNT } from './board/sites.ts'
import { judgeWith, WEIGHTS } from './planning-worth.ts'
import { RESOURCES } from './resources.ts'
import {
  type ArnakState,
  area,
  DRAWN_BY_EARRING,
  deck,
  type Explorer,
  explorer,
  hand,
  LEVEL1_STACK,
  LEVEL2_STACK,
  LOST_STACK,
  RESCUE_STACK,
  ROUNDS,
  SUPPLY,
} from './state.ts'

export const planning: Planning<ArnakState> = {
  stage,
  lastStageAfter,
  key,
  ...judgeWith(WEIGHTS),
  reply,
  sensible,
  answerLimit,
  slip: 2,
}

/**
 * A seat's round ends when it passes, and again when it has decided which cards to keep. The last round of a solo game
 * lasts to the end.
 */
function stage(s: ArnakState, seat: Seat): number {
  const { lanes } = s.core
  if (!explorer(s, seat).passed || (s.rival && s.round === ROUNDS)) return 3 * s.round
  return 3 * s.round + (lanes && lanes.stacks[seat]?.length === 0 ? 2 : 1)
}

/** Returns the end of the next round. */
function lastStageAfter({ round }: ArnakState): number | undefined {
  return round < ROUNDS ? 3 * (round + 1) : undefined
}

/** Assumes that the others pass, because their real moves cannot be predicted. */
function reply(_s: ArnakState, _seat: Seat, options: readonly Option[]): Option {
  return options.find(({ move }) => move === 'pass' || move === 'end') ?? (options[0] as Option)
}

/**
 * Free actions are tried only before and after a main action, and at other questions only if nothing else is possible:
 * the same turns result with a fraction of the work.
 */
function sensible(s: ArnakState, _seat: Seat, options: readonly Option[]): readonly Option[] {
  if (topOf(s) === 'turn') return options
  const answers = options.filter(({ aside, move }) => !aside && move !== 'withdraw')
  return answers.length > 0 ? answers : options
}

function topOf({ core: { stack } }: ArnakState): string | undefined {
  return stack[stack.length - 1]?.op
}

/** Payments have many answers with nearly the same result, so a few are enough. */
function answerLimit(s: ArnakState): number | undefined {
  const op = topOf(s)
  return op === 'pay' || op === 'collect' ? 3 : undefined
}

function key(s: ArnakState, seat: Seat): number {
  const mix = new Mix()
  addOwn(mix, s, explorer(s, seat))
  addSet(mix, pile(s, hand(seat)))
  addSet(mix, pile(s, area(seat)))
  addSet(mix, pile(s, DRAWN_BY_EARRING))
  addEnds(mix, pile(s, deck(seat)))
  for (const name of SUPPLY) addEnds(mix, pile(s, name))
  addNames(mix, s.row)
  addNames(mix, s.guards)
  addNames(mix, s.bonus)
  // Only the fact of a discovery is added, because the world determines which tile is there.
  for (let site = CAMP_COUNT; site < s.tiles.length; site++) if (s.tiles[site] !== null) mix.add(site)
  for (let space = 0; space < s.men.length; space++) mix.add(s.men[space] as number)
  for (const height of s.stacks) mix.add(height)
  for (const name of DRAWN_PILES) mix.add(pile(s, name).length)
  mix.add(s.exiledItems.length)
  mix.add(s.exiledArtifacts.length)
  mix.add(s.rival ? s.rival.used.length : s.turn)
  mixFrames(mix, s.core, seat)
  return mix.value
}
const DRAWN_PILES = [LEVEL1_STACK, LEVEL2_STACK, LOST_STACK, RESCUE_STACK]

function addOwn(mix: Mix, { pool, acted }: ArnakState, one: Explorer): void {
  for (const resource of RESOURCES) mix.add(one[resource])
  mix.add(pool.car | (pool.ship << 4) | (pool.plane << 8) | (pool.either << 12))
  mix.add(one.home | (one.crates << 4) | (one.slots << 12) | (one.fearTiles << 16))
  mix.add((acted ? 1 : 0) | (one.passed ? 2 : 0) | (one.planes ? 4 : 0) | (one.calm ? 8 : 0))
  mix.add(one.arrival | (one.tiles2 << 4) | (one.tiles6 << 8) | (one.tiles11 << 12) | (one.spent.length << 16))
  mix.name(one.glass)
  mix.name(one.notebook)
  addNames(mix, one.boons)
  for (const { id, gold, ready } of one.staff) {
    mix.name(id)
    mix.add((gold ? 1 : 0) | (ready ? 2 : 0))
  }
}

function addNames(mix: Mix, names: readonly (Id | null)[]): void {
  for (let i = 0; i < names.length; i++) mix.name(names[i] as Id | null)
}

/** Adds the length and ends of a pile that only changes at its ends; the other piles determine the rest. */
function addEnds(mix: Mix, cards: Pile): void {
  const { length } = cards
  mix.add(length)
  if (length === 0) return
  mix.name(idOf(cards[0] as Card))
  mix.name(idOf(cards[length - 1] as Card))
}

/** Adds cards so that their order makes no difference. */
function addSet(mix: Mix, cards: Pile): void {
  let sum = 0
  let product = 1
  for (let i = 0; i < cards.length; i++) {
    const number = numberOf(idOf(cards[i] as Card))
    sum = (sum + number) | 0
    product = Math.imul(product, number | 1)
  }
  mix.add(sum)
  mix.add(product)
}
