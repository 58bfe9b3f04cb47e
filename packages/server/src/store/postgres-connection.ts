// Opens connections to PostgreSQL, and explains why one cannot be opened.

import pg from 'pg'
import { CannotStart, DatabaseAway } from './database.ts'

const BIGINT = 20
const NUMERIC = 1700

/** Times, counts and sums are read as numbers, as from SQLite. This applies only to our own connections. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT || oid === NUMERIC) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

/**
 * After this time a connection counts as lost and its query as uncertain, since networks may swallow answers without a
 * sign.
 */
const ANSWER_MS = 8_000
const CONNECT_MS = 10_000
/**
 * A transaction whose end does not arrive releases its locks after this time, before those who wait for them give up.
 */
const STALLED_MS = 4_000

/** How long to wait for an answer (`answerMs: 0` means for ever) and for a connection. */
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

/**
 * Overrides the server's defaults: a commit must be on disk before it is acknowledged, and nothing stays locked for a
 * client that is gone.
 */
export async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('idle_in_transaction_session_timeout', '${STALLED_MS}', false);
     select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`,
  )
}

/**
 * True if PostgreSQL itself has refused the statement, so that nothing of it was done. After any other error that is
 * unknown.
 */
export const isRefused = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')

/**
 * Error codes of a temporary trouble: full disk or memory, too many connections, a read-only standby, a lock that was
 * not released, faults of the machine.
 */
const CANNOT_NOW = /^(53|55P03|25006|25P03|58|XX)/

/** Turns errors that are not the fault of the statement into DatabaseAway, so that it may be tried again. */
export function toDatabaseAway(error: unknown): unknown {
  if (isRefused(error) && !CANNOT_NOW.test(error.code ?? '')) return error
  return new DatabaseAway(`the database is away (${(error as Error).message})`, { cause: error })
}

export async function connect(url: string, more: pg.ClientConfig & Patience = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionSettings(url, more), ...more })
  // Queries under way report their own failure. Without a listener for this event the process would end.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Describes the database as `host:port/name` for messages, without the password. */
export function postgresName(url: string): string {
  const { host, port, database } = parse(url)
  return `${host}:${port}/${database}`
}

/** Tries a first connection. A failure is reported in one line within seconds. */
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
