// A link holds no names. Whoever comes from the game itself knows them all the same, as long as the tab is open.

const KEY = 'wayfare names'

type Kept = { readonly packed: string; readonly names: readonly string[] }

export function keepNames(packed: string, names: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ packed, names } satisfies Kept))
  } catch {
    // Then they are called by their seats.
  }
}

export function namesKept(packed: string): readonly string[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.packed === packed ? kept.names : null
  } catch {
    return null
  }
}
