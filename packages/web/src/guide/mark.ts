// Which tables are guided, and how far each is: known without loading the guide.

const KEY = 'wayfare guide '

/** What is kept beside a guided table; the guide itself knows what the rest of it means. */
export type Mark = { readonly game: string; readonly lesson: number; readonly of: number }

export function markOf(table: string): Mark | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? 'null') as Mark | null
  } catch {
    return null
  }
}

export function setMark(table: string, mark: Mark | null): void {
  try {
    if (mark) localStorage.setItem(KEY + table, JSON.stringify(mark))
    else localStorage.removeItem(KEY + table)
  } catch {
    // A device that keeps nothing begins anew.
  }
}
