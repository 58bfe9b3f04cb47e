// A link holds no names, nor which bots played. Whoever comes from the game itself knows them all the same, as long as the tab is open.

const KEY = 'wayfare names'

type Known = { readonly names: readonly string[]; readonly bots: readonly (string | null)[] }
type Stored = Known & { readonly packed: string }

export function storeNames(packed: string, known: Known): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ packed, ...known } satisfies Stored))
  } catch {
    // Then they are called by their seats.
  }
}

export function storedNames(packed: string): Known | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null
    return stored?.packed === packed ? stored : null
  } catch {
    return null
  }
}
