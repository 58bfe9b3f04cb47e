// Checks that a file is a whole database of Wayfare. It may be anything, so texts are read as bytes: the library ends
// the whole process at a text that is not UTF-8.

import { isSecretOf } from '@wayfare/kernel'
import { DummyDriver, Kysely } from 'kysely'
import Libsql from 'libsql'
import { NEWEST_SCHEMA, schemaStatements } from './migrations.ts'
import type { Schema } from './schema.ts'
import { WRITING } from './sqlite.ts'

/** Makes an error like those of SQLite itself, so that both are explained by the same code. */
const problem = (code: string, message: string): Error => Object.assign(new Error(message), { code })
const foreign = () => problem('SQLITE_NOTADB', 'it is not a database of Wayfare')
export const changed = (what: string) => problem('SQLITE_CORRUPT', what)

/** Throws if the database is damaged or not ours. Returns the number of its schema. */
export function checkWholeDatabase(db: Libsql.Database): number {
  const [found] = texts(db, 'select hex(integrity_check) from pragma_integrity_check(1)')
  if (found?.[0] !== 'ok') throw changed(found?.[0] ?? 'it cannot be checked')
  const schema = schemaOf(db)
  // A database of a newer Wayfare is refused for that reason, and not because its tables are unknown here.
  if (schema > NEWEST_SCHEMA) return schema
  if (shapeOf(db) !== expectedShape(schema)) throw foreign()
  checkCommitments(db)
  return schema
}

function schemaOf(db: Libsql.Database): number {
  const tables = texts(db, `select hex(name) from sqlite_master where name in ('meta', 'entries')`)
  const [row] = tables.length === 2 ? texts(db, `select hex(value) from meta where key = 'schema'`) : []
  const schema = Number(row?.[0])
  if (!Number.isInteger(schema) || schema < 1) throw foreign()
  return schema
}

/** Describes all tables with their columns, and anything else that is no index. */
function shapeOf(db: Libsql.Database): string {
  const columns = texts(
    db,
    `select hex(master.type), hex(master.name), hex(about.name), hex(upper(about.type)), hex("notnull"), hex(pk)
     from sqlite_master as master left join pragma_table_info(master.name) as about
     where master.type <> 'index' and master.name not like 'sqlite\\_%' escape '\\'
     order by master.type, master.name, cid`,
  )
  return JSON.stringify(columns)
}

/** Describes a fresh database that this program has brought to the given schema. */
function expectedShape(schema: number): string {
  const sql = new Kysely<Schema>({ dialect: { ...WRITING, createDriver: () => new DummyDriver() } })
  const db = new Libsql(':memory:')
  try {
    for (const statement of schemaStatements({ kind: 'sqlite', sql }, schema)) db.exec(statement.compile().sql)
    return shapeOf(db)
  } finally {
    db.close()
  }
}

/** Checks that every published commitment fits its secret. These are the only hashes of our own in a database. */
function checkCommitments(db: Libsql.Database): void {
  const promised = texts(
    db,
    `select hex(day), hex(commitment), hex(secret) from dailies
     union all
     select hex(tables.id), hex(json_extract(body, '$.commitment')), hex(secret)
     from tables join entries on table_id = id and seq = 0 and json_valid(body)`,
  )
  for (const [what, commitment, secret] of promised as [string, string, string][])
    if (commitment !== '' && !isSecretOf(commitment, secret))
      throw changed(`the secret of ${what} does not fit its commitment`)
}

/** Runs a query that selects hexadecimal columns, and decodes them. */
function texts(db: Libsql.Database, query: string): string[][] {
  const rows = db.prepare(query).raw().all([]) as string[][]
  return rows.map((row) => row.map((hex) => Buffer.from(hex, 'hex').toString()))
}
