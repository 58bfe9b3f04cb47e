// When an evening is, in words: by the reader's own clocks, and by those of its time zone if they differ.

import type { ClubEvening } from '@wayfare/protocol'
import { language, say } from '../../base/i18n/index.ts'

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const eveningTime = (at: number): string =>
  new Intl.DateTimeFormat(language.value, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  }).format(at)

/** Null if its clocks show the same as the reader's. */
export function theirTime({ time, zone, at }: ClubEvening): string | null {
  const own = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)
  return own === time ? null : say('clubs.theirTime', { time, zone: zone.replaceAll('_', ' ') })
}
