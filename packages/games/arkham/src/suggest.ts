// The final route that a client, a bot or a seat out of time takes all at once: the solver's route, as moves.

import { ids, question, type Seat } from '@wayfare/kernel'
import type { TaskId } from './board/tasks.ts'
import { CALLS, type CallId } from './cards/calls.ts'
import { movesOf } from './route/route-moves.ts'
import type { RouteRules } from './route/sheet.ts'
import { solve } from './route/solve.ts'
import { sheetOf } from './route-sheet.ts'
import { type ArkhamState, board, callPile, remainingUses, taskPile } from './state.ts'

/** Returns what the owner knows about how a route will be valued. */
export function rulesOf(s: ArkhamState, seat: Seat): RouteRules {
  const [task] = ids(s, taskPile(seat)) as TaskId[]
  const [call] = ids(s, callPile(seat)) as CallId[]
  const blessing = remainingUses(board(s, seat), 'blessing') > 0
  return { ancient: s.ancient, blessing, ...(task ? { task } : {}), ...(call ? { call: CALLS[call] } : {}) }
}

export function suggest(s: ArkhamState, seat: Seat): readonly string[] | undefined {
  if (question(s, seat)?.op !== 'name-route') return undefined
  const { route } = solve(sheetOf(board(s, seat)), { ...rulesOf(s, seat), objective: 'O2' })
  return movesOf(route)
}
