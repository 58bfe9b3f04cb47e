// What somebody who plans whole turns is told about this game.

import {
  type Card,
  type Frame,
  type Id,
  idOf,
  type Json,
  type Option,
  type Pile,
  type Planning,
  pile,
  type Seat,
} from '@wayfare/kernel'
import { ASSISTANT_IDS } from './board/assistants.ts'
import { CARD_IDS } from './cards/cards.ts'
import { judgeWith, WEIGHTS, type Weights } from './planning-worth.ts'
import {
  APART,
  type ArnakState,
  area,
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

export function planningWith(weights: Weights): Planning<ArnakState> {
  return { stage, key, ...judgeWith(weights), reply, slip: 2 }
}

export const planning: Planning<ArnakState> = planningWith(WEIGHTS)

/** A round is over for whoever passes, and again when its cards are kept or not. Alone, the last one lasts to the end. */
function stage(s: ArnakState, seat: Seat): number {
  const { lanes } = s.core
  if (!explorer(s, seat).passed || (s.rival && s.round === ROUNDS)) return 3 * s.round
  return 3 * s.round + (lanes && lanes.stacks[seat]?.length === 0 ? 2 : 1)
}

/** Others pass at once: what they would take instead is anybody's guess. */
function reply(_s: ArnakState, _seat: Seat, options: readonly Option[]): Option {
  return options.find(({ move }) => move === 'pass' || move === 'end') ?? (options[0] as Option)
}

function key(s: ArnakState, seat: Seat): string {
  const { pool, rival } = s
  const one = explorer(s, seat)
  const purse = `${one.coin},${one.compass},${one.tablet},${one.arrowhead},${one.jewel},${pool.car},${pool.ship},${pool.plane},${pool.either}`
  const own = `${one.home},${one.crates},${one.slots},${one.fearTiles},${one.glass},${one.notebook},${one.arrival},${flags(s, one)}`
  const tiles = `${one.tiles2},${one.tiles6},${one.tiles11},${one.boons},${one.spent.length}`
  const cards = `${heap(pile(s, hand(seat)))},${heap(pile(s, area(seat)))},${row(pile(s, deck(seat)))},${heap(pile(s, APART))}`
  const island = `${s.men},${s.guards},${s.tiles}`
  const stacks = `${pile(s, LEVEL1_STACK).length},${pile(s, LEVEL2_STACK).length},${pile(s, LOST_STACK).length},${pile(s, RESCUE_STACK).length}`
  const table = `${s.row},${s.exiledItems.length},${s.bonus},${s.stacks},${supply(s)},${rival ? rival.used.length : s.turn}`
  return `${purse};${own};${tiles};${cards};${staff(one)};${island};${stacks};${table};${questions(s, seat)}`
}

function flags({ acted }: ArnakState, { passed, planes, calm }: Explorer): number {
  return (acted ? 1 : 0) + (passed ? 2 : 0) + (planes ? 4 : 0) + (calm ? 8 : 0)
}

function staff(one: Explorer): string {
  let text = ''
  for (const { id, gold, ready } of one.staff) text += `${numberOf(id)}${gold ? '+' : ''}${ready ? '!' : ''} `
  return text
}

function supply(s: ArnakState): string {
  let text = ''
  for (const name of SUPPLY) text += `${row(pile(s, name))} `
  return text
}

/** A number for each card and assistant: 25 bits that have nothing to do with each other. */
const NUMBERS: ReadonlyMap<Id, number> = new Map(
  [...CARD_IDS, ...ASSISTANT_IDS].map((id, i) => [id, Math.imul(i + 1, 0x9e3779b1) >>> 7]),
)
const numberOf = (id: Id): number => NUMBERS.get(id) ?? 0

/** The same for the same cards in any order: a sum of squares, as equal sums of both are hardly met. */
function heap(cards: Pile): string {
  let sum = 0
  let mixed = 0
  for (let i = 0; i < cards.length; i++) {
    const number = numberOf(idOf(cards[i] as Card))
    sum += number
    mixed = (mixed + Math.imul(number, number | 1)) | 0
  }
  return `${sum}.${mixed}`
}

function row(cards: Pile): number {
  let mixed = cards.length
  for (let i = 0; i < cards.length; i++) mixed = (Math.imul(mixed, 31) + numberOf(idOf(cards[i] as Card))) | 0
  return mixed
}

/** Arguments of effects are never changed, so their text is made once. */
const TEXTS = new WeakMap<object, string>()
function textOf(arg: Json): string {
  if (typeof arg !== 'object' || arg === null) return String(arg)
  let text = TEXTS.get(arg)
  if (text === undefined) {
    text = JSON.stringify(arg)
    TEXTS.set(arg, text)
  }
  return text
}

function questions(s: ArnakState, seat: Seat): string {
  const { lanes, stack } = s.core
  const frames: readonly Frame[] = lanes ? (lanes.stacks[seat] ?? []) : stack
  let text = ''
  for (const { op, arg, by, from, asked } of frames) text += `${op} ${textOf(arg)} ${by} ${from} ${asked};`
  return text
}
