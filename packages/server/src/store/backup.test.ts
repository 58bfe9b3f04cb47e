// @module-tag slow
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { below, commit, stream } from '@wayfare/kernel'
import Libsql from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backupSqlite, restoreSqlite } from './backup.ts'
import { databaseFile } from './data-files.ts'
import { CannotStart, type Database } from './database.ts'
import { NEWEST_SCHEMA } from './migrations.ts'
import { openDatabase } from './open.ts'

/** The number of bytes in a backup that are changed, one at a time. */
const FLIPS = process.env.SOAK ? 5_000 : 200

let folder: string
const opened: Database[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfare-data-'))
})
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(name: string): Promise<Database> {
  const db = await openDatabase({ DATABASE_URL: '', DATA_DIR: join(folder, name) })
  opened.push(db)
  return db
}

const append = (db: Database, seq: number) => db.append({ table_id: 't', seq, at: seq, body: 'x'.repeat(200) })
const seqs = async (db: Database) =>
  (await db.sql.selectFrom('entries').select('seq').orderBy('seq').execute()).map(({ seq }) => seq)

test('a backup made while the server writes is of one moment, with everything acknowledged before', async () => {
  const db = await open('data')
  for (let seq = 0; seq < 50; seq++) await append(db, seq)
  const writes = Array.from({ length: 500 }, (_, index) => append(db, 50 + index))
  backupSqlite(join(folder, 'data'), join(folder, 'copy.db'))
  expect((await Promise.all(writes)).every(Boolean)).toBe(true)
  restoreSqlite(join(folder, 'copy.db'), join(folder, 'restored'))
  const kept = await seqs(await open('restored'))
  expect(kept.length).toBeGreaterThanOrEqual(50)
  expect(kept).toEqual(kept.map((_, index) => index))
  expect(await seqs(db)).toHaveLength(550)
})

test('nobody else can read a backup, nor a database restored from one that all could read', async () => {
  await append(await open('data'), 1)
  const copy = join(folder, 'copy.db')
  backupSqlite(join(folder, 'data'), copy)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  chmodSync(copy, 0o644)
  restoreSqlite(copy, join(folder, 'restored'))
  expect(statSync(databaseFile(join(folder, 'restored'))).mode & 0o777).toBe(0o600)
})

test('a backup overwrites nothing, and needs a database', async () => {
  await append(await open('data'), 1)
  writeFileSync(join(folder, 'there'), 'mine')
  expect(() => backupSqlite(join(folder, 'data'), join(folder, 'there'))).toThrow('exists already')
  expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('mine')
  expect(() => backupSqlite(join(folder, 'nowhere'), join(folder, 'copy'))).toThrow('There is no database')
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
})

test('a restore replaces an existing database only by force, and never under a running server', async () => {
  const db = await open('data')
  await append(db, 1)
  backupSqlite(join(folder, 'data'), join(folder, 'copy.db'))
  await append(db, 2)
  const restore = (force: boolean) => restoreSqlite(join(folder, 'copy.db'), join(folder, 'data'), { force })
  expect(() => restore(true)).toThrow(`in use by process ${process.pid}`)
  await db.close()
  expect(() => restore(false)).toThrow('There is a database')
  restore(true)
  const restored = await open('data')
  expect(await seqs(restored)).toEqual([1])
  expect(await append(restored, 2)).toBe(true)
})

test('a file that is no sound backup changes nothing', async () => {
  const db = await open('data')
  await append(db, 1)
  await db.close()
  const before = readFileSync(databaseFile(join(folder, 'data')))
  writeFileSync(join(folder, 'diary'), 'dear diary\n'.repeat(500))
  writeFileSync(join(folder, 'empty'), '')
  writeFileSync(join(folder, 'cut'), before.subarray(0, before.length - 8192))
  for (const name of ['diary', 'empty', 'cut', 'missing']) {
    const restore = () => restoreSqlite(join(folder, name), join(folder, 'data'), { force: true })
    expect(restore).toThrow(CannotStart)
    expect(restore).toThrow(join(folder, name))
  }
  expect(readFileSync(databaseFile(join(folder, 'data'))).equals(before)).toBe(true)
  expect(await seqs(await open('data'))).toEqual([1])
})

test('a folder is no backup', async () => {
  expect(() => restoreSqlite(folder, join(folder, 'restored'))).toThrow(CannotStart)
  expect(() => restoreSqlite(folder, join(folder, 'restored'))).toThrow(/is no file/)
})

test('a foreign database is not restored, whatever its tables are called', async () => {
  const theirs = join(folder, 'theirs.db')
  const db = new Libsql(theirs)
  db.exec('create table meta (key text primary key, value text not null)')
  db.exec('create table entries (name text)')
  db.exec(`insert into meta values ('schema', '${NEWEST_SCHEMA}')`)
  db.close()
  const restore = (file: string) => () => restoreSqlite(file, join(folder, 'restored'))
  expect(restore(theirs)).toThrow(/not a database of Wayfare/)
  // A real database of Wayfare with an added trigger, which would run by itself.
  await (await open('data')).close()
  const file = databaseFile(join(folder, 'data'))
  const ours = new Libsql(file)
  ours.exec('create trigger spy after insert on entries begin delete from people; end')
  ours.close()
  expect(restore(file)).toThrow(/not a database of Wayfare/)
  expect(existsSync(databaseFile(join(folder, 'restored')))).toBe(false)
})

test('a byte that has changed anywhere in a backup is noticed, or makes no difference', {
  timeout: 120_000,
}, async () => {
  const db = await open('data')
  for (let seq = 0; seq < 40; seq++) await append(db, seq)
  const copy = join(folder, 'copy.db')
  backupSqlite(join(folder, 'data'), copy)
  const whole = readFileSync(copy)
  restoreSqlite(copy, join(folder, 'restored'))
  const before = rowsOf(databaseFile(join(folder, 'restored')))
  const restored = join(folder, 'restored')
  const dice = stream('flipped bytes')
  let noticed = 0
  for (let i = 0; i < FLIPS; i++) {
    const flipped = Buffer.from(whole)
    const at = below(dice, whole.length)
    flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << below(dice, 8)), at)
    writeFileSync(copy, flipped)
    try {
      restoreSqlite(copy, restored, { force: true })
    } catch (error) {
      expect(error).toBeInstanceOf(CannotStart)
      noticed++
      continue
    }
    expect(rowsOf(databaseFile(restored)), `byte ${at}`).toEqual(before)
  }
  expect(noticed).toBeGreaterThan(0)
})

test('a backup from before there were hashes is accepted; one whose deals do not fit their commitments is not', async () => {
  const db = await open('data')
  const secret = 'ab'.repeat(32)
  const daily = { day: '2030-01-01', game: 'kit', version: 1, options: '{}', secret, commitment: commit(secret) }
  await db.sql.insertInto('dailies').values(daily).execute()
  await db.close()
  const older = databaseFile(join(folder, 'data'))
  restoreSqlite(older, join(folder, 'restored'))
  const changed = new Libsql(older)
  changed.exec(`update dailies set secret = '${secret.replace('a', 'b')}'`)
  changed.close()
  expect(() => restoreSqlite(older, join(folder, 'again'))).toThrow(/2030-01-01 does not fit/)
})

function rowsOf(file: string): unknown {
  const db = new Libsql(file, { readonly: true })
  try {
    return ['entries', 'meta'].map((table) => db.prepare(`select * from ${table}`).all([]))
  } finally {
    db.close()
  }
}
