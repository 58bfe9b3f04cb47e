// The costliest decisions as the board marks them: the step of the replay before each, and the two moves to compare.

import type { AnalysisResult } from './analysis-job.ts'
import type { AnalysedDecision } from './messages.ts'

export type VerdictLabel = NonNullable<AnalysedDecision['about']> & {
  readonly number: number
  /** The step of the replay at which the decision is to be made, before the move that was played. */
  readonly step: number
  readonly gain: AnalysisResult['costly'][number]['better']['gain']
}

export const verdictLabels = (
  { costly }: Pick<AnalysisResult, 'costly'>,
  stepOf: (row: number) => number,
): VerdictLabel[] =>
  costly.map(({ row, about, better }, i) => ({ ...about, number: i + 1, step: stepOf(row), gain: better.gain }))

/**
 * Returns the step at which a row of the log comes next. `rows` has, for each step, the number of rows that lead to it.
 */
export const stepsBy =
  (rows: readonly number[]) =>
  (row: number): number =>
    Math.max(0, rows.findIndex((one) => one > row) - 1)
