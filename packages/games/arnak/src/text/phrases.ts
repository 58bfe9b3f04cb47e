// Phrases for the game's moves, facts, questions and refusals, as data for any language.

import type { Cost, Fact, Params, Refusal } from '@wayfare/kernel'
import { type List, type Phrase, type Phrases, payment, type Term, type Terms } from '@wayfare/text'
import { GUARDIANS } from '../board/guardians.ts'
import { rivalTileOf } from '../board/rival-tiles.ts'
import { STACK_IDS, stackPrice } from '../board/temple-tiles.ts'
import { trackSpace } from '../board/track.ts'
import { BLADE } from '../cards/artifacts.ts'
import { CARDS } from '../cards/cards.ts'
import { type CardPrice, type Icon, RESOURCES, type Resource, type ResourceGain } from '../resources.ts'
import type { ArnakView } from '../view.ts'
import type { ArnakKey } from './catalogue.ts'
import { gains, icons, lacking, price, put, some } from './effects.ts'
import { GAIN_PHRASES } from './gain-phrases.ts'
import {
  assistant,
  bonus,
  boonName,
  card,
  detail,
  guardian,
  idol,
  rivalTile,
  shortBoon,
  site,
  siteTile,
  slotEffect,
  space,
  spot,
  stack,
  thing,
  track,
} from './things.ts'

export const arnakPhrases: Phrases = {
  move: movePhrase,
  fact: (fact) => FACTS[fact.k]?.(fact),
  prompt: promptPhrase,
  refusal: refusalPhrase,
  part: (part) => put(`scores.${part}` as ArnakKey),
  choice: (name) => put(`choices.${name}` as ArnakKey),
  value(name, value) {
    if (value === 'random') return put('values.random')
    if (name === 'first') return { seat: Number(value) }
    return name === 'temple' ? put(value === 'bird' ? 'values.bird' : 'values.snake') : Number(value)
  },
  thing,
  detail,
  tellsAll: true,
  together: mergeFacts,
  paysFor: (first, second) => first.k === 'paid' && PURCHASES.has(second.k),
  outline: async () => (await import('./outline.ts')).outline,
}

/** Facts that are the purpose of a payment. A mere gain, such as a jewel for a card, is told after the payment. */
const PURCHASES: ReadonlySet<string> = new Set([
  'dug',
  'discovered',
  'overcome',
  'bought',
  'step',
  'temple-tile',
  'relocated',
])

type Move = (ids: readonly string[]) => Phrase

/** Sources that can be used several times in one payment. */
const COUNTED: ReadonlySet<string> = new Set([
  ...RESOURCES,
  ...['pilot', 'pool-car', 'pool-ship', 'pool-plane', 'pool-either'],
])

const spent = (ids: readonly string[]): List => ({ list: ids.map(spentThing), joint: 'tally' })

function spentThing(id: string): Term {
  if (COUNTED.has(id)) return some(`nouns.${id}` as ArnakKey, 1)
  return Object.hasOwn(GUARDIANS, id) ? boonName(id) : thing(id)
}

/** Returns the part of a discount that really reduces this price. */
function takenOff(what: string, cost: CardPrice): Term {
  const resource = RESOURCES.find((one) => one === what) as Resource
  const most = BLADE.map((discount: ResourceGain) => discount[resource] ?? 0)
  return some(`nouns.${resource}`, Math.min(cost[resource] ?? 0, ...most.filter((count) => count > 0)))
}

const cheaper = (what: 'step' | 'tile', terms: Terms): Phrase => ({
  ...put(`moves.${what}-less`, terms),
  short: put(`moves.${what}-short`, terms),
})

/** A question with one remaining option is named after the option. */
function promptPhrase(op: string, moves: readonly string[]): Phrase | undefined {
  const [only, more] = moves
  // When the turn can be ended, no main action is left (ARN-TURN-05).
  if (op === 'turn' && moves.includes('end')) return put(more ? 'prompts.turn-end' : 'prompts.turn-only-end')
  const payments = moves.filter((move) => move.startsWith('pay '))
  if (payments.length > 0 && payments.every((move) => DROP_PAYMENT.test(move))) return put('words.give-card')
  return op === 'keep' && only === KEEP && !more ? put('prompts.keep-none') : undefined
}

const KEEP = 'keep the rest'
/** Matches a payment that consists of one card from the hand. */
const DROP_PAYMENT = /^pay drop-[^+]+$/

/** True if the view names hand cards, that is, if it is a player's own; others' cards are hidden. */
const holdsCards = ({ explorers }: ArnakView): boolean =>
  explorers.some(({ hand }) => hand.some((card) => card !== null))

function movePhrase(move: string, view?: unknown): Phrase | undefined {
  if (move === KEEP && view && !holdsCards(view as ArnakView)) return put('moves.go-on')
  const gained = GAIN_PHRASES.get(move)
  if (gained) return gained
  if (Object.hasOwn(FIXED_MOVES, move)) return FIXED_MOVES[move]
  const [word = '', ...ids] = move.split(' ')
  return Object.hasOwn(MOVES, word) ? MOVES[word]?.(ids) : undefined
}

/** Moves without anything to fill in. */
const FIXED_MOVES: Readonly<Record<string, Phrase>> = Object.fromEntries(
  (
    [
      'pass',
      'end',
      'use',
      'resolve',
      'draw',
      'again',
      'bonus first',
      'row first',
      'reveal site',
      'reveal guardian',
      'keep the rest',
      'exile fear-tile',
      'exile deck',
      'trade tablet',
      'trade arrowhead',
      'exile',
      'item',
    ] as const
  ).map((move) => [move, put(`moves.${move}`)]),
)

const withOne =
  (key: ArnakKey, name: string, say: (id: string) => Term): Move =>
  ([id = '']) =>
    put(key, { [name]: say(id) })

/** Keyed by the first word of the move. */
const MOVES: Readonly<Record<string, Move>> = {
  pay: ([what = '']) => {
    const ids = what.split('+')
    return payment(spent(ids), spent(ids.filter((id) => !COUNTED.has(id))))
  },
  dig: withOne('moves.dig', 'space', space),
  discover: withOne('moves.discover', 'site', space),
  overcome: withOne('moves.overcome', 'site', site),
  buy: ([id = '', , helper]) =>
    helper
      ? put('moves.buy-with', { card: card(id), assistant: put(`assistants.${helper}` as ArnakKey) })
      : put('moves.buy', { card: card(id) }),
  play: withOne('moves.play', 'card', card),
  pass: ([, id = '']) => put('moves.pass-with', { card: card(id) }),
  research: ([token, id = '', , less]) => {
    if (token === 'tile') {
      const tile = stack(id)
      // Both temples have the same prices in tablets and arrowheads, which are the only units that discounts reduce.
      return less
        ? cheaper('tile', { tile, less: takenOff(less, stackPrice('bird', STACK_IDS.indexOf(id))) })
        : put('moves.tile', { tile })
    }
    const step = put(token === 'glass' ? 'moves.glass' : 'moves.notebook', { space: track(id) })
    return less ? cheaper('step', { step, less: takenOff(less, trackSpace(id).cost) }) : step
  },
  boon: ([id = '']) => put('moves.boon', { effect: shortBoon(id) }),
  use: ([id = '']) => put('moves.use-assistant', { assistant: assistant(id) }),
  slot: ([id = '']) => put('moves.slot', { effect: slotEffect(id) }),
  draw: ([count]) => put('moves.draw-number', { count: Number(count) }),
  keep: withOne('moves.keep', 'card', card),
  return: withOne('moves.return', 'card', card),
  exile: ([from, id = '']) => put(from === 'hand' ? 'moves.exile-hand' : 'moves.exile-area', { card: card(id) }),
  give: withOne('moves.give', 'card', card),
  discard: withOne('moves.discard', 'card', card),
  refresh: withOne('moves.refresh', 'assistant', assistant),
  recruit: withOne('moves.recruit', 'assistant', assistant),
  rescue: withOne('moves.rescue', 'assistant', assistant),
  upgrade: withOne('moves.upgrade', 'assistant', assistant),
  borrow: withOne('moves.borrow', 'assistant', assistant),
  swap: ([own = '', id = '']) =>
    put('moves.swap', {
      own: put(`assistants.${own}` as ArnakKey),
      assistant: put(`assistants.${id}` as ArnakKey),
    }),
  unslot: ([slot]) => put('moves.unslot', { slot: Number(slot) }),
  take: withOne('moves.take', 'card', card),
  bonus: withOne('moves.bonus', 'bonus', bonus),
  activate: withOne('moves.activate', 'site', site),
  relocate: ([from = '', to = '']) => put('moves.relocate', { from: spot(from), to: spot(to) }),
  recall: withOne('moves.recall', 'space', spot),
  lead: ([from = '', to = '']) => put('moves.lead', { from: spot(from), to: spot(to) }),
}

type FactPhrase = (fact: Fact) => Phrase
type FactTerms = Readonly<Record<string, (value: never) => Term>>

const player = (fact: Fact): Term => ({ seat: fact.seat as number })

/** Makes the phrase of a fact from the player and these fields. */
const factPhrase =
  (key: ArnakKey, says: FactTerms = {}): FactPhrase =>
  (fact) =>
    put(key, {
      player: player(fact),
      ...Object.fromEntries(Object.entries(says).map(([name, say]) => [name, say(fact[name] as never)])),
    })
/** Does the same for a fact of which other players receive less. */
const openOrHidden =
  (open: FactPhrase, hidden: ArnakKey, field = 'card'): FactPhrase =>
  (fact) =>
    fact[field] === undefined ? put(hidden, { player: player(fact), count: (fact.count as number) ?? 0 }) : open(fact)
const cards = (ids: readonly string[]): Term => ({ list: ids.map(card), joint: 'tally' })
/** A list after a colon, which every language joins with commas. */
const listed = (ids: readonly string[]): Term => ({ list: ids.map(card), joint: 'commas' })
const number = (value: number): Term => value

const countOfFact = ({ count }: Fact): number => (count as number) ?? 1
/** Cards that the viewer does not see are only counted. */
const someCards =
  (word: 'draw' | 'discarded'): FactPhrase =>
  (fact) => {
    if (fact.cards !== undefined)
      return put(`facts.${word}-cards`, { player: player(fact), cards: cards(fact.cards as string[]) })
    return fact.card === undefined
      ? put(`facts.${word}-hidden`, { player: player(fact), count: countOfFact(fact) })
      : put(`facts.${word}`, { player: player(fact), card: card(fact.card as string) })
  }

/**
 * Merges facts: cards drawn one by one, things gained at the same time, and a rival's tile that did nothing, or
 * something else, with the reason.
 */
function mergeFacts(first: Fact, second: Fact): Fact | undefined {
  const { k, seat } = first
  if (k === 'rival-tile' && (second.k === 'rival-idle' || isInstead(first, second)))
    return { ...second, tile: first.tile as string }
  if (k !== second.k) return undefined
  if (k === 'gain') return { k, seat, ...sum(first, second) } as Fact
  if (k === 'fear' || ((k === 'draw' || k === 'discarded') && !namedCards(first) && !namedCards(second)))
    return { k, seat, count: countOfFact(first) + countOfFact(second) } as Fact
  const both = [...(namedCards(first) ?? []), ...(namedCards(second) ?? [])]
  return k === 'draw' || k === 'discarded' ? ({ k, seat, cards: both } as Fact) : undefined
}

/** The rival researches if it can overcome no guardian (ARN-SOLO-35). */
const isInstead = ({ tile }: Fact, { k }: Fact): boolean =>
  k === 'rival-step' && rivalTileOf(tile as string).action.do === 'overcome'

const IDLE = {
  dig: 'facts.rival-idle-dig',
  discover: 'facts.rival-idle-discover',
  buy: 'facts.rival-idle-buy',
  research: 'facts.rival-idle-fifth',
  overcome: 'facts.rival-idle-fifth',
} as const satisfies Record<string, ArnakKey>

const namedCards = ({ card: id, cards: ids }: Fact): readonly string[] | undefined =>
  id === undefined ? (ids as readonly string[] | undefined) : [id as string]
const sum = (first: Fact, second: Fact): ResourceGain =>
  Object.fromEntries(
    RESOURCES.flatMap((one) => {
      const count = Number(first[one] ?? 0) + Number(second[one] ?? 0)
      return count ? [[one, count]] : []
    }),
  )

const FACTS: Readonly<Record<string, FactPhrase>> = {
  round: ({ round, first }) =>
    first === undefined
      ? put('facts.round-rival', { round: round as number })
      : put('facts.round', { round: round as number, player: { seat: first as number } }),
  gain: (fact) => put('facts.gain', { player: player(fact), what: gains(fact as never, 'and') }),
  fear: (fact) => put('facts.fear', { player: player(fact), count: countOfFact(fact) }),
  'fear-tile': factPhrase('facts.fear-tile'),
  travel: factPhrase('facts.travel', { icons: (list: readonly Icon[]) => icons(list) }),
  traded: (fact) =>
    put(fact.what === 'tablet' ? 'facts.traded-tablet' : 'facts.traded-arrowhead', { player: player(fact) }),
  refreshed: factPhrase('facts.refreshed', { assistant }),
  'this-round': (fact) => put(fact.rule === 'planes' ? 'facts.planes' : 'facts.calm', { player: player(fact) }),
  passed: factPhrase('facts.passed'),
  exiled: factPhrase('facts.exiled', { card }),
  'exiled-tile': factPhrase('facts.exiled-tile'),
  given: factPhrase('facts.given', { card }),
  apart: openOrHidden(factPhrase('facts.apart', { cards }), 'facts.apart-hidden', 'cards'),
  kept: openOrHidden(factPhrase('facts.kept', { card }), 'facts.kept-hidden'),
  returned: openOrHidden(factPhrase('facts.returned', { card }), 'facts.returned-hidden'),
  draw: someCards('draw'),
  discarded: someCards('discarded'),
  paid: factPhrase('facts.paid', { with: spent }),
  dug: factPhrase('facts.dug', { space }),
  discovered: factPhrase('facts.discovered', { space, idol }),
  site: factPhrase('facts.site', { site, tile: siteTile }),
  guardian: factPhrase('facts.guardian', { site, guardian }),
  'tile-used': factPhrase('facts.tile-used', { tile: siteTile }),
  relocated: factPhrase('facts.relocated', { from: space, to: space }),
  recalled: factPhrase('facts.recalled', { space }),
  overcome: factPhrase('facts.overcome', { site, guardian }),
  boon: (fact) => put('facts.boon', { player: player(fact), effect: shortBoon(fact.guardian as string) }),
  led: factPhrase('facts.led', { guardian, site }),
  played: factPhrase('facts.played', { card }),
  bought: factPhrase('facts.bought', { card }),
  'turned-up': factPhrase('facts.turned-up', { card }),
  taken: factPhrase('facts.taken', { card }),
  step: (fact) =>
    put(fact.token === 'glass' ? 'facts.glass' : 'facts.notebook', {
      player: player(fact),
      space: track(fact.space as string),
    }),
  bonus: factPhrase('facts.bonus', { bonus }),
  'in-temple': factPhrase('facts.in-temple'),
  'temple-tile': factPhrase('facts.temple-tile', { tile: stack }),
  used: factPhrase('facts.used', { assistant }),
  recruited: factPhrase('facts.recruited', { assistant }),
  'rescue-looked': factPhrase('facts.rescue-looked'),
  rescued: factPhrase('facts.rescued', { assistant }),
  gilded: factPhrase('facts.gilded', { assistant }),
  swapped: factPhrase('facts.swapped', { own: assistant, assistant }),
  slotted: factPhrase('facts.slotted', { slot: number }),
  unslotted: factPhrase('facts.unslotted', { slot: number }),
  row: factPhrase('facts.row', { cards: listed }),
  staff: factPhrase('facts.staff', { cards: listed }),
  finished: factPhrase('facts.finished'),
  'rival-tile': factPhrase('facts.rival-tile', { tile: rivalTile }),
  'rival-idle': (fact) =>
    fact.tile === undefined
      ? put('facts.rival-idle')
      : factPhrase(IDLE[rivalTileOf(fact.tile as string).action.do], { tile: rivalTile })(fact),
  'rival-dug': factPhrase('facts.rival-dug', { space }),
  'rival-discovered': (fact) =>
    fact.guardian
      ? factPhrase('facts.rival-discovered-guardian', { site, tile: siteTile, guardian })(fact)
      : factPhrase('facts.rival-discovered', { site, tile: siteTile })(fact),
  'rival-step': (fact) =>
    fact.tile === undefined
      ? factPhrase('facts.rival-step', { space: track })(fact)
      : factPhrase('facts.rival-step-instead', { tile: rivalTile, space: track })(fact),
  'rival-tile-taken': factPhrase('facts.rival-tile-taken', { tile: stack }),
  'rival-removed': factPhrase('facts.rival-removed', { assistant }),
  'rival-overcame': factPhrase('facts.rival-overcame', { site, guardian }),
  'rival-bought': factPhrase('facts.rival-bought', { card }),
}

function refusalPhrase({ rule, move, params }: Refusal): Phrase | undefined {
  if (rule === 'KER-PAY') return unpaid(move, params)
  if (rule === 'ARN-EFFECT-04' && CARDS.has(move)) return put('words.card-of-no-use')
  return rule.startsWith('ARN-') ? put(`refusals.${rule}` as ArnakKey) : undefined
}

/** Says what a price lacks (and for a reduced price what reduces it), or which source does not help to pay it. */
function unpaid(move: string, { missing, ...cost }: Params): Phrase {
  const terms = { price: price(cost as Cost) }
  if (move.startsWith('pay ')) return put('refusals.useless', terms)
  const short = { ...terms, missing: lacking((missing ?? []) as readonly string[]) }
  const [, , , helper] = move.split(' ')
  return move.startsWith('buy ') && helper
    ? put('refusals.missing-with', { ...short, assistant: put(`assistants.${helper}` as ArnakKey) })
    : put('refusals.missing', short)
}
