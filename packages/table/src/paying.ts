// Describes a payment question beyond its options: the price, the sources collected for it, and what a payment wastes.

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

/** If an aside has used a collected source, it is no longer part of the payment, which then begins again. */
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

/** Counts, by source, the units that the price does not need. */
export function spareOf({ then }: Option, purse: Purse<State> | undefined, s: State, by: Seat): Amounts | undefined {
  if (!purse || then.op !== 'spend') return undefined
  const { cost, paid } = then.arg as Paying
  const left = leftovers(cost, purse.sources(s, by), paid)
  return left && Object.keys(left).length > 0 ? left : undefined
}

/** Returns the steps of the purchase, which is waiting behind the payment and is visible only to the buyer. */
export function boughtBy({ op, arg }: Effect): Effect[] {
  return op === 'pay' || op === 'collect' ? parts((arg as Paying).then) : []
}

const parts = (effect: Effect): Effect[] =>
  effect.op === 'all' ? (effect.arg as readonly Effect[]).flatMap(parts) : [effect]
