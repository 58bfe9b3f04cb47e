// Ridge regression: the change of the weights that explains best what the value missed, held back the more the less is known of it.

import { solveLinear } from '@wayfare/bots/arena'
import type { TrainingSample } from './samples.ts'

export type Fitted = {
  /** For each weight, what is to be added to it. */
  readonly changes: readonly number[]
  readonly hold: number
  /** Of what the value missed, the share that is explained in games it was not fitted to; nothing or less: it learned nothing. */
  readonly explained: number
}

/** How hard changes are held back: the one that explains most of games that were left out is taken. */
const HOLDS = [1, 3, 10, 30, 100, 300, 1_000, 3_000]
const FOLDS = 5

/** Samples game by game: those of one game have their result in common, and are left out together. */
export function fit(games: readonly (readonly TrainingSample[])[]): Fitted {
  const centred = centredIn(games)
  const parts = Array.from({ length: FOLDS }, (_, fold) => centred.filter((_, i) => i % FOLDS === fold).flat())
  const tried = HOLDS.map((hold) => {
    let [missed, all] = [0, 0]
    for (const [fold, left] of parts.entries()) {
      const changes = ridge(parts.filter((_, other) => other !== fold).flat(), hold)
      for (const { rest, slopes } of left) {
        missed += (rest - product(slopes, changes)) ** 2
        all += rest ** 2
      }
    }
    return { hold, explained: 1 - missed / all }
  })
  const best = tried.reduce((a, b) => (b.explained > a.explained ? b : a))
  return { ...best, changes: ridge(centred.flat(), best.hold) }
}

/** Only what differs within a stage counts: what all its positions have in common changes no decision. */
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

/** All weights are held back alike, whatever the scale of what they are for. */
function ridge(samples: readonly TrainingSample[], hold: number): number[] {
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
  for (const [i, row] of rows.entries()) row[i] = (row[i] as number) + hold
  return solveLinear(rows, right).map((change, i) => change / (scale[i] as number))
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, i) => sum + one * (b[i] as number), 0)
