// Finds the best solution for the positions in a file, for games with an exact solver.

import { type Common, Progress, print } from '../output.ts'
import { registered, solvable } from '../registered-games.ts'
import { readJson, UsageError } from '../usage.ts'

export type SolveCommand = Common & { readonly game: string; readonly objective?: 'O1' | 'O2' }

export async function solve(file: string, options: SolveCommand): Promise<void> {
  const solver = await registered(options.game).solver?.()
  if (!solver) throw new UsageError(`${options.game} has nothing to solve; there is ${solvable().join(', ')}`)
  const sheets = readJson(file)
  if (!Array.isArray(sheets))
    throw new UsageError(`${file}: expected a list of { id, ancient, task, segments, tourists }`)
  const progress = new Progress('solving', options)
  const solved = sheets.map((given, i) => {
    const found = solver.solve(given, `${file}: sheet ${i + 1}`, options.objective ?? 'O1')
    progress.at((i + 1) / sheets.length, found.id)
    return found
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
