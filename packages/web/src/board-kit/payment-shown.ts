// The price is shown where it is paid: what a payment would spend, by what lies on the table.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { say } from '../base/i18n/index.ts'
import type { GameTableProps, Pointing } from './contract.ts'
import { isPayment, isSpending, sortOptions, spentBy } from './option-groups.ts'

export type PaymentShown = {
  readonly option: Offered
  /** What it spends, and how much of it, as the payment names it. */
  readonly ids: ReadonlyMap<Id, number>
  /** What could pay instead. */
  readonly could: ReadonlySet<Id>
  /** What was put down already for the same price, and is spent with the rest. */
  readonly paid: ReadonlyMap<Id, number>
}

type Asked = Pick<GameTableProps, 'pointing' | 'picture'>

/** While a price is asked for: the payment that is pointed at, else the proposed one. */
export function paymentShown({ pointing, picture }: Asked): PaymentShown | null {
  const { question } = picture
  if (!question || !isPayment(question)) return null
  const option = pointedAt(pointing) ?? sortOptions(pointing.left.value.filter(isSpending), question)[0]
  if (!option) return null
  const ids = counted(spentBy(option))
  const others = picture.options.flatMap((one) => (isSpending(one) ? spentBy(one) : []))
  return {
    option,
    ids,
    could: new Set(others.filter((id) => !ids.has(id))),
    paid: counted(question.paid ?? []),
  }
}

/** Whether this pays the whole price. A part is only put down, which nobody else is told until the rest is paid. */
export const completes = ({ secret }: Offered): boolean => !secret

/** A payment in words; of a part, that the rest is still to be paid. */
export function sayPayment(option: Offered, { speaker, picture }: Pick<GameTableProps, 'speaker' | 'picture'>): string {
  const payment = speaker.sayMove(option, picture.view)
  return isSpending(option) && !completes(option) ? say('table.payPartOf', { payment }) : payment
}

/** What is pointed at may be part of several payments: then of the one that is proposed, if that is among them. */
function pointedAt({ hovered, offered }: Pointing): Offered | undefined {
  return hovered.value === null ? undefined : offered.value.get(hovered.value)?.find(isSpending)
}

export function counted(ids: readonly Id[]): ReadonlyMap<Id, number> {
  const counts = new Map<Id, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
