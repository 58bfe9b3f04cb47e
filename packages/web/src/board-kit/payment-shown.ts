// Shows on the table what the payment under the pointer would spend.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { say } from '../base/i18n/index.ts'
import type { GameTableProps, Pointing } from './contract.ts'
import { isPayment, isSpending, sortOptions, spentBy } from './option-groups.ts'

export type PaymentShown = {
  readonly option: Offered
  /** The sources that it spends, each with its amount. */
  readonly ids: ReadonlyMap<Id, number>
  /** Sources that could pay in their place. */
  readonly could: ReadonlySet<Id>
  /** Sources already put down for the same price, which are spent with the rest. */
  readonly paid: ReadonlyMap<Id, number>
}

type PaymentContext = Pick<GameTableProps, 'pointing' | 'picture'>

/** While a price is being paid: the payment under the pointer, otherwise the proposed one. */
export function paymentShown({ pointing, picture }: PaymentContext): PaymentShown | null {
  const { question } = picture
  if (!question || !isPayment(question)) return null
  const option = pointedAt(pointing) ?? sortOptions(pointing.left.value.filter(isSpending), question)[0]
  if (!option) return null
  const ids = countEach(spentBy(option))
  const others = picture.options.flatMap((one) => (isSpending(one) ? spentBy(one) : []))
  return {
    option,
    ids,
    could: new Set(others.filter((id) => !ids.has(id))),
    paid: countEach(question.paid ?? []),
  }
}

/** True if this pays the whole price. A partial payment is secret until the rest is paid. */
export const completes = ({ secret }: Offered): boolean => !secret

/** Says a payment in words, or for a partial one that the rest is still to be paid. */
export function sayPayment(option: Offered, { speaker, picture }: Pick<GameTableProps, 'speaker' | 'picture'>): string {
  const payment = speaker.sayMove(option, picture.view)
  return isSpending(option) && !completes(option) ? say('table.payPartOf', { payment }) : payment
}

/**
 * The payment for the hovered source. If that belongs to several payments, it is the proposed one, if that is among
 * them.
 */
function pointedAt({ hovered, offered }: Pointing): Offered | undefined {
  return hovered.value === null ? undefined : offered.value.get(hovered.value)?.find(isSpending)
}

export function countEach(ids: readonly Id[]): ReadonlyMap<Id, number> {
  const counts = new Map<Id, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
