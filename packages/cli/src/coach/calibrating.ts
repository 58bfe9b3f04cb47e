// One game of a calibration as a task for a worker, and the calibration computed from all games of a results file.

import { readFileSync } from 'node:fs'
import { type Calibration, type CalibrationResult, calibrationOf, foundInGame, HINTING } from '@wayfare/bots/coach'
import type { TableOptions } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { botBy } from '../bots.ts'
import type { Job } from '../worker-pool/worker-pool.ts'
import { coachingFor, type Thoroughness } from './thinking.ts'

export type CalibrationTask = Thoroughness & {
  readonly game: string
  readonly table: TableOptions
  readonly bot: string
  readonly seed: string
  readonly index: number
  readonly hints: number
}
export type GameFound = { readonly index: number; readonly found: readonly CalibrationResult[] }

async function carryOut(task: CalibrationTask): Promise<GameFound> {
  const { game, table, bot, seed, index, hints } = task
  const coaching = coachingFor(HINTING, task)
  return { index, found: foundInGame(await engineBy(game), table, botBy(bot), `${seed} ${index}`, coaching, hints) }
}

export const CALIBRATE_GAME_JOB: Job<CalibrationTask, GameFound> = {
  name: 'calibrating',
  carryOut,
  nameOf: ({ game, bot, seed, index }) => `game ${index} of ${game} (${bot}, seed ${seed})`,
}

/** Puts the games in order and computes the calibration from at most `positions` of their positions. */
export const calibrationFrom = (games: readonly GameFound[], positions = Number.POSITIVE_INFINITY): Calibration => {
  const inOrder = games.toSorted((a, b) => a.index - b.index)
  return calibrationOf(inOrder.flatMap(({ found }) => found).slice(0, positions))
}

/** Reads a results file that `calibrate --keep` has written. */
export function readCalibration(
  file: string,
): Pick<CalibrationTask, 'bot' | 'worlds'> & Calibration & { readonly command: string } {
  const [head, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1) as [string, ...string[]]
  const task = JSON.parse(head) as CalibrationTask
  const { bot, worlds } = task
  const found = calibrationFrom(lines.map((line) => JSON.parse(line) as GameFound))
  return { bot, worlds, command: commandOf(task, found), ...found }
}

/** The command line that writes this results file again. */
const commandOf = (
  { game, table, bot, seed, worlds, nodes, hints }: CalibrationTask,
  { positions }: Calibration,
): string =>
  `npx wayfare calibrate --game ${game} --players ${table.players} --bot ${bot} --positions ${positions} --hints ${hints} --worlds ${worlds} --nodes ${nodes} --seed ${seed} --keep docs/ladder/coach-${game}.jsonl`
