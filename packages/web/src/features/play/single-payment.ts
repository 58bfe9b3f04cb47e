// Finds prices that can be paid in one way only. They are paid at once, because there is nothing to choose.

import type { Cost } from '@wayfare/kernel'
import type { Offered, Picture } from '@wayfare/protocol'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { isPayment, isSpending, spentBy } from '../../board-kit/option-groups.ts'
import { completes, countEach } from '../../board-kit/payment-shown.ts'

/**
 * Returns the payment that leaves nothing to choose, if there is one. It wastes nothing, and any other payment on offer
 * is a part of it. If two of its sources could replace each other, it does not count as the only one.
 */
export function singlePayment({ question, options }: Pick<Picture, 'question' | 'options'>): Offered | undefined {
  if (!question || !isPayment(question)) return undefined
  const [whole, ...parts] = options.filter(({ aside }) => !aside)
  if (!whole || !isSpending(whole) || !completes(whole) || whole.spare) return undefined
  const uses = countEach(spentBy(whole))
  const isPart = (option: Offered): boolean => !completes(option) && spentBy(option).every((source) => uses.has(source))
  if (!parts.every(isPart)) return undefined
  return flexibleIn(whole, question.cost).length <= 1 ? whole : undefined
}

/**
 * The same payment, unless it has to be confirmed because it wastes something or reveals something that cannot be
 * undone.
 */
export function paymentToMakeAtOnce(table: Pick<GameTable, 'warns'>, props: GameTableProps): Offered | undefined {
  const payment = singlePayment(props.picture)
  return !payment || payment.reveals || table.warns?.(payment, props) ? undefined : payment
}

/** The sources of a payment that pay for more than their own kind. A resource pays only for itself. */
const flexibleIn = (payment: Offered, cost: Cost = {}): (readonly [source: string, count: number])[] =>
  [...countEach(spentBy(payment))].filter(([source, count]) => cost[source] !== count)

/** True if a partial payment can only be completed to this same payment, so that it is no alternative. */
export function leadsToSame(part: Offered, whole: Offered, { cost }: NonNullable<Picture['question']>): boolean {
  if (completes(part) || !completes(whole) || spentBy(part).some((source) => !spentBy(whole).includes(source)))
    return false
  const flexible = flexibleIn(whole, cost)
  const isFixed = (source: string): boolean => !flexible.some(([one]) => one === source)
  const [only, more] = flexible
  return spentBy(part).every((source) => isFixed(source) || (!more && only?.[1] === 1))
}
