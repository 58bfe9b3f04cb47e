// Runs single statements on PostgreSQL, several at once. None of them waits for the commits of others.

import pg from 'pg'
import { connectionSettings, makeDurable, type Patience } from './postgres-connection.ts'
import { preparedQuery, unpreparedQuery } from './postgres-prepared.ts'
import type { Statement, StatementResult } from './statements.ts'

const CONNECTIONS = 10
/** PostgreSQL also uses this code when a prepared statement no longer fits its changed tables. */
const NOT_SUPPORTED = '0A000'

export function postgresPool(url: string, patience: Patience) {
  const pool = new pg.Pool({
    ...connectionSettings(url, patience),
    // The pool's `connectionTimeoutMillis` also limits how long a query waits for a connection while all are busy.
    max: CONNECTIONS,
    onConnect: makeDurable,
  })
  pool.on('error', () => {})
  return {
    async query(statement: Statement): Promise<StatementResult> {
      try {
        return asResult(await pool.query(preparedQuery(statement)))
      } catch (error) {
        // A newer Wayfare has changed the tables while this server runs.
        if (!(error instanceof pg.DatabaseError) || error.code !== NOT_SUPPORTED) throw error
        return asResult(await pool.query(unpreparedQuery(statement)))
      }
    },
    close: () => pool.end(),
  }
}

const asResult = ({ rows, rowCount }: pg.QueryResult): StatementResult => ({ rows, changes: rowCount ?? 0 })
