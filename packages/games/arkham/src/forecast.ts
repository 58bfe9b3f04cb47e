// What the best final route would score now, seat by seat: so that a player sees what a segment is worth. It takes as long as the
// solver does, so it is asked for, never shown unasked, and belongs in a worker.

import { asSeen, type Eyes, faces, type Seat } from '@wayfare/kernel'
import type { TaskId } from './board/tasks.ts'
import type { Route } from './route/sheet.ts'
import { solve } from './route/solve.ts'
import { sheetOf } from './sheet-of.ts'
import { type ArkhamState, board, taskPile } from './state.ts'

export type Forecast = {
  readonly seat: Seat
  /** Points without those from the Ancient; the task counts only for those who know it. */
  readonly points: number
  readonly madness: number
  readonly route: Route | null
  readonly exact: boolean
}

export function forecast(s: ArkhamState, eyes: Eyes): Forecast[] {
  return s.boards.map((_, seat) => {
    const seen = asSeen(s, seat, eyes)
    const sheet = sheetOf(board(seen, seat))
    if (sheet.segments.length === 0) return { seat, points: 0, madness: 0, route: null, exact: true }
    const tasks = faces(seen, taskPile(seat), eyes)
    const task = tasks.length === 1 ? (tasks[0] as TaskId | null) : null
    const { baseVp, madness, route, exact } = solve(sheet, { ancient: s.ancient, ...(task ? { task } : {}) })
    return { seat, points: baseVp, madness, route, exact }
  })
}
