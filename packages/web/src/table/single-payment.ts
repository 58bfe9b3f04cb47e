// A price that can be paid in one way only is paid at once: there is nothing to choose.

import type { Offered, Picture } from '@wayfare/protocol'
import { isPayment, spentBy } from './option-groups.ts'
import { completes, counted, isSpending } from './payment-shown.ts'

/**
 * The payment that leaves nothing to choose, if there is one. It wastes nothing, and whatever else could be put down is a part of it.
 * Where two of its sources could stand in for each other it does not count as the only one.
 */
export function singlePayment({ question, options }: Pick<Picture, 'question' | 'options'>): Offered | undefined {
  if (!question || !isPayment(question)) return undefined
  const [whole, ...parts] = options.filter(({ aside }) => !aside)
  if (!whole || !isSpending(whole) || !completes(whole) || whole.spare) return undefined
  const uses = counted(spentBy(whole))
  const isPart = (option: Offered): boolean => !completes(option) && spentBy(option).every((source) => uses.has(source))
  if (!parts.every(isPart)) return undefined
  // A resource pays for what is called like it, and for nothing else.
  const flexible = [...uses].filter(([source, count]) => question.cost?.[source] !== count)
  return flexible.length <= 1 ? whole : undefined
}
