// When an evening begins: its day and time are those on the clocks of its time zone.

import type { ClubEveningRow } from '../store/schema.ts'

const WEEK_DAYS = 7
const DAY_MS = 86_400_000
/** For so long after its beginning an evening goes on. */
export const EVENING_MS = 3 * 3_600_000

type Appointment = Pick<ClubEveningRow, 'day' | 'time' | 'zone' | 'weekly'>

/** How far the clocks of a time zone are ahead of UTC at this moment. */
function offsetAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** A time that the clocks skip is the one an hour later, and one that they show twice is the first. */
export function instantOf(day: string, time: string, zone: string): number {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const before = wanted - offsetAt(wanted - DAY_MS, zone)
  const after = wanted - offsetAt(wanted + DAY_MS, zone)
  return offsetAt(before, zone) === wanted - before || offsetAt(after, zone) !== wanted - after ? before : after
}

/** The beginning of the evening that goes on or comes next; of a single one that is over, the one it had. */
export function nextBeginning({ day, time, zone, weekly }: Appointment, now: number): number {
  const first = instantOf(day, time, zone)
  if (weekly === 0 || first + EVENING_MS > now) return first
  // Around a change of the clocks a week is an hour shorter or longer, so the search begins a week early.
  let week = Math.max(0, Math.floor((now - first) / DAY_MS / WEEK_DAYS) - 1)
  for (;;) {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) + week * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10)
    const at = instantOf(date, time, zone)
    if (at + EVENING_MS > now) return at
    week += 1
  }
}
