// Remembers names and bots of a game for its replay in the same tab, because a link contains neither.

import { listOf, object, orNull, text } from '../../base/browser/schema.ts'
import { readItem, writeItem } from '../../base/browser/storage.ts'

const KEY = 'wayfare names'

type StoredNames = { readonly names: readonly string[]; readonly bots: readonly (string | null)[] }
type Stored = StoredNames & { readonly packed: string }

const STORED = object<Stored>({ packed: text, names: listOf(text), bots: listOf(orNull(text)) })

export function storeNames(packed: string, known: StoredNames): void {
  writeItem(KEY, { packed, ...known } satisfies Stored, 'sessionStorage')
}

export function storedNames(packed: string): StoredNames | null {
  const found = readItem(KEY, STORED, 'sessionStorage')
  return found?.packed === packed ? found : null
}
