// What a question about paying tells beyond its options: the price, what was put down for it, and what a payment gives too much.

import {
  type Amounts,
  type Cost,
  type Effect,
  type Id,
  leftovers,
  type Option,
  type Paying,
  type Purse,
  type Seat,
  type State,
  stillCollected,
} from '@wayfare/kernel'

export type PaymentSoFar = { readonly cost: Cost; readonly paid: readonly Id[] }

/** A free action in between may have used what was put down: then it is no part of the payment any more, and the payment begins again. */
export function priceOf(
  { op, arg }: Effect,
  purse: Purse<State> | undefined,
  s: State,
  by: Seat,
): PaymentSoFar | undefined {
  if (op !== 'pay' && op !== 'collect') return undefined
  const { cost, paid } = arg as Paying
  return { cost, paid: purse ? stillCollected({ cost, paid }, purse, s, by) : paid }
}

/** By source: how many of its units the price does not need. */
export function spareOf({ then }: Option, purse: Purse<State> | undefined, s: State, by: Seat): Amounts | undefined {
  if (!purse || then.op !== 'spend') return undefined
  const { cost, paid } = then.arg as Paying
  const left = leftovers(cost, purse.sources(s, by), paid)
  return left && Object.keys(left).length > 0 ? left : undefined
}

/** What is bought, step by step: it waits behind the payment, where nobody else sees it. */
export function boughtBy({ op, arg }: Effect): Effect[] {
  return op === 'pay' || op === 'collect' ? parts((arg as Paying).then) : []
}

const parts = (effect: Effect): Effect[] =>
  effect.op === 'all' ? (effect.arg as readonly Effect[]).flatMap(parts) : [effect]
