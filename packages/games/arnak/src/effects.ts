// The words in which cards, tiles and spaces say what they do. The rules of these are in rules/.

import { type Effect, effect, type Json, may, oneOf, pay } from '@wayfare/kernel'
import { type Gain, type Icon, type Price, units } from './resources.ts'

export type Level = 'camp' | 'level1' | 'level2'
export type Side = 'silver' | 'gold'
export type Kind = 'item' | 'artifact'
export type Token = 'glass' | 'notebook'

const made = (op: string, arg: unknown): Effect => effect(op, arg as Json)

export const gain = (what: Gain): Effect => made('gain', what)

export type Counted = 'guardians' | 'idols' | 'archaeologists'
export type GainPer = { readonly per: Counted; readonly max: number | null }
/** One compass for each of these, up to `max`. */
export const compassPer = (per: Counted, max: number | null): Effect => made('compass-per', { per, max })

/** ARN-FEAR-03: not to be declined. */
export const fear: Effect = effect('fear')

export type Draw = { readonly count: number; readonly end: 'top' | 'bottom' }
export const draw = (count = 1, end: Draw['end'] = 'top'): Effect => made('draw', { count, end })
export type Earring = { readonly max: number; readonly end: 'top' | 'bottom'; readonly back: boolean }
export const earring = (what: Earring): Effect => made('earring', what)
/** ARN-EFFECT-11: a hand card goes, unused. */
export const giveUp: Effect = effect('give-up')
export const exile: Effect = effect('exile')
/** Tablet for arrowhead, or arrowhead for jewel. */
export const upgrade: Effect = effect('upgrade')
export const refresh = (count = 1): Effect => made('refresh', count)
/** Travel icons for the rest of the turn. */
export const travel = (...icons: Icon[]): Effect => made('travel', icons)

/** Pays the whole price, then does `then`. */
export const priced = (price: Price, then: Effect): Effect => pay(units(price), then)
/** ARN-EFFECT-03: the price is paid for the benefit, or neither. */
export const buyEffect = (price: Price, then: Effect): Effect => may('use', priced(price, then))
export const either = oneOf
/** Two different ones of these. */
export const twoOf = (ways: Readonly<Record<string, Effect>>): Effect => made('two-of', { ways, left: 2 })
/** ARN-KEYWORD-10: the player is out for the round, and gets this. */
export const passFor = (then: Effect): Effect => made('pass-for', then)

export type Send = {
  readonly to: readonly Level[]
  readonly discount: readonly Icon[]
  /** Any free space, without travel. */
  readonly free: boolean
  /** Compasses less for a discovery. */
  readonly compass: number
  readonly discover: boolean
  /** How often the site may be used. */
  readonly uses: number
}
const SEND: Send = {
  to: ['camp', 'level1', 'level2'],
  discount: [],
  free: false,
  compass: 0,
  discover: true,
  uses: 1,
}
export const send = (how: Partial<Send>): Effect => made('send', { ...SEND, ...how })

export const relocate = (to: readonly Level[]): Effect => made('relocate', to)
export const recall: Effect = effect('recall')

export type Activate = {
  readonly levels: readonly Level[]
  readonly who: 'any' | 'nobody' | 'you'
  readonly count: number
  /** What a level II site costs beforehand, in compasses. */
  readonly surcharge: number
  /** Sites used already: they must differ. */
  readonly used: readonly string[]
}
const ACTIVATE: Activate = { levels: ['camp'], who: 'any', count: 1, surcharge: 0, used: [] }
export const activate = (how: Partial<Activate>): Effect => made('activate', { ...ACTIVATE, ...how })
export const topTile = (level: 1 | 2): Effect => made('top-tile', level)

export type Where = 'your-site' | 'no-rival-there'
export const overcomeFree = (where: Where): Effect => made('overcome-free', where)
/** The same where it must be possible, because a price stands before it. */
export const overcomePaid: Effect = made('choose-guardian', 'your-site')
export const leadGuardian: Effect = effect('lead')

export type Buy = { readonly kind: Kind | 'any'; readonly less: number; readonly top: boolean }
export const buy = (kind: Buy['kind'], less: number, top = false): Effect => made('buy', { kind, less, top })
export type Take = { readonly kind: Kind; readonly to: 'hand' | 'top' | 'bottom' }
export const take = (kind: Kind, to: Take['to'] = 'bottom'): Effect => made('take', { kind, to })
export const hammer: Effect = effect('hammer')

export type Research = {
  readonly token: Token | 'any'
  readonly free: boolean
  /** At most one of these is taken off. */
  readonly less: readonly Gain[]
  readonly tile: boolean
}
export const research = (how: Research): Effect => made('research', how)

export const recruit: Effect = effect('recruit')
export const rescue: Effect = effect('rescue')
/** A silver assistant turns gold and ready. */
export const gild: Effect = effect('gild')
export const borrow = (side: Side): Effect => made('borrow', side)
export const swap: Effect = effect('swap')
export const unslot: Effect = effect('unslot')
export type RoundRule = 'planes' | 'calm'
export const thisRound = (rule: RoundRule): Effect => made('this-round', rule)
