// The steps of the final count: category after category, each player's points grow.

import type { Score } from '@wayfare/kernel'

export type CountStep = {
  /** The category that is counted; null before the first one and after the last. */
  readonly part: string | null
  /** By seat: the points from this category, and the total so far. */
  readonly brings: ReadonlyMap<number, number>
  readonly points: ReadonlyMap<number, number>
}

/**
 * The longest duration of the whole count in milliseconds, and the time for which its beginning and its result are
 * shown.
 */
export const LONGEST_COUNT = 6000
const BEGINNING = 400
const RESULT = 1100
const LONGEST_PART = 800

/** Makes the steps. Categories in which nobody scored are left out. */
export function countSteps(scores: readonly Score[], parts: readonly string[]): CountStep[] {
  const counted = parts.filter((part) => scores.some((score) => (score.parts[part] ?? 0) !== 0))
  const sumTo = (score: Score, to: number): number =>
    counted.slice(0, to).reduce((sum, part) => sum + (score.parts[part] ?? 0), 0)
  const bySeat = (of: (score: Score) => number) => new Map(scores.map((score) => [score.seat, of(score)]))
  const none = bySeat(() => 0)
  return [
    { part: null, brings: none, points: none },
    ...counted.map((part, i) => ({
      part,
      brings: bySeat((score) => score.parts[part] ?? 0),
      points: bySeat((score) => sumTo(score, i + 1)),
    })),
    { part: null, brings: none, points: bySeat(({ total }) => total) },
  ]
}

/** Computes when each of these steps begins, and when the count is over. */
export function countTimes(steps: number, rate: number): { readonly begins: readonly number[]; readonly over: number } {
  const parts = steps - 2
  const part = Math.min(LONGEST_PART, (LONGEST_COUNT - BEGINNING - RESULT) / Math.max(1, parts))
  const begins = Array.from({ length: steps }, (_, i) => (i === 0 ? 0 : (BEGINNING + (i - 1) * part) / rate))
  return { begins, over: (BEGINNING + parts * part + RESULT) / rate }
}
