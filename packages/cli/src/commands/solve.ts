// Best final routes for sheets in the ledger's fixture format.

import { ANCIENTS, isSegment, type RouteRules, type Sheet, solve as solveSheet, TASKS } from '@wayfare/arkham'
import { type Common, Progress, print } from '../output.ts'
import { readJson, UsageError } from '../usage.ts'

export type SolveCommand = Common & { readonly game: string; readonly objective?: 'O1' | 'O2' }

export async function solve(file: string, options: SolveCommand): Promise<void> {
  if (options.game !== 'arkham') throw new UsageError(`${options.game} has nothing to solve; there is arkham`)
  const sheets = readJson(file)
  if (!Array.isArray(sheets))
    throw new UsageError(`${file}: expected a list of { id, ancient, task, segments, tourists }`)
  const progress = new Progress('solving', options)
  const solved = sheets.map((given, i) => {
    const { id, sheet, rules } = parse(given, `${file}: sheet ${i + 1}`)
    const start = performance.now()
    const found = solveSheet(sheet, { ...rules, objective: options.objective ?? 'O1' })
    const ms = Number((performance.now() - start).toFixed(2))
    progress.at((i + 1) / sheets.length, id)
    const { baseVp, madness, links, taskVp, route, exact } = found
    return { id, baseVp, madness, links, taskVp, route, exact, ms }
  })
  progress.done()
  print(solved, options, () =>
    solved
      .map(
        ({ id, baseVp, madness, links, exact, ms }) =>
          `${id}: ${baseVp} points, madness ${madness}, ${links} links${exact ? '' : ' (not proven)'}, ${ms} ms`,
      )
      .join('\n'),
  )
}

/** Checked at the door: everything else may trust it. */
function parse(given: unknown, where: string): { id: string; sheet: Sheet; rules: RouteRules } {
  const { id, ancient, task, segments, tourists } = (given ?? {}) as Record<string, unknown>
  if (typeof ancient !== 'string' || !Object.hasOwn(ANCIENTS, ancient))
    throw new UsageError(`${where}: there is no Ancient '${ancient}'`)
  if (task !== null && task !== undefined && !Object.hasOwn(TASKS, String(task)))
    throw new UsageError(`${where}: there is no task '${task}'`)
  if (!Array.isArray(segments) || segments.length === 0) throw new UsageError(`${where}: no segments are drawn`)
  for (const segment of segments)
    if (!isSegment(String(segment))) throw new UsageError(`${where}: there is no segment '${segment}'`)
  const rules = { ancient, ...(task ? { task } : {}) } as RouteRules
  return { id: String(id ?? where), sheet: { segments, tourists: tourists ?? {} } as Sheet, rules }
}
