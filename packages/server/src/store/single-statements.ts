// Connects Kysely to a database behind a function, where every statement stands alone and there are no transactions.

import type { CompiledQuery, DatabaseConnection, Dialect, QueryResult } from 'kysely'
import type { StatementResult } from './statements.ts'

/** The dialect of the database: how its queries are written. */
type Writing = Pick<Dialect, 'createAdapter' | 'createQueryCompiler' | 'createIntrospector'>

export function singleStatements(
  writing: Writing,
  execute: (query: CompiledQuery) => Promise<StatementResult>,
): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, changes } = await execute(query)
      return { rows: rows as R[], numAffectedRows: BigInt(changes) }
    },
    // biome-ignore lint/correctness/useYield: kysely asks for a generator, and there is nothing to stream
    async *streamQuery() {
      throw new Error('nothing is streamed from a database')
    },
  }
  return {
    ...writing,
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
