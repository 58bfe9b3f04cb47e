// Games in IndexedDB. An entry is added under its table and number and never put: of two tabs that write the same one, the second is
// told, and decides again.

import type { EntryRow, Store, Summary, TableRow } from './store.ts'

const NAME = 'wayfare'
const VERSION = 1
/** An open that is neither granted nor refused: a private window's, in some browsers. */
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
    // A newer client wants to change the form of it: whoever holds on stops it from starting.
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

/** Everything of a table from this number on. */
const fromEntry = (id: string, seq: number): IDBKeyRange => IDBKeyRange.bound([id, seq], [id, Number.POSITIVE_INFINITY])
