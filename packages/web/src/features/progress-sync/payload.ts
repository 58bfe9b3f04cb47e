// Converts a guided game to the form in which it travels between devices.

import type { Guided } from '@wayfare/protocol'
import type { Entry } from '@wayfare/table'

/** An entry of its log, without the parts that differ between devices; empty if it cannot be sent. */
export function entryForSync(entry: Entry): Guided['entries'] {
  const { k } = entry
  if (k === 'moved') return [{ k, seat: entry.seat, texts: [...entry.texts] }]
  if (k === 'undone') return [{ k, seat: entry.seat }]
  if (k === 'asked' && 'rewind' in entry.what) return [{ k, seat: entry.seat, what: entry.what }]
  return []
}

/** True if the later game continues the earlier one, which was not played to its end. */
export const goesOnFrom = (later: Guided, earlier: Guided): boolean =>
  !earlier.over && earlier.entries.every((entry, i) => JSON.stringify(entry) === JSON.stringify(later.entries[i]))

/**
 * True if the game of the other device should be copied here. `seen` is the time of the newest one that has arrived, so
 * that a game deleted here does not return.
 */
export function isNews(theirs: Guided | null, ours: Guided | undefined, seen: number): theirs is Guided {
  if (!theirs || theirs.over || theirs.at <= seen) return false
  return !ours || (theirs.at > ours.at && !goesOnFrom(ours, theirs))
}
