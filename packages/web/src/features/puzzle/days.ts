// The days of the daily puzzle, on this device: how each went, and how many were tried in a row.

import { attemptsAt } from './attempts.ts'

/** null: it was not tried. */
export type Day = { readonly day: string; readonly stars: number | null }

const DAY_MS = 86_400_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The same for everybody. */
export const today = (): string => dayOf(Date.now())

/** Under which attempts at the puzzle of a day are kept: puzzles come again, and each day counts for itself. */
export const nameOfDay = (game: string, day: string): string => `${game} ${day}`

const earlier = (day: string, count: number): string => dayOf(Date.parse(day) - count * DAY_MS)

function wentOn(game: string, day: string): Day {
  const { points, stars } = attemptsAt(nameOfDay(game, day))
  return { day, stars: points.length > 0 ? stars : null }
}

/** The last is the day that is named. */
export const daysUpTo = (game: string, day: string, count: number): Day[] =>
  Array.from({ length: count }, (_, i) => wentOn(game, earlier(day, count - 1 - i)))

/** Up to the day that is named, or the one before it: this one is not over. */
export function daysInARow(game: string, day: string): number {
  const isTried = (back: number): boolean => wentOn(game, earlier(day, back)).stars !== null
  const first = isTried(0) ? 0 : 1
  let back = first
  while (isTried(back)) back++
  return back - first
}
