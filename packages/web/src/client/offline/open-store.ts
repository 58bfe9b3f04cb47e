import { IndexedStore } from './indexed-store.ts'
import { MemoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

/** Some private windows keep nothing: then it is played in memory. */
export async function openStore(): Promise<Store> {
  try {
    return await IndexedStore.open()
  } catch {
    return new MemoryStore()
  }
}
