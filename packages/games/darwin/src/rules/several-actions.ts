// Several actions of one space, tile or card. They may be done in any order and each may be skipped (DAR-GEN-05, -06). An action
// is finished with all its consequences before the rest is offered again (DAR-GEN-02).

import { all, type Effect, type Inquiry, nothing, offerFlags, type Rule, type RuleId, type Seat } from '@wayfare/kernel'
import { acts, rewardActs, wordOf } from '../data/actions.ts'
import { type Action, effect } from '../ops.ts'
import type { DarwinState } from '../state.ts'
import type { DarwinAsking } from '../words.ts'
import { hasOwnQuestion } from './action-rules.ts'
import type { DarwinRules } from './rule.ts'

/** Impossible actions are skipped, unless an interrupt could make one possible (DAR-GEN-09). */
function isWorthAsking(list: readonly Action[], by: Seat, inquiry: Inquiry): boolean {
  return list.length > 0 && (list.some((action) => inquiry.can(action)) || inquiry.hasAside(by))
}

/** Rules about prices: a crew card or an objective may still bring the missing coins. */
const PRICE_RULES: ReadonlySet<RuleId> = new Set(['DAR-ACADEMY-03', 'DAR-CAMP-02', 'DAR-LENS-01', 'DAR-OBJECTIVE-04'])
const PRECHECKED = offerFlags({ prechecked: true })

/**
 * An action that is too expensive can be chosen if an interrupt could pay for it; its question then asks for the
 * payment (DAR-GEN-09).
 */
function offerAction(by: Seat, action: Action, then: Effect, asking: DarwinAsking): void {
  const word = wordOf(action)
  const rule = hasOwnQuestion(action) ? asking.against(action) : undefined
  if (rule !== undefined && PRICE_RULES.has(rule) && asking.hasAside(by)) asking.offer(word, then, [], PRECHECKED)
  else asking.offer(word, then)
}

function menu(chosen: (action: Action, rest: readonly Action[]) => Effect): Rule<DarwinState, readonly Action[]> {
  return {
    left: (list) => list,
    ask(_s, by, list, asking) {
      let before = ''
      for (const [i, action] of list.entries()) {
        const word = wordOf(action)
        if (word === before) continue
        before = word
        const rest = list.filter((_, other) => other !== i)
        offerAction(by, action, chosen(action, rest), asking)
      }
      asking.offer('done', nothing)
    },
  }
}

const TOOK: Effect = effect('took')

export const actsRules = {
  acts: {
    left: (list) => list,
    run(_s, by, list, _tell, inquiry) {
      if (!isWorthAsking(list, by, inquiry)) return undefined
      const [only, ...others] = list
      return only && others.length === 0 && hasOwnQuestion(only) ? only : effect('act', list)
    },
  },
  act: menu((action, rest) => (rest.length === 0 ? action : all([action, acts(rest)]))),

  reward: {
    left: (list) => list,
    run: (_s, by, list, _tell, inquiry) => (isWorthAsking(list, by, inquiry) ? effect('reward-act', list) : undefined),
  },
  'reward-act': menu((action, rest) => all([TOOK, action, rewardActs(rest)])),
  took: {
    run(s, by) {
      if (!s.performed.includes(by)) s.performed = [...s.performed, by]
      return undefined
    },
  },
} satisfies Partial<DarwinRules>
