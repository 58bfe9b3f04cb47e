import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bundledAppending } from '../testing/bundled.ts'
import { COMPILES, compiled } from '../testing/preload.ts'
import { databaseFile } from './data-files.ts'
import { CannotStart, type Database } from './database.ts'
import { openDatabase } from './open.ts'

const programs = bundledAppending()
afterAll(() => rmSync(programs, { recursive: true }))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-data-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function open(DATA_DIR: string): Promise<Database> {
  const db = await openDatabase({ DATABASE_URL: '', DATA_DIR })
  cleanups.push(() => db.close())
  return db
}

/** Starts the process of testing/append-process.ts and collects the lines it prints. */
function appending(DATA_DIR: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(programs, 'append-process.js')], {
    env: { ...process.env, DATA_DIR, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  cleanups.push(() => killed(child))
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  // The last line may have been cut off when the process was killed.
  const lines = () => printed.split('\n').slice(0, -1)
  return {
    child,
    lines,
    until: (count: number) => expect.poll(lines, { interval: 5 }).toSatisfy((all: string[]) => all.length >= count),
  }
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}

const entry = (seq: number) => ({ table_id: 't', seq, at: seq, body: 'x'.repeat(500) })

test('every commit is synced: write-ahead log, synchronous full', async () => {
  const folder = freshFolder()
  const db = await open(join(folder, 'made', 'on', 'the', 'way'))
  await db.append(entry(1))
  expect(existsSync(`${databaseFile(join(folder, 'made', 'on', 'the', 'way'))}-wal`)).toBe(true)
})

const rightsIn = (folder: string) =>
  Object.fromEntries(['', ...readdirSync(folder)].map((name) => [name, statSync(join(folder, name)).mode & 0o777]))

test('nobody else can read the database', async () => {
  const folder = join(freshFolder(), 'made', 'new')
  const db = await open(folder)
  await db.append(entry(1))
  const forUs = {
    '': 0o700,
    'lock.db': 0o600,
    'server.pid': 0o600,
    'wayfare.db': 0o600,
    'wayfare.db-shm': 0o600,
    'wayfare.db-wal': 0o600,
  }
  expect(rightsIn(folder)).toMatchObject(forUs)
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
})

test('permissions that are too wide are corrected at the start, also those of a log that was left behind', {
  tags: ['slow'],
}, async () => {
  const folder = freshFolder()
  const first = appending(folder)
  await first.until(1)
  await killed(first.child)
  chmodSync(folder, 0o755)
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  const db = await open(folder)
  await db.append(entry(1))
  const { '': itself, ...files } = rightsIn(folder)
  expect(itself).toBe(0o700)
  expect(Object.keys(files)).toContain('wayfare.db-wal')
  expect([...new Set(Object.values(files))]).toEqual([0o600])
})

test('a folder with other files is left as it is', async () => {
  const folder = freshFolder()
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'letter.txt'), '', { mode: 0o644 })
  await open(folder)
  expect(rightsIn(folder)).toMatchObject({ '': 0o755, 'letter.txt': 0o644, 'wayfare.db': 0o600 })
})

test('a folder in use is refused by the number of the process that has it, and free once that is killed', {
  tags: ['slow'],
}, async () => {
  const folder = freshFolder()
  const first = appending(folder)
  await first.until(1)
  await expect(open(folder)).rejects.toThrow(`${folder} is in use by process ${first.child.pid}:`)
  await expect(open(folder)).rejects.toThrow(CannotStart)
  await killed(first.child)
  expect(existsSync(join(folder, 'server.pid'))).toBe(true)
  await (await open(folder)).close()
  expect(existsSync(join(folder, 'server.pid'))).toBe(false)
})

test('a folder cannot be opened twice, even within one process', async () => {
  const folder = freshFolder()
  await open(folder)
  await expect(open(folder)).rejects.toThrow(`in use by process ${process.pid}`)
})

test('a folder that cannot be written is named', async () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'file'), '')
  await expect(open(join(folder, 'file', 'data'))).rejects.toThrow(
    /The data folder .*file.data cannot be written \(ENOTDIR\)/,
  )
  await expect(open(join(folder, 'file', 'data'))).rejects.toThrow(CannotStart)
})

test('a file that is no database is named and left untouched', async () => {
  const folder = freshFolder()
  const file = databaseFile(folder)
  writeFileSync(file, 'my diary\n'.repeat(1000))
  await expect(open(folder)).rejects.toThrow(
    `The database ${file} is damaged (file is not a database) and was left untouched`,
  )
  expect(readFileSync(file, 'utf8')).toBe('my diary\n'.repeat(1000))
})

test('a database damaged in the middle is named and left untouched', async () => {
  const folder = freshFolder()
  const file = databaseFile(folder)
  const db = await open(folder)
  await Promise.all(Array.from({ length: 500 }, (_, seq) => db.append(entry(seq))))
  await db.close()
  const damaged = readFileSync(file)
  damaged.fill(0xa5, damaged.length >> 1, (damaged.length >> 1) + 8192)
  writeFileSync(file, damaged)
  await expect(open(folder)).rejects.toThrow(`The database ${file} is damaged (`)
  await expect(open(folder)).rejects.toThrow(CannotStart)
  expect(readFileSync(file).equals(damaged)).toBe(true)
})

test('a first start killed at any moment leaves a folder that the next start uses', { tags: ['slow'] }, async () => {
  const folder = freshFolder()
  // The process is killed as soon as this file exists, or a little later, in the middle of its next step.
  const moments = [
    ['lock.db', 0],
    ['server.pid', 0],
    ['wayfare.db', 0],
    ['wayfare.db', 5],
    ['wayfare.db-wal', 0],
    ['wayfare.db-wal', 3],
  ] as const
  const tried = process.env.SOAK ? moments : moments.filter((_, i) => i % 2 === 1)
  for (const [index, [name, later]] of tried.entries()) {
    const data = join(folder, `${index}`)
    const { child, lines } = appending(data)
    while (!existsSync(join(data, name)) && lines().length === 0) await pause(0)
    await pause(later)
    await killed(child)
    const db = await open(data)
    expect(await db.append(entry(1))).toBe(true)
    await db.close()
  }
})

const KILLS = process.env.SOAK ? 5 : 2

test('everything acknowledged before a kill is there afterwards, again and again', { tags: ['slow'] }, async () => {
  const folder = freshFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < KILLS; round++) {
    const { child, lines, until } = appending(folder)
    await until(1)
    child.stdin.write('go\n')
    await until(50 + round * 111)
    await killed(child)
    acknowledged.push(...lines().filter((line) => line !== 'open'))
    const db = await open(folder)
    const kept = await db.sql.selectFrom('entries').select(['table_id', 'seq']).execute()
    const there = new Set(kept.map(({ table_id, seq }) => `${table_id} ${seq}`))
    expect(acknowledged.filter((line) => !there.has(line))).toEqual([])
    await db.close()
  }
  expect(acknowledged.length).toBeGreaterThan(200 * (KILLS - 1))
})

test.skipIf(!COMPILES)('nothing is acknowledged before it is synced (needs cc on Linux)', async () => {
  const folder = freshFolder()
  const library = compiled('held-sync.c', folder)
  const gate = join(folder, 'gate')
  const { child, lines, until } = appending(join(folder, 'data'), { LD_PRELOAD: library, GATE: gate, ENTRIES: '20' })
  await until(1)
  writeFileSync(gate, '')
  child.stdin.write('go\n')
  await expect.poll(() => existsSync(`${gate}.held`)).toBe(true)
  // An earlier acknowledgement would have been printed before these.
  for (const line of ['one', 'two', 'three']) {
    child.stdin.write(`${line}\n`)
    await expect.poll(lines, { interval: 5 }).toContain(line)
  }
  expect(lines()).toEqual(['open', 'one', 'two', 'three'])
  rmSync(gate)
  await until(1 + 3 + 5 * 20 + 1)
  expect(lines().at(-1)).toBe('closed')
})
