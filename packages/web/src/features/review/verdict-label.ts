// The costliest decisions as the board shows them: where one stands before each, and what it was between.

import type { AnalysisResult } from './analysis-job.ts'
import type { Seen } from './messages.ts'

export type VerdictLabel = NonNullable<Seen['about']> & {
  readonly number: number
  /** The replay stands where it was to be decided: what was played is not done yet. */
  readonly step: number
  readonly gain: AnalysisResult['costly'][number]['better']['gain']
}

export const verdictLabels = (
  { costly }: Pick<AnalysisResult, 'costly'>,
  stepOf: (row: number) => number,
): VerdictLabel[] =>
  costly.map(({ row, about, better }, i) => ({ ...about, number: i + 1, step: stepOf(row), gain: better.gain }))

/** The step after which a row of the log is to be made: of `rows`, so many lead to each step. */
export const stepsBy =
  (rows: readonly number[]) =>
  (row: number): number =>
    Math.max(0, rows.findIndex((one) => one > row) - 1)
