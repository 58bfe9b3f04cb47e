// How the final count goes on: category after category, each player's points grow by what it brought.

import type { Score } from '@wayfare/kernel'

export type CountStep = {
  /** The category that is counted; null before the first and when all is counted. */
  readonly part: string | null
  /** By seat: what it has brought, and the points so far. */
  readonly brings: ReadonlyMap<number, number>
  readonly points: ReadonlyMap<number, number>
}

/** The whole count, in milliseconds, and how long its beginning and its result stand. */
export const LONGEST_COUNT = 6000
const BEGINNING = 400
const RESULT = 1100
const LONGEST_PART = 800

/** What brought nobody anything is not counted. */
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

/** When each of these steps begins, and when the count is over. */
export function countTimes(steps: number, rate: number): { readonly begins: readonly number[]; readonly over: number } {
  const parts = steps - 2
  const part = Math.min(LONGEST_PART, (LONGEST_COUNT - BEGINNING - RESULT) / Math.max(1, parts))
  const begins = Array.from({ length: steps }, (_, i) => (i === 0 ? 0 : (BEGINNING + (i - 1) * part) / rate))
  return { begins, over: (BEGINNING + parts * part + RESULT) / rate }
}
