// Days and months in words. The server gives days as 2026-11-19 and months as 2026-11.

import { language } from './index.ts'

export type Day = string

const formatted = (iso: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...options, timeZone: 'UTC' }).format(new Date(iso))

export const dayInWords = (day: Day): string => formatted(day, { day: 'numeric', month: 'long', year: 'numeric' })
export const shortMonth = (day: Day): string => formatted(day, { month: 'short', year: '2-digit' })

/** Russian says “since” with a month in the genitive, as it has beside a day. */
export function sinceMonth(month: string): string {
  if (language.value !== 'ru') return formatted(month, { month: 'long', year: 'numeric' })
  const parts = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatToParts(new Date(month))
    .filter(({ type }) => type === 'month' || type === 'year')
  return parts.map(({ value }) => value).join(' ')
}
