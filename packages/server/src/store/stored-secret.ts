// Secrets that a server makes once and stores. If two processes start together, both use the one that was stored first.

import type { Database } from './database.ts'

export async function storedSecret(db: Database, key: string, make: () => string | Promise<string>): Promise<string> {
  const known = await read(db, key)
  if (known !== undefined) return known
  await db.sql
    .insertInto('meta')
    .values({ key, value: await make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const written = await read(db, key)
  if (written === undefined) throw new Error(`meta '${key}' was written and is not there`)
  return written
}

async function read(db: Database, key: string): Promise<string | undefined> {
  const row = await db.sql.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}
