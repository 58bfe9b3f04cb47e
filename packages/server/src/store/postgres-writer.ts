// Group commit on PostgreSQL: writes that arrive together are sent as one transaction. An entry then takes 19 µs of the event
// loop instead of 124 with a transaction for each on ten connections, and three times as many are stored in a second (measured
// with 25 tables at once on one machine).

import pg from 'pg'
import { isRefused } from './postgres-connection.ts'
import { preparedQuery } from './postgres-prepared.ts'
import type { EntryRow } from './schema.ts'
import type { Statement } from './statements.ts'

/** An entry together with the statements that belong to it, or statements alone. They are written all or not at all. */
type Unit = { readonly entry?: EntryRow; readonly also: readonly Statement[] }
type Batch = readonly Unit[]
/** `done` is false if an entry with this number exists already; then nothing was written. */
type WriteResult = { readonly done: boolean } | { readonly failed: unknown }
type Waiting = {
  readonly unit: Unit
  readonly resolve: (done: boolean) => void
  readonly reject: (error: unknown) => void
}
type Key = Pick<EntryRow, 'table_id' | 'seq'>

const UNITS_TOGETHER = 200
const TRIES = 5

/** One statement inserts any number of entries, so that PostgreSQL plans it only once. */
const INSERT = `insert into entries (table_id, seq, at, body)
select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])`
const INSERT_FREE = `${INSERT} on conflict (table_id, seq) do nothing returning table_id, seq`

const TAKEN = '23505'
const DEADLOCK = '40P01'

/** Creates the writer. `connect` opens a client that pipelines its queries. */
export function postgresWriter(connect: () => Promise<pg.Client>) {
  const connection = lastingConnection(connect)
  let gathered: Waiting[] = []
  let underWay: Promise<void> | undefined

  function flush(): void {
    if (gathered.length > 0) underWay ??= writeNext()
  }

  /** The next batch is sent before the callers of the last one are answered. */
  async function writeNext(): Promise<void> {
    const batch = gathered.slice(0, UNITS_TOGETHER)
    gathered = gathered.slice(UNITS_TOGETHER)
    const results = await write(
      connection,
      batch.map(({ unit }) => unit),
    )
    underWay = undefined
    flush()
    for (const [index, { resolve, reject }] of batch.entries()) {
      const result = results[index] as WriteResult
      if ('done' in result) resolve(result.done)
      else reject(result.failed)
    }
  }

  return {
    /** Resolves when the write is durable. Writes of one turn of the event loop, or made during a commit, share the next commit. */
    write: (unit: Unit): Promise<boolean> =>
      new Promise((resolve, reject) => {
        if (gathered.push({ unit, resolve, reject }) === 1 && !underWay) setImmediate(flush)
      }),
    /** Finishes all pending writes, then closes the connection. */
    async close(): Promise<void> {
      flush()
      while (underWay) await underWay
      await connection.close()
    },
  }
}

type Connection = ReturnType<typeof lastingConnection>

/** A connection that opens when it is first needed, and again after it was lost. */
function lastingConnection(connect: () => Promise<pg.Client>) {
  let client: Promise<pg.Client> | undefined
  function open(): Promise<pg.Client> {
    const opening = connect()
    const forget = () => {
      if (client === opening) client = undefined
    }
    opening.then((made) => made.once('end', forget), forget)
    return opening
  }
  return {
    get(): Promise<pg.Client> {
      client ??= open()
      return client
    },
    close: async () => (await client)?.end(),
  }
}

async function write(connection: Connection, batch: Batch, tries = 1): Promise<WriteResult[]> {
  try {
    const done = await attempt(await connection.get(), batch)
    return done.map((one) => ({ done: one }))
  } catch (error) {
    const refused = isRefused(error)
    const half = batch.length >> 1
    if (refused && half > 0) {
      const first = await write(connection, batch.slice(0, half))
      return [...first, ...(await write(connection, batch.slice(half)))]
    }
    if (refused && error.code === DEADLOCK && tries < TRIES) return write(connection, batch, tries + 1)
    return batch.map(() => ({ failed: error }))
  }
}

async function attempt(client: pg.Client, batch: Batch): Promise<boolean[]> {
  // All batches are sorted in the same order, so that two of them that write to the same tables cannot deadlock.
  const sorted = batch.toSorted(byTable)
  const entries = sorted.flatMap(({ entry }) => entry ?? [])
  if (entries.length === batch.length && batch.every(({ also }) => also.length === 0))
    return addEntries(client, batch, entries)
  // All queries are sent without waiting for answers. After an error PostgreSQL refuses the rest, and the commit rolls back.
  const sent = [client.query('begin')]
  if (entries.length > 0) sent.push(client.query({ name: 'all', text: INSERT, values: columns(entries) }))
  for (const { also } of sorted) for (const query of also) sent.push(client.query(preparedQuery(query)))
  sent.push(client.query('commit'))
  const answers = await Promise.allSettled(sent)
  const failed = answers.findIndex(({ status }) => status === 'rejected')
  if (failed < 0) return batch.map(() => true)
  const { reason } = answers[failed] as PromiseRejectedResult
  const taken = batch.length === 1 && entries.length === 1 && failed === 1 && isTaken(reason)
  if (taken) return [false]
  throw reason
}

/** Adds entries with one statement, which is a transaction by itself. If a number is taken, a second statement adds the others. */
async function addEntries(client: pg.Client, batch: Batch, entries: readonly EntryRow[]): Promise<boolean[]> {
  const values = columns(entries)
  try {
    await client.query({ name: 'all', text: INSERT, values })
    return batch.map(() => true)
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  const { rows } = await client.query<Key>({ name: 'free', text: INSERT_FREE, values })
  const added = new Set(rows.map(keyOf))
  // If two entries of a batch have the same number, the first one gets it.
  return batch.map(({ entry }) => entry !== undefined && added.delete(keyOf(entry)))
}

const isTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === TAKEN

const columns = (entries: readonly EntryRow[]) => [
  entries.map(({ table_id }) => table_id),
  entries.map(({ seq }) => seq),
  entries.map(({ at }) => at),
  entries.map(({ body }) => body),
]

const keyOf = ({ table_id, seq }: Key) => `${seq} ${table_id}`

function byTable({ entry: a }: Unit, { entry: b }: Unit): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  if (a.table_id !== b.table_id) return a.table_id < b.table_id ? -1 : 1
  return a.seq - b.seq
}
