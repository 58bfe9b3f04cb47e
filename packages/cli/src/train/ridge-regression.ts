// Ridge regression. It finds the change of a bot's weights that best explains the errors of its value function. A penalty keeps
// changes small where there is little evidence.

import { solveLinear } from '@wayfare/bots/arena'
import type { TrainingSample } from './samples.ts'

export type FittedWeights = {
  /** The number to add to each weight. */
  readonly changes: readonly number[]
  /** The penalty that was chosen by cross-validation. */
  readonly penalty: number
  /** The share of the squared error that the change explains in games left out of the fit. Zero or less: nothing was learned. */
  readonly explained: number
}

/** The penalties to try. The one that explains most in games left out of the fit is taken. */
const PENALTIES = [1, 3, 10, 30, 100, 300, 1_000, 3_000]
const FOLDS = 5

/** Fits to samples grouped by game. Samples of one game share its result, so cross-validation leaves whole games out. */
export function fitWeights(games: readonly (readonly TrainingSample[])[]): FittedWeights {
  const centred = centredIn(games)
  const parts = Array.from({ length: FOLDS }, (_, fold) => centred.filter((_, i) => i % FOLDS === fold).flat())
  const tried = PENALTIES.map((penalty) => {
    let [missed, all] = [0, 0]
    for (const [fold, left] of parts.entries()) {
      const changes = ridge(parts.filter((_, other) => other !== fold).flat(), penalty)
      for (const { rest, slopes } of left) {
        missed += (rest - product(slopes, changes)) ** 2
        all += rest ** 2
      }
    }
    return { penalty, explained: 1 - missed / all }
  })
  const best = tried.reduce((a, b) => (b.explained > a.explained ? b : a))
  return { ...best, changes: ridge(centred.flat(), best.penalty) }
}

/** Subtracts the mean of each stage: an error that all positions of a stage share changes no decision. */
function centredIn(games: readonly (readonly TrainingSample[])[]): TrainingSample[][] {
  const stages = new Map<number, TrainingSample[]>()
  for (const sample of games.flat()) {
    const alike = stages.get(sample.stage)
    if (alike) alike.push(sample)
    else stages.set(sample.stage, [sample])
  }
  const middles = new Map([...stages].map(([stage, alike]) => [stage, middleOf(alike)]))
  return games.map((samples) =>
    samples.map(({ stage, rest, slopes }) => {
      const middle = middles.get(stage) as TrainingSample
      return { stage, rest: rest - middle.rest, slopes: slopes.map((slope, i) => slope - (middle.slopes[i] as number)) }
    }),
  )
}

function middleOf(alike: readonly TrainingSample[]): TrainingSample {
  const mean = (of: (sample: TrainingSample) => number) => alike.reduce((sum, one) => sum + of(one), 0) / alike.length
  const [{ stage, slopes }] = alike as [TrainingSample]
  return { stage, rest: mean(({ rest }) => rest), slopes: slopes.map((_, i) => mean((one) => one.slopes[i] as number)) }
}

/** Solves the regression. Slopes are scaled first, so that the penalty acts alike on all weights. */
function ridge(samples: readonly TrainingSample[], penalty: number): number[] {
  const size = samples[0]?.slopes.length ?? 0
  const scale = Array.from({ length: size }, (_, i) => {
    const squares = samples.reduce((sum, { slopes }) => sum + (slopes[i] as number) ** 2, 0)
    return Math.sqrt(squares / samples.length) || 1
  })
  const rows = Array.from({ length: size }, () => Array<number>(size).fill(0))
  const right = Array<number>(size).fill(0)
  for (const { rest, slopes } of samples) {
    const scaled = slopes.map((slope, i) => slope / (scale[i] as number))
    for (const [i, one] of scaled.entries()) {
      const row = rows[i] as number[]
      for (const [j, other] of scaled.entries()) row[j] = (row[j] as number) + one * other
      right[i] = (right[i] as number) + one * rest
    }
  }
  for (const [i, row] of rows.entries()) row[i] = (row[i] as number) + penalty
  return solveLinear(rows, right).map((change, i) => change / (scale[i] as number))
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + one * (b[i] as number), 0)
