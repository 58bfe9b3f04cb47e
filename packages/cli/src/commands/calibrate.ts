// Compares the points that the coach expects with the ends of games between bots. An interrupted run continues where it
// stopped.

import { isLeadKept, OF_EACH_GAME } from '@wayfare/bots/coach'
import { engineBy } from '@wayfare/library'
import { codeHashWithCoach } from '../arena/task.ts'
import { botBy } from '../bots.ts'
import { sayPoints } from '../coach/advice-text.ts'
import { CALIBRATE_GAME_JOB, type CalibrationTask, calibrationFrom, type GameFound } from '../coach/calibrating.ts'
import { requirePlanning } from '../coach/stored-game.ts'
import type { CoachOptions } from '../coach/thinking.ts'
import { Progress, percent, print } from '../output.ts'
import { openResumableFile, type ResumableFile } from '../resumable-file.ts'
import { Failed, UsageError } from '../usage.ts'
import { carryOutAll } from '../worker-pool/worker-pool.ts'

export type CalibrateOptions = CoachOptions & {
  readonly game: string
  readonly players: number
  readonly bot: string
  readonly positions: number
  readonly hints: number
  readonly set?: Record<string, string | number | boolean>
  readonly minutes?: number
  readonly check?: boolean
  readonly keep?: string
  readonly workers: number
}

export async function calibrate(options: CalibrateOptions): Promise<void> {
  const { game, bot, positions, worlds } = options
  const found = calibrationFrom(await gamesOf(options), positions)
  print(found, options, () =>
    [
      `${found.positions} positions of ${game} as ${bot} plays it, ${worlds} worlds each`,
      `the range held the end in ${percent(found.covered)}, the middle half in ${percent(found.middle)}`,
      `games ended ${sayPoints(found.above)} above what was expected`,
      ...(found.hinted > 1
        ? [`the first way was ${sayPoints(found.ahead)} ahead of the third, at ${found.hinted} positions`]
        : []),
      ...(found.compared > 1
        ? [
            `the hints had told ${sayPoints(found.told)}, which is ${sayPoints(found.overstated)} more`,
            `both agreed within their errors in ${percent(found.agreed)}`,
          ]
        : []),
    ].join('\n'),
  )
  if (options.check && !isLeadKept(found))
    throw new Failed(`the lead of the first way is overstated by ${sayPoints(found.overstated)}`)
}

/** Plays the games that the results file lacks, as far as time allows, and returns all of them. */
async function gamesOf(options: CalibrateOptions): Promise<GameFound[]> {
  const { game, bot, seed, positions, worlds, nodes, player, hints, workers, minutes } = options
  const engine = await engineBy(game)
  requirePlanning(engine)
  botBy(bot)
  const table = engine.table({ ...options.set, players: options.players })
  const task = { game, table, bot, seed, worlds, nodes, hints, ...(player === undefined ? {} : { player }) }
  const file = openResumableFile<GameFound>(options.keep, {
    ...task,
    code: codeHashWithCoach({ game, table, bots: [bot], seed }),
  })
  const tasksOf = (indexes: readonly number[]) => indexes.map((index) => ({ ...task, index }))
  if (file.old) {
    await checkSample(file, tasksOf, options)
    file.renew()
  }
  const count = Math.ceil(positions / OF_EACH_GAME)
  const known = new Set(file.rows.map(({ index }) => index))
  const missing = Array.from({ length: count }, (_, index) => index).filter((index) => !known.has(index))
  const until = Date.now() + (minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const progress = new Progress('measuring', options)
  try {
    await carryOutAll(CALIBRATE_GAME_JOB, tasksOf(missing), { workers, until }, (row) => {
      file.add(row)
      progress.at(file.rows.length / count, `${file.rows.length} of ${count} games`)
    })
  } finally {
    progress.done()
  }
  return file.rows.filter(({ index }) => index < count)
}

/**
 * If another version of the code wrote the results file, one in this many of its games is played again. All count if
 * those give the same result.
 */
const ONE_IN_SAMPLE = 20

async function checkSample(
  { rows }: ResumableFile<GameFound>,
  tasksOf: (indexes: readonly number[]) => CalibrationTask[],
  { keep, workers }: CalibrateOptions,
): Promise<void> {
  const sample = rows.filter((_, i) => i % ONE_IN_SAMPLE === 0)
  const found = new Map(sample.map((row) => [row.index, JSON.stringify(row)]))
  const until = Number.POSITIVE_INFINITY
  await carryOutAll(CALIBRATE_GAME_JOB, tasksOf([...found.keys()]), { workers, until }, (again) => {
    if (JSON.stringify(again) !== found.get(again.index))
      throw new UsageError(`${keep} is of other code, which finds something else: name another file`)
  })
}
