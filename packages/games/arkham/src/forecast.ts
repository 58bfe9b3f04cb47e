// Computes what each seat's best final route would score now, to show players what a segment is worth. It is as slow as
// the solver, so run it only on request and in a worker.

import { type Eyes, type Forecaster, faces, type Seat, stateSeenBy } from '@wayfare/kernel'
import type { TaskId } from './board/tasks.ts'
import type { Route, RouteRules, RouteSheet } from './route/sheet.ts'
import { solve } from './route/solve.ts'
import { sheetOf } from './route-sheet.ts'
import { scores } from './score.ts'
import { type ArkhamState, board, taskPile } from './state.ts'

export type Forecast = {
  readonly seat: Seat
  /** Points without those from the Ancient. The task is included only for viewers who know it. */
  readonly points: number
  readonly madness: number
  readonly route: Route | null
  readonly exact: boolean
}

export function forecast(s: ArkhamState, eyes: Eyes): Forecast[] {
  return s.boards.map((_, seat) => {
    const { sheet, rules } = sheetSeen(s, seat, eyes)
    if (sheet.segments.length === 0) return { seat, points: 0, madness: 0, route: null, exact: true }
    const { baseVp, madness, route, exact } = solve(sheet, rules)
    return { seat, points: baseVp, madness, route, exact }
  })
}

/**
 * Creates a forecaster that caches the score of each sheet's best route. Once the final route is named, that route is
 * scored.
 */
export function forecaster(): Forecaster<ArkhamState> {
  const known = new Map<string, number>()
  return {
    points(s, seat) {
      if (board(s, seat).routed) return scores(s, 'all')[seat]?.total ?? 0
      const { sheet, rules } = sheetSeen(s, seat, seat)
      if (sheet.segments.length === 0) return 0
      const key = JSON.stringify([[...sheet.segments].sort(), sheet.tourists, rules])
      const found = known.get(key) ?? solve(sheet, rules).baseVp
      known.set(key, found)
      return found
    },
  }
}

function sheetSeen(s: ArkhamState, seat: Seat, eyes: Eyes): { readonly sheet: RouteSheet; readonly rules: RouteRules } {
  const seen = stateSeenBy(s, seat, eyes)
  const tasks = faces(seen, taskPile(seat), eyes)
  const task = tasks.length === 1 ? (tasks[0] as TaskId | null) : null
  return { sheet: sheetOf(board(seen, seat)), rules: { ancient: s.ancient, ...(task ? { task } : {}) } }
}
