// Kysely's dialect for a SQLite that sits behind a function: no transactions, every statement by itself.

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Result } from './sqlite-units.ts'

export function sqliteDialect(execute: (query: CompiledQuery) => Promise<Result>): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await execute(query)
      return { rows: rows as R[], numAffectedRows: BigInt(changes) }
    },
    // biome-ignore lint/correctness/useYield: kysely asks for a generator, and there is nothing to stream
    async *streamQuery() {
      throw new Error('nothing is streamed from SQLite')
    },
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: refuseTransaction,
      commitTransaction: refuseTransaction,
      rollbackTransaction: refuseTransaction,
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  }
}

async function refuseTransaction(): Promise<void> {
  throw new Error('use append() or together(), not a transaction')
}
