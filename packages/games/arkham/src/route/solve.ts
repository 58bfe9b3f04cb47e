import { netOf } from './net.ts'
import { createObjective, type ObjectiveId, valueOfRank } from './objective.ts'
import { routeOf } from './plan.ts'
import { type RouteValue, routeValue } from './route-value.ts'
import { search } from './search.ts'
import type { Route, RouteRules, RouteSheet } from './sheet.ts'

export type SolveOptions = RouteRules & {
  readonly objective?: ObjectiveId
  // A limit in steps of the search instead of time, so that the answer is the same on every machine.
  readonly limit?: number
}

// The best final route of a sheet. `value` is measured by the objective, `bound` is what no route can exceed; they are
// equal if the answer is exact.
export type Solution = RouteValue & {
  readonly route: Route
  readonly value: number
  readonly exact: boolean
  readonly bound: number
  readonly steps: number
}

export const DEFAULT_LIMIT = 200_000

export function solve(sheet: RouteSheet, options: SolveOptions): Solution {
  const { objective = 'O1', limit = DEFAULT_LIMIT, ...rules } = options
  const net = netOf(sheet, rules)
  const { found, exact, bound, steps } = search(net, createObjective(net.census, rules, objective), limit)
  const route = routeOf(net, found.plan)
  return {
    ...routeValue(sheet, route, rules),
    route,
    value: valueOfRank(found.rank, objective),
    exact,
    bound: valueOfRank(bound, objective),
    steps,
  }
}
