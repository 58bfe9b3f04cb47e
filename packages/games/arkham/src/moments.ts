// When a move of the own turn is made: one that is named at another moment is refused by the rule that says so.

import type { RuleId } from '@wayfare/kernel'

/** By the first word of a move: the question that it answers, and the rule that puts it there. */
const MOMENTS: Readonly<Record<string, { readonly op: string; readonly rule: RuleId }>> = {
  change: { op: 'choose-quarter', rule: 'ARK-QUARTER-08' },
  choose: { op: 'choose-quarter', rule: 'ARK-QUARTER-01' },
  tourist: { op: 'fallback-tourist', rule: 'ARK-TOURIST-05' },
  extra: { op: 'extra-tourist', rule: 'ARK-TOURIST-03' },
  way: { op: 'draw', rule: 'ARK-ROUND-02' },
  end: { op: 'draw', rule: 'ARK-ROUND-02' },
  segment: { op: 'draw', rule: 'ARK-ROUTE-14' },
  diagonal: { op: 'draw', rule: 'ARK-ROUTE-14' },
  visit: { op: 'draw', rule: 'ARK-SHOP-17' },
}

export function flawOfMoment(word: string, op: string | undefined): RuleId | undefined {
  const moment = MOMENTS[word]
  return moment && moment.op !== op ? moment.rule : undefined
}
