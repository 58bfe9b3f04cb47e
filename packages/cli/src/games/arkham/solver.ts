// Finds the best final routes for sheets in the format of the ledger's fixtures.

import { ANCIENTS, isSegment, type RouteRules, type RouteSheet, solve, TASKS } from '@wayfare/arkham'
import type { Solver } from '../../solver.ts'
import { UsageError } from '../../usage.ts'
import { measureSolver } from './measured-solver.ts'

export const solver: Solver = {
  solve(given, where, objective) {
    const { id, sheet, rules } = parse(given, where)
    const start = performance.now()
    const found = solve(sheet, { ...rules, objective })
    const ms = Number((performance.now() - start).toFixed(2))
    const { baseVp, madness, links, taskVp, route, exact } = found
    return { id, baseVp, madness, links, taskVp, route, exact, ms }
  },
  measure: measureSolver,
}

/** Validates a sheet from a file. All other code may rely on it. */
function parse(given: unknown, where: string): { id: string; sheet: RouteSheet; rules: RouteRules } {
  const { id, ancient, task, segments, tourists } = (given ?? {}) as Record<string, unknown>
  if (typeof ancient !== 'string' || !Object.hasOwn(ANCIENTS, ancient))
    throw new UsageError(`${where}: there is no Ancient '${ancient}'`)
  if (task !== null && task !== undefined && !Object.hasOwn(TASKS, String(task)))
    throw new UsageError(`${where}: there is no task '${task}'`)
  if (!Array.isArray(segments) || segments.length === 0) throw new UsageError(`${where}: no segments are drawn`)
  for (const segment of segments)
    if (!isSegment(String(segment))) throw new UsageError(`${where}: there is no segment '${segment}'`)
  const rules = { ancient, ...(task ? { task } : {}) } as RouteRules
  return { id: String(id ?? where), sheet: { segments, tourists: tourists ?? {} } as RouteSheet, rules }
}
