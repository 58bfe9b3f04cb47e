// The moves of other players since the viewer's last one, grouped by player.

import type { LogEntry } from '../../board-kit/log-lines.ts'

export type Since = { readonly seat: number | null; readonly entries: readonly LogEntry[] }

export function entriesSinceOwn(entries: readonly LogEntry[], own: number): Since[] {
  const standing = entries.filter(({ undone }) => !undone)
  const last = standing.findLastIndex(({ seat }) => seat === own)
  const found = new Map<number | null, LogEntry[]>()
  for (const entry of last < 0 ? [] : standing.slice(last + 1))
    found.set(entry.seat, [...(found.get(entry.seat) ?? []), entry])
  return [...found].map(([seat, list]) => ({ seat, entries: list }))
}
