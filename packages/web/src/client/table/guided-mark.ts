// Which tables are guided, and how far each is: known without loading the guide.

/** What is kept beside a guided table; the guide itself knows what the rest of it means. */
export type Mark = { readonly game: string; readonly lesson: number; readonly of: number }

const keyOf = (table: string): string => `wayfare guide ${table}`

export function markOf(table: string): Mark | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Mark | null
  } catch {
    return null
  }
}

/** Without a mark the table is no longer guided. */
export function setMark(table: string, mark: Mark | null): void {
  try {
    if (mark) localStorage.setItem(keyOf(table), JSON.stringify(mark))
    else localStorage.removeItem(keyOf(table))
  } catch {
    // A device that keeps nothing begins anew.
  }
}
