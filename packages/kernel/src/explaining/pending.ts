// What is still to come, for whoever looks ahead.

import { ruleOf } from '../core/ask.ts'
import type { Eyes, Id, Seat } from '../core/names.ts'
import type { Playable } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import type { Json } from '../digest/json.ts'

/** Something that waits for its turn; `left`: what of it is still to be done, where its rule tells that. */
export type Pending = { readonly by: Seat; readonly op: string; readonly from: Id | null; readonly left?: Json }

/** What is still to come, next first, as far as these eyes may know: another's lane is that seat's own affair. */
export function pending(game: Playable, s: State, eyes: Eyes): Pending[] {
  const { lanes, stack } = s.core
  const own = lanes && eyes !== 'spectator' ? (lanes.stacks[eyes] ?? []) : []
  return [...stack, ...own].reverse().map(({ by, op, from, arg }) => {
    const left = ruleOf(game, op).left?.(arg)
    return left === undefined ? { by, op, from } : { by, op, from, left }
  })
}
