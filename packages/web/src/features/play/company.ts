// Whether there is anybody to talk to.

import type { TableInfo } from '@wayfare/protocol'

/** Several people play here, or are awaited, and not all of them share this device. */
export function hasCompany({ seats }: TableInfo, mine: readonly number[]): boolean {
  const others = seats.filter(({ kind }, seat) => kind !== 'bot' && !mine.includes(seat))
  return others.length > (mine.length > 0 ? 0 : 1)
}
