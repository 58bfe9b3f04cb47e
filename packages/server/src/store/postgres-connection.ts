// Opens connections to PostgreSQL, and explains why one cannot be opened.

import pg from 'pg'
import { CannotStart, DatabaseAway } from './database.ts'

const BIGINT = 20
const NUMERIC = 1700

/** Times, counts and sums come as numbers, as they do from SQLite. For our own connections only. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT || oid === NUMERIC) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/** After this a connection counts as lost, and what was asked over it as unknown: networks may swallow answers without a word. */
const ANSWER_MS = 8_000
const CONNECT_MS = 10_000
/** A transaction whose end does not arrive gives its locks back before anybody who waits for them gives up. */
const STALLED_MS = 4_000

/** How long somebody waits for an answer (`answerMs: 0`: for ever), and for a connection. */
export type Patience = { readonly answerMs?: number; readonly connectMs?: number }

export const connectionSettings = (url: string, { answerMs = ANSWER_MS, connectMs = CONNECT_MS }: Patience = {}) =>
  ({
    connectionString: url,
    application_name: 'wayfare',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    types,
  }) as const

/** Whatever the server's default is: an acknowledged commit has been synced, and nothing is held for somebody who is gone. */
export async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('idle_in_transaction_session_timeout', '${STALLED_MS}', false);
     select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  )
}

/** Refused by PostgreSQL itself, so that nothing of it was done. What another error means nobody knows. */
export const isRefused = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')

/** Full disks and memory, too many connections, a standby that only reads, a lock that was not given back, faults of the machine. */
const CANNOT_NOW = /^(53|55P03|25006|25P03|58|XX)/

/** Not the fault of what was asked: it may be asked again. */
export function toDatabaseAway(error: unknown): unknown {
  if (isRefused(error) && !CANNOT_NOW.test(error.code ?? '')) return error
  return new DatabaseAway(`the database is away (${(error as Error).message})`, { cause: error })
}

export async function connect(url: string, more: pg.ClientConfig & Patience = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings(url, more), ...more })
  // What was under way is told by its own promise; without a hearer the process would end.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** `host:port/name`, for messages: never the password. */
export function postgresName(url: string): string {
  const { host, port, database } = parse(url)
  return `${host}:${port}/${database}`
}

/** The first connection: one that cannot be made is told in one line, within seconds. */
export async function checkAnswers(url: string, patience: Patience = {}): Promise<void> {
  const name = postgresName(url)
  let client: pg.Client
  try {
    client = await connect(url, patience)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CannotStart(`The database ${name} does not answer (${message || code}): check DATABASE_URL.`)
  }
  try {
    const { rows } = await client.query('show server_encoding')
    const encoding: unknown = rows[0]?.server_encoding
    if (encoding !== 'UTF8')
      throw new CannotStart(`The database ${name} keeps ${encoding}: make one with encoding UTF8.`)
  } finally {
    await client.end()
  }
}

function parse(url: string): pg.Client {
  const protocol = URL.canParse(url) ? new URL(url).protocol : ''
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new CannotStart('DATABASE_URL: expected an address such as postgres://user:password@host:5432/name')
  }
  return new pg.Client({ connectionString: url })
}
