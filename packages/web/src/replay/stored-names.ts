// A link holds no names. Whoever comes from the game itself knows them all the same, as long as the tab is open.

const KEY = 'wayfare names'

type Stored = { readonly packed: string; readonly names: readonly string[] }

export function storeNames(packed: string, names: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ packed, names } satisfies Stored))
  } catch {
    // Then they are called by their seats.
  }
}

export function storedNames(packed: string): readonly string[] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null
    return stored?.packed === packed ? stored.names : null
  } catch {
    return null
  }
}
