// The rule that collects a cost. It proposes the whole payment, also accepts single sources, and spends everything at
// once before the purchase takes effect. A payment can be withdrawn only if an aside has made it impossible.

import { effectsOf, nothing } from '../core/effects.ts'
import type { Id, Seat } from '../core/names.ts'
import { offerFlags } from '../core/offer-flags.ts'
import { type Cost, type Funds, fundsOf, type Purse, type Source } from '../core/purse.ts'
import type { Asking, Inquiry, Rule, Rules } from '../core/rule.ts'
import type { Effect } from '../core/state.ts'
import { affordable, cheapest, covers, eachPays, exchangeable, leftovers, missing, unitsShort } from './cost.ts'
import type { Proposal } from './cost-search.ts'
import { indexOf } from './source.ts'

/** The ops that every game with a purse has. */
export type PayOps = { pay: Paying; collect: Paying; spend: Paying }
/** `paid` lists the sources collected so far. */
export type Paying = { readonly cost: Cost; readonly paid: readonly Id[]; readonly then: Effect }

const effect = effectsOf<PayOps>()

/**
 * Pays the cost and then carries out `then`. The whole purchase must be in `then`, so that it does not happen if the
 * payment is withdrawn.
 */
export function pay(cost: Cost, then: Effect): Effect {
  for (const unit in cost) if ((cost[unit] as number) > 0) return effect('pay', { cost, paid: [], then })
  return then
}

export function payRules<S>(purse: Purse<S>): Rules<S, PayOps> {
  return {
    pay: payRule,
    collect: { can: thenCan, ask: askPayment, consider: considerPayment },
    spend: spendRule(purse),
  }
}

const payRule: Rule<unknown, Paying> = {
  can(_s, _by, { cost, then }, inquiry) {
    // A purchase that is illegal anyway is explained by its own rule and not by its price. Without a listener one check
    // is enough.
    if (inquiry.listening && !inquiry.can(then)) return false
    if (!affordable(cost, inquiry.funds()))
      return inquiry.no('KER-PAY', inquiry.listening ? { ...cost, missing: missing(cost, inquiry.funds()) } : cost)
    return inquiry.listening || inquiry.can(then)
  },
  ask: askPayment,
  consider: considerPayment,
}

/** A collected card may return to the hand, so others do not see which one it is until it is spent. */
const COLLECT = offerFlags({ secret: true })
const COLLECT_SURE = offerFlags({ secret: true, prechecked: true })
const SPEND = offerFlags()
const SPEND_SURE = offerFlags({ prechecked: true })

function paidWith({ cost, then }: Paying, paid: readonly Id[], uses: readonly Id[]): Paying {
  return { cost, paid: joined(paid, uses), then }
}

/** Does the same as `concat`, which is slow for lists this short. */
function joined(a: readonly Id[], b: readonly Id[]): readonly Id[] {
  if (a.length === 0) return b
  const list = a.slice()
  for (const item of b) list.push(item)
  return list
}

function thenCan(_s: unknown, _by: Seat, { then }: Paying, inquiry: Inquiry): boolean {
  return inquiry.can(then)
}

function askPayment(_s: unknown, _by: Seat, paying: Paying, asking: Asking): void {
  const funds = asking.funds()
  const { sources } = funds
  const { cost } = paying
  const collectedRest = cheapest(cost, funds, paying.paid)
  // An aside may have spent what was collected. If the whole can be paid in another way, the payment begins again.
  const paid = collectedRest ? paying.paid : []
  let rest = collectedRest ?? (paying.paid.length > 0 ? cheapest(cost, funds, []) : undefined)
  // Every option here leads to the same purchase, so one check is enough unless somebody wants the reason for each.
  const isPrechecked = !asking.listening
  if (isPrechecked && !asking.can(paying.then)) rest = undefined
  let offered = false
  if (rest) {
    // An aside may have raised the value of what was collected, so that nothing more is owed.
    const whole = rest.uses.length === 1 ? (rest.uses[0] as Id) : rest.uses.join('+') || 'collected'
    const spend = effect('spend', paidWith(paying, paid, rest.uses))
    if (asking.offer(`pay ${whole}`, spend, rest.uses, isPrechecked ? SPEND_SURE : SPEND)) offered = true
  }
  const short = unitsShort(cost, sources, paid)
  for (let i = 0; i < sources.length; i++) {
    const source = sources[i] as Source
    const { id, move, on } = source
    if (rest && rest.uses.length === 1 && rest.uses[0] === id) continue
    if (rest && canBePart(i, cost, funds, paid, rest)) {
      const done = short <= source.units && covers(cost, sources, joined(paid, on))
      const more = effect(done ? 'spend' : 'collect', paidWith(paying, paid, on))
      const offerFlagsOfPart = done ? (isPrechecked ? SPEND_SURE : SPEND) : isPrechecked ? COLLECT_SURE : COLLECT
      if (asking.offer(move, more, on, offerFlagsOfPart)) offered = true
    } else asking.refuse(move, 'KER-PAY', cost, on)
  }
  // Promise 5 (never a dead end): an aside has spent what this payment needs, or made its purchase impossible. Nothing
  // has been paid yet.
  if (!offered) asking.offer('withdraw', nothing)
}

/** Returns what was collected and still counts; if an aside has used part of it, the payment begins again. */
export function stillCollected<S>(
  paying: Pick<Paying, 'cost' | 'paid'>,
  purse: Purse<S>,
  s: S,
  by: Seat,
): readonly Id[] {
  return paying.paid.length > 0 ? collectedOf(paying, fundsOf(purse, s, by)) : paying.paid
}

function collectedOf({ cost, paid }: Pick<Paying, 'cost' | 'paid'>, funds: Funds): readonly Id[] {
  return affordable(cost, funds, paid) ? paid : []
}

const PAY = 'pay '
/**
 * Handles several sources named at once, in any order, as the whole payment or part of it. Accepts whatever could be
 * paid source by source, and also sources that are too much together, such as two cards that could each pay the whole
 * price.
 */
function considerPayment(_s: unknown, _by: Seat, paying: Paying, move: string, asking: Asking): void {
  if (!move.startsWith(PAY) || !move.includes('+')) return
  const named = move.slice(PAY.length).split('+')
  const funds = asking.funds()
  const { sources } = funds
  const { cost } = paying
  const paid = collectedOf(paying, funds)
  const all = joined(paid, named)
  if (!affordable(cost, funds, all) || !eachPays(cost, sources, all)) {
    asking.refuse(move, 'KER-PAY', cost, named)
    return
  }
  // The log stores one text for each payment: the proposal's, or the sources in their own order.
  const proposed = cheapest(cost, funds, paid)?.uses
  const uses = proposed && isSameList(proposed, named) ? proposed : inOrder(named, sources)
  const whole = covers(cost, sources, all)
  const then = effect(whole ? 'spend' : 'collect', paidWith(paying, paid, uses))
  asking.offer(`${PAY}${uses.join('+')}`, then, uses, whole ? SPEND : COLLECT)
}

const inOrder = (uses: readonly Id[], sources: readonly Source[]): Id[] =>
  uses.slice().sort((a, b) => indexOf(sources, a) - indexOf(sources, b))

function isSameList(one: readonly Id[], other: readonly Id[]): boolean {
  return one.slice().sort().join() === other.slice().sort().join()
}

/**
 * True if each use, this source included, still pays for something and the whole can be paid with it, in whatever order
 * they were named. The proposal answers most cases without a search.
 */
function canBePart(index: number, cost: Cost, funds: Funds, paid: readonly Id[], rest: Proposal): boolean {
  const { id, on } = funds.sources[index] as Source
  const uses = joined(paid, on)
  if (!eachPays(cost, funds.sources, uses)) return false
  return rest.uses.includes(id) || exchangeable(index, funds, paid, rest) || affordable(cost, funds, uses)
}

function spendRule<S>(purse: Purse<S>): Rule<S, Paying> {
  return {
    can: thenCan,
    run(s, by, { cost, paid, then }, tell) {
      const left = leftovers(cost, purse.sources(s, by), paid)
      if (!left) throw new Error(`'${paid.join('+')}' does not pay ${JSON.stringify(cost)}`)
      purse.spend(s, by, paid, left, tell, cost)
      return then
    },
  }
}
