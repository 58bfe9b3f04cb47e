// Fits the planning weights of a game to games of a strong bot, as a correction of its present weights, and plays a
// match of the new weights against the old. An interrupted run continues where it stopped.

import { shareOf } from '@wayfare/bots/arena'
import type { Persona } from '@wayfare/bots/personas'
import { engineBy } from '@wayfare/library'
import { codeHash } from '../arena/task.ts'
import { testedBy } from '../games.ts'
import { type Common, Progress, percent, print, table } from '../output.ts'
import { openResumableFile, type ResumableFile } from '../resumable-file.ts'
import { fitWeights } from '../train/ridge-regression.ts'
import type { TrainingSample } from '../train/samples.ts'
import { type Learned, TRAIN_GAME_JOB, type TrainingTask } from '../train/training.ts'
import { addToWeights, leavesOf } from '../train/weights.ts'
import { UsageError } from '../usage.ts'
import { carryOutAll } from '../worker-pool/worker-pool.ts'

export type TrainOptions = Common & {
  readonly game: string
  readonly players: number
  readonly bot: Persona
  readonly games: number
  readonly match: number
  readonly share: number
  readonly minutes?: number
  readonly seed: string
  readonly keep?: string
  readonly workers: number
}

/** Weights are rounded to this step, so a smaller change is no change. */
const STEP = 0.01

export async function train(options: TrainOptions): Promise<void> {
  const { game, players, bot, games, match, seed, share } = options
  const engine = await engineBy(game)
  const { training } = await testedBy(game)
  if (!training) throw new UsageError(`the planning of ${game} has no weights to be fitted`)
  const code = codeHash({ game, table: engine.table({ players }), bots: [bot], seed })
  const file = openResumableFile<Learned>(options.keep, { game, players, bot, seed, share, code })
  if (file.old) throw new UsageError(`${options.keep} is of other code: name another file`)
  const until = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const task = { game, players, bot, seed }

  const learned = await playMissing('to learn from', file, { ...options, until, task }, samplesIn)
  if (learned.length < games) return print({ games: learned.length }, options, () => tooFew(learned, options))
  const { changes, explained, penalty } = fitWeights(learned)
  const weights = addToWeights(training.weights, changes.map((change) => share * change).map(roundToStep))
  const wins = await playMissing(
    'of the match',
    file,
    { ...options, games: match, until, task: { ...task, weights } },
    wonIn,
  )
  if (wins.length < match) return print({ games, match: wins.length }, options, () => tooFew(wins, options, match))

  const won = shareOf(
    wins.reduce((sum, one) => sum + one, 0),
    match,
  )
  const old = leavesOf(training.weights)
  const rows = leavesOf(weights).flatMap(({ name, value }, i) => {
    const { value: before } = old[i] as { value: number }
    return value === before ? [] : [[name, before.toFixed(2), value.toFixed(2)]]
  })
  print({ games, explained, hold: penalty, weights, won }, options, () =>
    [
      `${learned.flat().length} positions of ${games} games of ${bot}: new weights explain ${(explained * 100).toFixed(1)} % of what the old value missed in games they had not seen`,
      table([['weight', 'is', 'new'], ...rows]),
      `the new ones won ${percent(won)} of ${match} games against the old`,
      won.low > 1 / players
        ? 'they are better: write them into the planning'
        : 'that does not show that they are better: the old ones stay',
    ].join('\n'),
  )
}

const roundToStep = (change: number): number => Math.round(change / STEP) * STEP

const samplesIn = (row: Learned): readonly TrainingSample[] | undefined => ('samples' in row ? row.samples : undefined)
const wonIn = (row: Learned): number | undefined => ('won' in row ? row.won : undefined)

type TrainingRun = Pick<TrainOptions, 'workers' | 'json'> & {
  readonly games: number
  readonly until: number
  readonly task: Omit<TrainingTask, 'index'>
}

/** Plays the missing games as far as time allows, and returns what `read` takes from all of them, in order. */
async function playMissing<T>(
  what: string,
  file: ResumableFile<Learned>,
  { games, until, task, workers, ...common }: TrainingRun,
  read: (row: Learned) => T | undefined,
): Promise<T[]> {
  const done = () => file.rows.filter((row) => row.index < games && read(row) !== undefined)
  const known = new Set(done().map(({ index }) => index))
  const queue = Array.from({ length: games }, (_, index) => index).filter((index) => !known.has(index))
  const progress = new Progress(what, common)
  const tasks = queue.map((index) => ({ ...task, index }))
  try {
    await carryOutAll(TRAIN_GAME_JOB, tasks, { workers, until }, (row) => {
      file.add(row)
      progress.at(done().length / games, `${done().length} of ${games} games`)
    })
  } finally {
    progress.done()
  }
  const rows = done().sort((a, b) => a.index - b.index)
  return rows.map((row) => read(row) as T)
}

function tooFew(played: readonly unknown[], { keep, games }: TrainOptions, of?: number): string {
  const goesOn = keep === undefined ? '; with --keep FILE it can be gone on with' : ''
  return `${played.length} of ${of ?? games} games ${of === undefined ? 'to learn from' : 'of the match'}${goesOn}`
}
