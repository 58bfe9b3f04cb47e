// Single statements on PostgreSQL, several at once, none of which waits for the commits of others.

import pg from 'pg'
import { connectionSettings, makeDurable, type Patience } from './postgres-connection.ts'
import { preparedQuery, unpreparedQuery } from './postgres-prepared.ts'
import type { Statement, StatementResult } from './statements.ts'

const CONNECTIONS = 10
/** Also: what is kept parsed does not fit what has become of its tables. */
const NOT_SUPPORTED = '0A000'

export function postgresPool(url: string, patience: Patience) {
  const pool = new pg.Pool({
    ...connectionSettings(url, patience),
    // Its `connectionTimeoutMillis` is also how long a query waits for a connection while all are busy.
    max: CONNECTIONS,
    onConnect: makeDurable,
  })
  pool.on('error', () => {})
  return {
    async query(statement: Statement): Promise<StatementResult> {
      try {
        return asResult(await pool.query(preparedQuery(statement)))
      } catch (error) {
        // A newer Wayfare has changed the tables under us.
        if (!(error instanceof pg.DatabaseError) || error.code !== NOT_SUPPORTED) throw error
        return asResult(await pool.query(unpreparedQuery(statement)))
      }
    },
    close: () => pool.end(),
  }
}

const asResult = ({ rows, rowCount }: pg.QueryResult): StatementResult => ({ rows, changes: rowCount ?? 0 })
