// Several actions of one space, tile or card: in any order, each of them optional (DAR-GEN-05, -06). What was chosen is done with
// all it sets off before the rest is offered again (DAR-GEN-02).

import { all, type Effect, effect, type Json } from '@wayfare/kernel'
import { acts, rewardActs, wordOf } from '../data/actions.ts'
import type { DarwinState } from '../state.ts'
import { hasTrigger } from './interrupts.ts'
import { nothing, type R, SKIP, SURE } from './rule.ts'
import { asksItself, why } from './why.ts'

type ActsArg = readonly Effect[]

const NOTHING_LEFT: readonly Effect[] = []

function without(list: readonly Effect[], index: number): readonly Effect[] {
  if (list.length === 1) return NOTHING_LEFT
  const rest = list.slice()
  rest.splice(index, 1)
  return rest
}

function anyPossible(s: DarwinState, by: number, list: readonly Effect[]): boolean {
  for (let i = 0; i < list.length; i++) if (why(s, by, list[i] as Effect) === '') return true
  return false
}

/** DAR-GEN-09: what cannot be done is passed over, unless an interrupt could still make it possible. */
function offerOf(op: string): (s: DarwinState, by: number, list: ActsArg) => Effect | undefined {
  return (s, by, list) => {
    if (list.length === 0 || !(anyPossible(s, by, list) || hasTrigger(s, by))) return undefined
    const [only] = list
    return op === 'act' && list.length === 1 && asksItself(only as Effect) ? only : effect(op, list as unknown as Json)
  }
}
const offerActs = offerOf('act')
const offerReward = offerOf('reward-act')

function menu(chosen: (action: Effect, rest: readonly Effect[]) => Effect): R<ActsArg> {
  return {
    ask(s, by, list, asking) {
      let before = ''
      for (let i = 0; i < list.length; i++) {
        const action = list[i] as Effect
        const word = wordOf(action)
        if (word === before) continue
        before = word
        const rule = why(s, by, action)
        if (rule === '') asking.offer(word, chosen(action, without(list, i)), undefined, SURE)
        else asking.refuse(word, rule)
      }
      asking.offer('done', nothing, undefined, SURE)
    },
  }
}

const TOOK: Effect = effect('took')

export const actsRules = {
  acts: { run: (s, by, list) => offerActs(s, by, list) } satisfies R<ActsArg>,
  act: menu((action, rest) => (rest.length === 0 ? action : all([action, acts(rest)]))),

  reward: { run: (s, by, list) => offerReward(s, by, list) } satisfies R<ActsArg>,
  'reward-act': menu((action, rest) => all([TOOK, action, rewardActs(rest)])),
  took: {
    run(s, by) {
      s.performed |= 1 << by
      return undefined
    },
  } satisfies R,

  // DAR-CAMP-04: a slash means only one of the two.
  choose: {
    ask(s, by, options, asking) {
      for (const option of options) {
        const word = wordOf(option)
        const rule = why(s, by, option)
        if (rule === '') asking.offer(word, option, undefined, SURE)
        else asking.refuse(word, rule)
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R<readonly Effect[]>,
}
