// Lists the effects that still wait on the stack, for displays that look ahead.

import { ruleOf } from '../core/ask.ts'
import type { Eyes, Id, Seat } from '../core/names.ts'
import type { Playable } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import type { Json } from '../digest/json.ts'

/** An effect that waits for its turn. `left` is the part that is still to be done, for rules that report it. */
export type Pending = { readonly by: Seat; readonly op: string; readonly from: Id | null; readonly left?: Json }

/** Lists what is still to come, next first, as far as this viewer may know: another seat's lane is private to it. */
export function pending(game: Playable, s: State, eyes: Eyes): Pending[] {
  const { lanes, stack } = s.core
  const own = lanes && eyes !== 'spectator' ? (lanes.stacks[eyes] ?? []) : []
  return [...stack, ...own].reverse().map(({ by, op, from, arg }) => {
    const left = ruleOf(game, op).left?.(arg)
    return left === undefined ? { by, op, from } : { by, op, from, left }
  })
}
