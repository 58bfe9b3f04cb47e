import { IndexedStore } from './indexed-store.ts'
import { MemoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** Opens the storage. Some private windows store nothing; then games are only in memory. */
export async function openStore(): Promise<Store> {
  try {
    return await IndexedStore.open()
  } catch {
    return new MemoryStore()
  }
}
