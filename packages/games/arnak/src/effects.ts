// Constructors of the effects of cards, tiles and spaces. Their rules are in rules/.

import { type Cost, type Effect, may, oneOf, pay, type Ways } from '@wayfare/kernel'
import {
  type Activate,
  type AssistantSide,
  type Buy,
  type CardKind,
  type CountedThing,
  type Draw,
  type Earring,
  effect,
  type GuardianPlace,
  type Level,
  type Research,
  type RoundRule,
  type Send,
  type Take,
} from './ops.ts'
import { type CardPrice, type Icon, type ResourceGain, units } from './resources.ts'

export const gain = (what: ResourceGain): Effect => effect('gain', what)

/** Gains one compass for each of these things, up to `max`. */
export const compassPer = (per: CountedThing, max: number | null): Effect => effect('compass-per', { per, max })

/** Gains a Fear, which cannot be declined (ARN-FEAR-03). */
export const fear: Effect = effect('fear')

export const draw = (count = 1, end: Draw['end'] = 'top'): Effect => effect('draw', { count, end })
export const earring = (what: Earring): Effect => effect('earring', what)
/** Puts a hand card into the play area without using it; compulsory (ARN-EFFECT-11). */
export const giveUp: Effect = effect('give-up')
export const exile: Effect = effect('exile')
/** Trades a tablet for an arrowhead, or an arrowhead for a jewel. */
export const upgrade: Effect = effect('upgrade')
export const refresh = (count = 1): Effect => effect('refresh', count)
/** Gains travel icons for the rest of the turn. */
export const travel = (...icons: Icon[]): Effect => effect('travel', icons)

/** Pays the whole price and then carries out `then`. */
export const priced = (price: CardPrice, then: Effect): Effect => pay(costOf(price), then)

/** Equal prices share one cost object, so that the kernel checks it only once per decision. */
const COSTS = new Map<string, Cost>()
function costOf(price: CardPrice): Cost {
  const cost = units(price)
  const name = JSON.stringify(cost)
  const known = COSTS.get(name)
  if (!known) COSTS.set(name, cost)
  return known ?? cost
}
/**
 * An optional purchase: the price is paid for the whole benefit, even if part of it turns out to be impossible
 * (ARN-EFFECT-03, RULINGS.md).
 */
export const buyEffect = (price: CardPrice, then: Effect): Effect => may('use', priced(price, then))
export const either = oneOf
/** Carries out two different ones of these. */
export const twoOf = (ways: Ways): Effect => effect('two-of', { ways, left: 2 })
/** Passes for the rest of the round and gains this benefit (ARN-KEYWORD-10). */
export const passFor = (then: Effect): Effect => effect('pass-for', then)

const SEND: Send = {
  to: ['camp', 'level1', 'level2'],
  discount: [],
  free: false,
  compass: 0,
  discover: true,
  uses: 1,
}
export const send = (how: Partial<Send>): Effect => effect('send', { ...SEND, ...how })

export const relocate = (to: readonly Level[]): Effect => effect('relocate', to)
export const recall: Effect = effect('recall')

const ACTIVATE: Activate = { levels: ['camp'], who: 'any', count: 1, surcharge: 0, used: [] }
export const activate = (how: Partial<Activate>): Effect => effect('activate', { ...ACTIVATE, ...how })
export const topTile = (level: 1 | 2): Effect => effect('top-tile', level)

export const overcomeFree = (where: GuardianPlace): Effect => effect('overcome-free', where)
export const leadGuardian: Effect = effect('lead')

export const buy = (kind: Buy['kind'], less: number, top = false): Effect => effect('buy', { kind, less, top })
export const take = (kind: CardKind, to: Take['to'] = 'bottom'): Effect => effect('take', { kind, to })
export const hammer: Effect = effect('hammer')

export const research = (how: Research): Effect => effect('research', how)

export const recruit: Effect = effect('recruit')
export const rescue: Effect = effect('rescue')
/** Turns a silver assistant to gold and makes it ready. */
export const gild: Effect = effect('gild')
export const borrow = (side: AssistantSide): Effect => effect('borrow', side)
export const swap: Effect = effect('swap')
export const unslot: Effect = effect('unslot')
export const thisRound = (rule: RoundRule): Effect => effect('this-round', rule)
