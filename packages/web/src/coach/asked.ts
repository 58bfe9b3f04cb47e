// The tables at which the coach was asked, on this device: they say nothing about one's own strength.

const KEY = 'wayfare coached'
/** More than anybody has unfinished. */
const MOST = 500

export function coachedTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberCoached(table: string): void {
  const known = coachedTables()
  if (known.includes(table)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...known].slice(0, MOST)))
  } catch {
    // A device that keeps nothing counts the game.
  }
}
