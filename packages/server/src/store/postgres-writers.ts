// Group commit on PostgreSQL: what waits together goes out in one go, as one transaction. While it is under way, the next gathers.

import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { EntryRow } from './schema.ts'

/** An entry with what follows from it, or statements alone. */
export type Unit = { readonly entry?: EntryRow; readonly also: readonly CompiledQuery[] }
type Waiting = Unit & { readonly resolve: (done: boolean) => void; readonly reject: (error: unknown) => void }
type Key = Pick<EntryRow, 'table_id' | 'seq'>

const WRITERS = 2
const UNITS_TOGETHER = 200
const STATEMENTS_KEPT = 300
const TRIES = 5

/** One text for any number of entries, so that PostgreSQL plans it once. */
const INSERT = `insert into entries (table_id, seq, at, body)
select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])`
const INSERT_FREE = `${INSERT} on conflict (table_id, seq) do nothing returning table_id, seq`

const TAKEN = '23505'
const DEADLOCK = '40P01'

/** Resolves when durable: `false` if the entry's number is taken, and nothing was done. `connect` gives a pipelining client. */
export function postgresWriters(connect: () => Promise<pg.Client>) {
  let queue: Waiting[] = []
  const writers = Array.from({ length: WRITERS }, () => ({ busy: false, connection: keptConnection(connect) }))

  async function work(writer: (typeof writers)[number]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.slice(0, UNITS_TOGETHER)
      queue = queue.slice(UNITS_TOGETHER)
      await write(writer.connection, batch)
    }
    writer.busy = false
  }

  return {
    write(unit: Unit): Promise<boolean> {
      return new Promise((resolve, reject) => {
        queue.push({ ...unit, resolve, reject })
        const idle = writers.find(({ busy }) => !busy)
        if (!idle) return
        idle.busy = true
        // When this turn of the event loop is over: what it still brings comes along.
        setImmediate(() => void work(idle))
      })
    },
    async close(): Promise<void> {
      await Promise.all(writers.map(({ connection }) => connection.close()))
    },
  }
}

type Connection = ReturnType<typeof keptConnection>

function keptConnection(connect: () => Promise<pg.Client>) {
  let client: pg.Client | undefined
  return {
    async get(): Promise<pg.Client> {
      if (client) return client
      const made = await connect()
      made.once('end', () => {
        if (client === made) client = undefined
      })
      client = made
      return made
    },
    close: async () => client?.end(),
  }
}

async function write(connection: Connection, batch: readonly Waiting[], tries = 1): Promise<void> {
  try {
    const done = await attempt(await connection.get(), batch)
    for (const [index, { resolve }] of batch.entries()) resolve(done[index] ?? false)
  } catch (error) {
    // Refused means undone as a whole. What another error means nobody knows: the commit may have come through.
    const refused = error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')
    const half = batch.length >> 1
    if (refused && half > 0) {
      await write(connection, batch.slice(0, half))
      await write(connection, batch.slice(half))
    } else if (refused && error.code === DEADLOCK && tries < TRIES) {
      await write(connection, batch, tries + 1)
    } else {
      for (const { reject } of batch) reject(error)
    }
  }
}

async function attempt(client: pg.Client, batch: readonly Waiting[]): Promise<boolean[]> {
  // In one order everywhere: two batches that meet in several tables wait for each other in turn, never in a circle.
  const sorted = batch.toSorted(byTable)
  const entries = sorted.flatMap(({ entry }) => entry ?? [])
  if (entries.length === batch.length && batch.every(({ also }) => also.length === 0)) {
    const { rows } = await client.query<Key>({ name: 'free', text: INSERT_FREE, values: columns(entries) })
    const added = new Set(rows.map(keyOf))
    // Of two that ask for one number in one statement, the first has it.
    return batch.map(({ entry }) => entry !== undefined && added.delete(keyOf(entry)))
  }
  // All of it is sent before the first answer comes. After an error PostgreSQL refuses the rest, and the commit undoes it.
  const sent = [client.query('begin')]
  if (entries.length > 0) sent.push(client.query({ name: 'all', text: INSERT, values: columns(entries) }))
  for (const { also } of sorted) for (const query of also) sent.push(client.query(asPrepared(query)))
  sent.push(client.query('commit'))
  const answers = await Promise.allSettled(sent)
  const failed = answers.findIndex(({ status }) => status === 'rejected')
  if (failed < 0) return batch.map(() => true)
  const { reason } = answers[failed] as PromiseRejectedResult
  const taken = batch.length === 1 && entries.length === 1 && failed === 1 && reason.code === TAKEN
  if (taken) return [false]
  throw reason
}

const columns = (entries: readonly EntryRow[]) => [
  entries.map(({ table_id }) => table_id),
  entries.map(({ seq }) => seq),
  entries.map(({ at }) => at),
  entries.map(({ body }) => body),
]

const names = new Map<string, string>()
const OFTEN = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

/** What is sent often has a name, under which PostgreSQL keeps it parsed. */
function asPrepared({ sql, parameters, query }: CompiledQuery): pg.QueryConfig {
  const values = [...parameters]
  if (OFTEN.has(query.kind) && !names.has(sql) && names.size < STATEMENTS_KEPT) names.set(sql, `s${names.size}`)
  const name = names.get(sql)
  return name === undefined ? { text: sql, values } : { name, text: sql, values }
}

const keyOf = ({ table_id, seq }: Key) => `${seq} ${table_id}`

function byTable({ entry: a }: Unit, { entry: b }: Unit): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  if (a.table_id !== b.table_id) return a.table_id < b.table_id ? -1 : 1
  return a.seq - b.seq
}
