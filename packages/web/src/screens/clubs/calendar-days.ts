// The days of a calendar of whole weeks, by the reader's own clocks.

const WEEKS = 4
const WEEK = 7

/** A day as it is written in protocols: 2026-11-19. */
export function dayOfDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Four weeks from the Monday of this one. */
export function calendarDays(now: Date): string[] {
  const sinceMonday = (now.getDay() + 6) % WEEK
  return Array.from({ length: WEEKS * WEEK }, (_, i) =>
    dayOfDate(new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday + i, 12)),
  )
}
