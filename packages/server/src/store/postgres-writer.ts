// Group commit on PostgreSQL: what came together goes out in one go, as one transaction. An entry takes 19 µs of the event loop, where
// one transaction for each, on ten connections, takes 124, and three times as many are kept in a second (25 tables at once, turn by
// turn on one machine).

import pg from 'pg'
import { isRefused } from './postgres-connection.ts'
import { preparedQuery } from './postgres-prepared.ts'
import type { EntryRow } from './schema.ts'
import type { Statement } from './statements.ts'

/** An entry with what follows from it, or statements alone. */
type Unit = { readonly entry?: EntryRow; readonly also: readonly Statement[] }
type Batch = readonly Unit[]
/** `false` if the entry's number is taken, and nothing was done. */
type WriteResult = { readonly done: boolean } | { readonly failed: unknown }
type Waiting = {
  readonly unit: Unit
  readonly resolve: (done: boolean) => void
  readonly reject: (error: unknown) => void
}
type Key = Pick<EntryRow, 'table_id' | 'seq'>

const UNITS_TOGETHER = 200
const TRIES = 5

/** One statement for any number of entries, so that PostgreSQL plans it once. */
const INSERT = `insert into entries (table_id, seq, at, body)
select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])`
const INSERT_FREE = `${INSERT} on conflict (table_id, seq) do nothing returning table_id, seq`

const TAKEN = '23505'
const DEADLOCK = '40P01'

/** `connect` gives a pipelining client. */
export function postgresWriter(connect: () => Promise<pg.Client>) {
  const connection = lastingConnection(connect)
  let gathered: Waiting[] = []
  let underWay: Promise<void> | undefined

  function flush(): void {
    if (gathered.length > 0) underWay ??= writeNext()
  }

  /** The next batch leaves before those of the last are told. */
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
    /** Resolves when durable. What is asked in one turn of the event loop, or while a commit is under way, shares the next one. */
    write: (unit: Unit): Promise<boolean> =>
      new Promise((resolve, reject) => {
        if (gathered.push({ unit, resolve, reject }) === 1 && !underWay) setImmediate(flush)
      }),
    /** What was asked is still done. */
    async close(): Promise<void> {
      flush()
      while (underWay) await underWay
      await connection.close()
    },
  }
}

type Connection = ReturnType<typeof lastingConnection>

/** Made when it is first needed, and anew after it was lost. */
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
  // In one order everywhere: two batches that meet in several tables wait for each other in turn, never in a circle.
  const sorted = batch.toSorted(byTable)
  const entries = sorted.flatMap(({ entry }) => entry ?? [])
  if (entries.length === batch.length && batch.every(({ also }) => also.length === 0))
    return addEntries(client, batch, entries)
  // All of it is sent before the first answer comes. After an error PostgreSQL refuses the rest, and the commit undoes it.
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

/** One statement, and so a transaction by itself. Only where a number is taken is it asked which. */
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
  // Of two that ask for one number in one statement, the first has it.
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
