// A database that stores nothing, for rooms whose tables are only in memory. Reads return nothing and writes always
// succeed.

import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Database } from '../store/database.ts'
import { localBus } from '../store/local-bus.ts'
import type { Schema } from '../store/schema.ts'

export function noStore(): Database {
  const sql = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  return {
    kind: 'sqlite',
    sql,
    append: async () => true,
    together: async () => {},
    scrub: async () => {},
    bus: localBus(),
    close: async () => {},
  }
}
