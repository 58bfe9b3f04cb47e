// The days of the daily puzzle on this device: the result of each, and how many in a row were tried.

import { attemptsAt } from './attempts.ts'

/** null if the puzzle was not tried. */
export type Day = { readonly day: string; readonly stars: number | null }

const DAY_MS = 86_400_000

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The date in UTC, the same for everybody. */
export const today = (): string => dayOf(Date.now())

/** The key under which attempts at the puzzle of a day are stored. Puzzles repeat, and each day counts separately. */
export const nameOfDay = (game: string, day: string): string => `${game} ${day}`

const earlier = (day: string, count: number): string => dayOf(Date.parse(day) - count * DAY_MS)

function wentOn(game: string, day: string): Day {
  const { points, stars } = attemptsAt(nameOfDay(game, day))
  return { day, stars: points.length > 0 ? stars : null }
}

/** Returns the days up to and including the given one. */
export const daysUpTo = (game: string, day: string, count: number): Day[] =>
  Array.from({ length: count }, (_, i) => wentOn(game, earlier(day, count - 1 - i)))

/** Counts the days in a row up to the given one, or up to the day before, because the given day is not over. */
export function daysInARow(game: string, day: string): number {
  const isTried = (back: number): boolean => wentOn(game, earlier(day, back)).stars !== null
  const first = isTried(0) ? 0 : 1
  let back = first
  while (isTried(back)) back++
  return back - first
}
