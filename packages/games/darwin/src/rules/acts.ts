// Several actions of one space, tile or card: in any order, each of them optional (DAR-GEN-05, -06). What was chosen is done with
// all it sets off before the rest is offered again (DAR-GEN-02).

import { all, type Effect, nothing, type Rule } from '@wayfare/kernel'
import { acts, rewardActs, wordOf } from '../data/actions.ts'
import { type Action, effect } from '../ops.ts'
import type { DarwinState } from '../state.ts'
import { asksItself, hasTrigger, isPossible } from './possible.ts'
import type { DarwinRules } from './rule.ts'

/** DAR-GEN-09: what cannot be done is passed over, unless an interrupt could still make it possible. */
function isWorthAsking(s: DarwinState, by: number, list: readonly Action[]): boolean {
  return list.length > 0 && (list.some((action) => isPossible(s, by, action)) || hasTrigger(s, by))
}

function menu(chosen: (action: Action, rest: readonly Action[]) => Effect): Rule<DarwinState, readonly Action[]> {
  return {
    left: (list) => list,
    ask(_s, _by, list, asking) {
      let before = ''
      for (const [i, action] of list.entries()) {
        const word = wordOf(action)
        if (word === before) continue
        before = word
        asking.offer(
          word,
          chosen(
            action,
            list.filter((_, other) => other !== i),
          ),
        )
      }
      asking.offer('done', nothing)
    },
  }
}

const TOOK: Effect = effect('took')

export const actsRules = {
  acts: {
    left: (list) => list,
    run(s, by, list) {
      if (!isWorthAsking(s, by, list)) return undefined
      const [only, ...others] = list
      return only && others.length === 0 && asksItself(only) ? only : effect('act', list)
    },
  },
  act: menu((action, rest) => (rest.length === 0 ? action : all([action, acts(rest)]))),

  reward: {
    left: (list) => list,
    run: (s, by, list) => (isWorthAsking(s, by, list) ? effect('reward-act', list) : undefined),
  },
  'reward-act': menu((action, rest) => all([TOOK, action, rewardActs(rest)])),
  took: {
    run(s, by) {
      if (!s.performed.includes(by)) s.performed = [...s.performed, by]
      return undefined
    },
  },
} satisfies Partial<DarwinRules>
