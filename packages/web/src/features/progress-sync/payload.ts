// A guided game on its way from one device to another.

import type { Guided } from '@wayfare/protocol'
import type { Entry } from '@wayfare/table'

/** A row of its log, without what each device says for itself; nothing where it cannot be carried. */
export function entryForSync(entry: Entry): Guided['entries'] {
  const { k } = entry
  if (k === 'moved') return [{ k, seat: entry.seat, texts: [...entry.texts] }]
  if (k === 'undone') return [{ k, seat: entry.seat }]
  if (k === 'asked' && 'rewind' in entry.what) return [{ k, seat: entry.seat, what: entry.what }]
  return []
}

/** The one goes on where the other stands, which was not played to its end. */
export const goesOnFrom = (later: Guided, earlier: Guided): boolean =>
  !earlier.over && earlier.entries.every((entry, i) => JSON.stringify(entry) === JSON.stringify(later.entries[i]))

/** Whether what stands elsewhere is to be brought here. `seen`: how late what was last heard of was; what was deleted here stays so. */
export function isNews(theirs: Guided | null, ours: Guided | undefined, seen: number): theirs is Guided {
  if (!theirs || theirs.over || theirs.at <= seen) return false
  return !ours || (theirs.at > ours.at && !goesOnFrom(ours, theirs))
}
