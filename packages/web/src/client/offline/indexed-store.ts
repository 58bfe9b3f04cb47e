// Stores local tables in IndexedDB. Entries are only added under their table and number, never overwritten: if two tabs write the same
// number, the second gets `taken` and must decide again.

import type { EntryRow, Store, Summary, TableRow } from './store.ts'

const NAME = 'wayfare'
const VERSION = 1
/** Give up opening the database after this time: in private windows of some browsers the request is never answered. */
const PATIENCE_MS = 5_000

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('given up'))
  })

export class IndexedStore implements Store {
  readonly lasting = true
  private readonly db: IDBDatabase

  private constructor(db: IDBDatabase) {
    this.db = db
    // A newer version of the app wants to upgrade the database, which is impossible while this connection is open.
    db.onversionchange = () => db.close()
  }

  static async open(): Promise<IndexedStore> {
    const opening = indexedDB.open(NAME, VERSION)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' })
      opening.result.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    }
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE_MS))
    return new IndexedStore(await Promise.race([done(opening), late]))
  }

  private writing(): IDBTransaction {
    return this.db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' })
  }

  async create(row: TableRow, entries: readonly EntryRow[]): Promise<void> {
    const transaction = this.writing()
    transaction.objectStore('tables').add(row)
    for (const entry of entries) transaction.objectStore('entries').add(entry)
    await complete(transaction)
  }

  load(id: string): Promise<TableRow | undefined> {
    return done(this.db.transaction('tables').objectStore('tables').get(id))
  }

  entriesSince(id: string, seq: number): Promise<EntryRow[]> {
    return done(this.db.transaction('entries').objectStore('entries').getAll(fromEntry(id, seq)))
  }

  async append(entry: EntryRow, summary: Summary): Promise<'done' | 'taken' | 'gone'> {
    const transaction = this.writing()
    const tables = transaction.objectStore('tables')
    let result: 'done' | 'taken' | 'gone' = 'done'
    const giveUp = (why: 'taken' | 'gone') => {
      result = why
      transaction.abort()
    }
    const looking: IDBRequest<TableRow | undefined> = tables.get(entry.table)
    looking.onsuccess = () => {
      if (!looking.result) return giveUp('gone')
      tables.put({ ...looking.result, summary })
      const adding = transaction.objectStore('entries').add(entry)
      adding.onerror = (event) => {
        if (adding.error?.name !== 'ConstraintError') return
        event.preventDefault()
        giveUp('taken')
      }
    }
    try {
      await complete(transaction)
    } catch (error) {
      if (result === 'done') throw error
    }
    return result
  }

  list(): Promise<TableRow[]> {
    return done(this.db.transaction('tables').objectStore('tables').getAll())
  }

  async remove(id: string): Promise<void> {
    const transaction = this.writing()
    transaction.objectStore('tables').delete(id)
    transaction.objectStore('entries').delete(fromEntry(id, 0))
    await complete(transaction)
  }
}

/** The key range of all entries of a table from number `seq` on. */
const fromEntry = (id: string, seq: number): IDBKeyRange => IDBKeyRange.bound([id, seq], [id, Number.POSITIVE_INFINITY])
