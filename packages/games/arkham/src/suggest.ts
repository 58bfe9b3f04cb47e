// The final route that a client, a bot or a seat out of time takes in one go: the solver's, in the words of the rules.

import { ids, question, type Seat } from '@wayfare/kernel'
import { isSegment } from './board/board.ts'
import type { TaskId } from './board/tasks.ts'
import { TOURISTS } from './board/tourists.ts'
import { CALLS, type CallId } from './cards/calls.ts'
import type { Route, RouteRules, Sheet } from './route/sheet.ts'
import { solve } from './route/solve.ts'
import { type ArkhamState, type Board, board, callPile, left, taskPile } from './state.ts'

export function sheetOf(one: Board): Sheet {
  const tourists = Object.entries(one.tourists).map(([quarter, counts]) => [
    quarter,
    Object.fromEntries(TOURISTS.map((type, i) => [type, counts[i] as number])),
  ])
  return { segments: one.segments, tourists: Object.fromEntries(tourists) }
}

/** What the owner knows of how a route will be judged. */
export function rulesOf(s: ArkhamState, seat: Seat): RouteRules {
  const [task] = ids(s, taskPile(seat)) as TaskId[]
  const [call] = ids(s, callPile(seat)) as CallId[]
  const blessing = left(board(s, seat), 'blessing') > 0
  return { ancient: s.ancient, blessing, ...(task ? { task } : {}), ...(call ? { call: CALLS[call] } : {}) }
}

export function suggest(s: ArkhamState, seat: Seat): readonly string[] | undefined {
  if (question(s, seat)?.op !== 'name-route') return undefined
  const { route } = solve(sheetOf(board(s, seat)), { ...rulesOf(s, seat), objective: 'O2' })
  return movesOf(route)
}

export function movesOf({ start, steps }: Route): string[] {
  const words = steps.map((step) => {
    if (isSegment(step)) return `go ${step}`
    return step.startsWith('gate:') ? `link ${step.slice(step.indexOf('>') + 1)}` : `cross ${step.slice('dag-'.length)}`
  })
  return [`start ${start}`, ...words, 'finish']
}
