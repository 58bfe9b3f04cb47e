// The ops of the game, each with the argument of its effects. Their rules are in rules/; effects.ts has constructors
// for those that cards, tiles and spaces use.

import { type Effect, type EffectOf, effectsOf, type PayOps, type SharedOps, type Ways } from '@wayfare/kernel'
import type { Icon, ResourceGain } from './resources.ts'

export type Level = 'camp' | 'level1' | 'level2'
export type AssistantSide = 'silver' | 'gold'
export type CardKind = 'item' | 'artifact'
export type Token = 'glass' | 'notebook'

export type CountedThing = 'guardians' | 'idols' | 'archaeologists'
export type Draw = { readonly count: number; readonly end: 'top' | 'bottom' }
export type Earring = { readonly max: number; readonly end: 'top' | 'bottom'; readonly back: boolean }
type TwoOf = { readonly ways: Ways; readonly left: number }

type Visit = { readonly space: number; readonly uses: number }
export type Send = {
  readonly to: readonly Level[]
  readonly discount: readonly Icon[]
  /** True if any free space may be chosen, without paying travel. */
  readonly free: boolean
  /** A reduction of the price of a discovery, in compasses. */
  readonly compass: number
  readonly discover: boolean
  /** The number of times the site may be used. */
  readonly uses: number
}
export type Activate = {
  readonly levels: readonly Level[]
  readonly who: 'any' | 'nobody' | 'you'
  readonly count: number
  /** The additional price of a level II site, in compasses. */
  readonly surcharge: number
  /** The sites already used by this effect, which must be different. */
  readonly used: readonly string[]
}
/** Moves a guardian from one site, or an archaeologist from one space, to another. */
type Move = { readonly from: number; readonly to: number }

export type GuardianPlace = 'your-site' | 'no-rival-there'
export type Buy = { readonly kind: CardKind | 'any'; readonly less: number; readonly top: boolean }
export type Take = { readonly kind: CardKind; readonly to: 'hand' | 'top' | 'bottom' }

export type Research = {
  readonly token: Token | 'any'
  readonly free: boolean
  /** The discounts, of which at most one is applied. */
  readonly less: readonly ResourceGain[]
  readonly tile: boolean
}
export type TokenStep = { readonly token: Token; readonly space: string }
export type RewardsDue = {
  readonly token: Token
  readonly row: number
  readonly bonus: string | null
  readonly space: string
}
export type RoundRule = 'planes' | 'calm'

export type ArnakOps = {
  // Ops of rounds and turns.
  'begin-round': null
  'begin-alone': null
  'end-round': null
  keep: null
  discarded: string
  prepare: null
  turn: null
  pass: null
  'end-turn': null
  acted: null
  'rival-turn': null

  // Ops of sites; the argument is the index of the space or site.
  visit: Visit
  'use-again': number
  'use-site': number
  found: number
  'reveal-site': number
  'site-revealed': number
  'reveal-guardian': number
  'guardian-revealed': number
  send: Send
  'choose-trip': Send
  activate: Activate
  'choose-site': Activate
  'top-tile': 1 | 2
  relocate: readonly Level[]
  'choose-move': readonly Level[]
  relocated: Move
  recall: null
  'choose-recall': null
  recalled: number

  // Ops of guardians, by the index of their site, and of boons, by the guardian's id.
  overcome: number
  'boon-used': string
  'overcome-free': GuardianPlace
  'choose-guardian': GuardianPlace
  lead: null
  'choose-lead': null
  led: Move

  // Ops of cards in the row.
  lay: string
  bought: string
  buy: Buy
  'choose-buy': Buy
  take: Take
  'choose-take': Take
  taken: { readonly card: string; readonly to: Take['to'] }
  hammer: null
  'choose-exiled': null
  unexiled: string

  // Ops of cards in hand and deck.
  draw: Draw
  'choose-draw': Draw
  drawn: Draw
  exile: null
  'choose-exile': null
  exiled: { readonly card: string; readonly from: 'hand' | 'area' }
  'exile-tile': null
  'give-up': null
  'choose-give': null
  given: string
  earring: Earring
  'choose-number': Earring
  'set-apart': Earring & { readonly count: number }
  'choose-keep': boolean
  kept: { readonly card: string; readonly back: boolean }
  'choose-return': null
  returned: string
  'apart-rest': null

  // Ops of the research track and the temple.
  research: Research
  step: TokenStep
  'choose-order': RewardsDue
  'choose-bonus': null
  'bonus-chosen': string
  'look-in-temple': null
  'choose-lost': null
  'lost-taken': string
  'temple-tile': number

  // Ops of assistants and idol slots.
  exhaust: string
  recruit: null
  'choose-recruit': null
  recruited: { readonly id: string; readonly stack: string }
  rescue: null
  'choose-rescue': null
  rescued: string
  gild: null
  'choose-gild': null
  gilded: string
  borrow: AssistantSide
  'choose-borrow': AssistantSide
  swap: null
  'choose-swap': null
  swapped: { readonly own: string; readonly id: string; readonly stack: string }
  slot: null
  unslot: null
  'choose-slot': null
  unslotted: number

  // Ops of gains, trades, refreshing, and effects that last for a round.
  gain: ResourceGain
  'compass-per': { readonly per: CountedThing; readonly max: number | null }
  fear: null
  travel: readonly Icon[]
  upgrade: null
  'choose-upgrade': null
  trade: 'tablet' | 'arrowhead'
  refresh: number
  'choose-refresh': number
  refreshed: { readonly id: string; readonly count: number }
  'this-round': RoundRule
  'pass-for': Effect
  'two-of': TwoOf
  'one-more': TwoOf & { readonly word: string }
}

export const effect = effectsOf<ArnakOps>()

/** The game's own ops and the kernel's, for code that reads effects. */
export type AllOps = ArnakOps & SharedOps & PayOps
/** Narrows an effect so that its `op` determines the type of `arg`. */
export const read = (effect: Effect) => effect as EffectOf<AllOps>
