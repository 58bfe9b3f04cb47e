import { expect, test } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import type { EntryRow, JobRow, Schema } from './schema.ts'

const entry = (table_id: string, seq: number, body = '{}'): EntryRow => ({
  table_id,
  seq,
  at: 1_763_000_000_000 + seq,
  body,
})
const job = (id: string, due_at = 1_763_000_000_000): JobRow => ({
  id,
  kind: 'bot',
  table_id: 't',
  due_at,
  leased_until: 0,
  leased_by: '',
  tries: 0,
  data: '{}',
})
/** The columns of the types in schema.ts, as they must be in both databases. */
const COLUMNS: Record<keyof Schema, string> = {
  meta: 'key value',
  people: 'id name login password language created_at seen_at mail webhook silenced merged_into learnt',
  sessions: 'token_hash person_id kind label created_at seen_at',
  tables:
    'id game version host status listed daily secret created_at changed_at summary summary_seq takeable club_id members_only',
  seats: 'table_id seat person_id',
  entries: 'table_id seq at body',
  chat: 'id table_id person_id name at text hidden request',
  mutes: 'person_id muted_id',
  reports: 'id table_id by_id about_id chat_id text at closed_at',
  jobs: 'id kind table_id due_at leased_until leased_by tries data',
  dailies: 'day game version options secret commitment',
  daily_results: 'day game person_id table_id total at',
  push: 'endpoint person_id keys created_at',
  broken_tables: 'table_id why at',
  ratings: 'game person_id elo rd at games',
  rating_events: 'table_id seat person_id game at before_elo before_rd elo rd games place expected players',
  rating_steps: 'game step table_id at body',
  seeks: 'id person_id body made_at ends_at seen_at table_id',
  seek_calls: 'id game body table_id made_at ends_at',
  call_seats: 'seek_id call_id seat person_id answer bytes',
  seek_waits: 'id game speed at waited_ms',
  look_ins: 'hour person_id at',
  busy_hours: 'hour people',
  friendships: 'person_id friend_id since',
  friend_requests: 'id from_id to_id name given_id at silent',
  friend_links: 'person_id token expires_at',
  blocks: 'person_id blocked_id at',
  presence: 'person_id touched_at table_id',
  presence_settings: 'person_id here playing',
  invitations: 'table_id to_id from_id at',
  passports: 'person_id emblem strength stamps history',
  game_records: 'table_id seat person_id game at place players people won total parts has_left',
  stamps: 'person_id stamp part game table_id at',
  account_names: 'skeleton person_id',
  conditional_moves: 'table_id seat person_id id since body made_at outcome',
  clubs: 'id name skeleton about emblem owner_id made_at token token_expires',
  club_members: 'club_id person_id helper since',
  club_requests: 'club_id person_id at silent withdrawn',
  club_notices: 'id club_id by_id at text',
  club_evenings: 'id club_id text day time zone weekly at announced',
}
const addJob = (db: Database, id: string) => db.sql.insertInto('jobs').values(job(id))
const jobs = async (db: Database) =>
  (await db.sql.selectFrom('jobs').select('id').orderBy('id').execute()).map(({ id }) => id)
const seqs = async (db: Database, table: string) =>
  (await db.sql.selectFrom('entries').select('seq').where('table_id', '=', table).orderBy('seq').execute()).map(
    ({ seq }) => seq,
  )

/** Removes all tables but an empty `meta`, as before the first start. */
async function unmade(db: Database): Promise<void> {
  for (const { name } of await db.sql.introspection.getTables())
    if (name !== 'meta') await db.sql.schema.dropTable(name).execute()
  await db.sql.deleteFrom('meta').execute()
}

eachDatabase('the store', (open, { fresh, kind }) => {
  test('an entry is read as it was appended, numbers as numbers', async () => {
    const db = await open()
    const body = JSON.stringify('é 😀 "quoted" \\ {a,b}\nnext')
    expect(await Promise.all([1, 2].map((seq) => db.append(entry('t', seq, body))))).toEqual([true, true])
    const kept = await db.sql.selectFrom('entries').selectAll().orderBy('seq').execute()
    expect(kept).toEqual([entry('t', 1, body), entry('t', 2, body)])
    const sums = db.sql.selectFrom('entries').select(({ fn }) => [fn.countAll().as('count'), fn.sum('at').as('sum')])
    expect(await sums.executeTakeFirstOrThrow()).toEqual({ count: 2, sum: 2 * 1_763_000_000_000 + 3 })
  })

  test('a number of a table is given once', async () => {
    const db = await open()
    expect(await db.append(entry('t', 1, 'first'))).toBe(true)
    expect(await db.append(entry('t', 1, 'second'))).toBe(false)
    expect(await db.append(entry('u', 1))).toBe(true)
    expect((await db.sql.selectFrom('entries').select('body').where('table_id', '=', 't').execute()).length).toBe(1)
  })

  test('of many entries with the same number at once, one is stored', async () => {
    const db = await open()
    const won = await Promise.all(Array.from({ length: 40 }, (_, who) => db.append(entry('t', who % 4, `${who}`))))
    expect(won.filter(Boolean)).toHaveLength(4)
    const kept = await db.sql.selectFrom('entries').select('body').execute()
    expect(kept.every(({ body }) => won[Number(body)])).toBe(true)
  })

  test('500 at once in any order are all there', async () => {
    const db = await open()
    const numbers = Array.from({ length: 500 }, (_, index) => (index * 263) % 500)
    const added = await Promise.all(
      numbers.map((seq) => db.append(entry('t', seq), seq % 5 === 0 ? [addJob(db, `job-${seq}`)] : undefined)),
    )
    expect(added.every(Boolean)).toBe(true)
    expect(await seqs(db, 't')).toEqual(Array.from({ length: 500 }, (_, seq) => seq))
    expect(await jobs(db)).toHaveLength(100)
  })

  test('the rows that follow from an entry are stored with it, and not without it', async () => {
    const db = await open()
    expect(await db.append(entry('t', 1), [addJob(db, 'a'), addJob(db, 'b')])).toBe(true)
    expect(await db.append(entry('t', 1), [addJob(db, 'c')])).toBe(false)
    await expect(db.append(entry('t', 2), [addJob(db, 'd'), addJob(db, 'a')])).rejects.toThrow()
    expect(await seqs(db, 't')).toEqual([1])
    expect(await jobs(db)).toEqual(['a', 'b'])
  })

  test('a statement that changes no row does not keep those after it from being carried out', async () => {
    const db = await open()
    const none = db.sql.deleteFrom('jobs').where('id', '=', 'nothing')
    expect(await db.append(entry('t', 1), [none, addJob(db, 'after')])).toBe(true)
    expect(await jobs(db)).toEqual(['after'])
  })

  test('several statements together are all or nothing', async () => {
    const db = await open()
    await db.together([])
    await db.together([addJob(db, 'a'), addJob(db, 'b')])
    await expect(
      db.together([addJob(db, 'c'), db.sql.deleteFrom('jobs').where('id', '=', 'b'), addJob(db, 'a')]),
    ).rejects.toThrow()
    expect(await jobs(db)).toEqual(['a', 'b'])
  })

  test('a failed entry does not affect the others', async () => {
    const db = await open()
    await db.together([addJob(db, 'there')])
    const settled = await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, seq) => db.append(entry('t', seq))),
      db.together([addJob(db, 'x'), addJob(db, 'there')]),
      db.append(entry('t', 2 ** 40)),
      addJob(db, 'there').execute(),
      db.append(entry('u', 1), [addJob(db, 'y'), addJob(db, 'there')]),
      ...Array.from({ length: 20 }, (_, seq) => db.append(entry('t', 20 + seq), [addJob(db, `job-${seq}`)])),
    ])
    const failed = settled.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []))
    // SQLite can store any number here; PostgreSQL refuses this one.
    expect(failed.filter((index) => index !== 21)).toEqual([20, 22, 23])
    expect((await seqs(db, 't')).filter((seq) => seq < 40)).toEqual(Array.from({ length: 40 }, (_, seq) => seq))
    expect(await jobs(db)).toHaveLength(21)
  })

  test('a statement reports how many rows it changed, or returns them', async () => {
    const db = await open()
    await db.together([addJob(db, 'a'), addJob(db, 'b'), addJob(db, 'c')])
    const update = db.sql.updateTable('jobs').set({ tries: 1 }).where('id', '<', 'c')
    expect((await update.executeTakeFirst()).numUpdatedRows).toBe(2n)
    const again = addJob(db, 'a').onConflict((conflict) => conflict.column('id').doNothing())
    expect((await again.executeTakeFirst()).numInsertedOrUpdatedRows).toBe(0n)
    const removed = db.sql.deleteFrom('jobs').where('tries', '=', 1).returning('id').execute()
    expect((await removed).map(({ id }) => id).sort()).toEqual(['a', 'b'])
    const said = { table_id: 't', person_id: 'p', name: 'Ann', at: 1, text: 'hello', hidden: 0 }
    const [one] = await db.sql.insertInto('chat').values(said).returning('id').execute()
    const [two] = await db.sql.insertInto('chat').values(said).returning('id').execute()
    expect(two?.id).toBeGreaterThan(one?.id ?? Number.POSITIVE_INFINITY)
  })

  test('a log-in name is given once, and guests have none', async () => {
    const db = await open()
    const person = {
      name: 'Ann',
      password: null,
      language: 'en',
      created_at: 1,
      seen_at: 1,
      mail: null,
      webhook: null,
      silenced: 0,
    }
    const add = (id: string, login: string | null) =>
      db.sql
        .insertInto('people')
        .values({ ...person, id, login })
        .execute()
    await add('1', null)
    await add('2', null)
    await add('3', 'ann')
    await expect(add('4', 'ann')).rejects.toThrow()
  })

  test('texts sort by their bytes', async () => {
    const db = await open()
    await db.together(['a', 'B', 'é', 'Z', '-'].map((id) => addJob(db, id)))
    expect(await jobs(db)).toEqual(['-', 'B', 'Z', 'a', 'é'])
  })

  test('a text of two million letters is stored; a NUL, a boolean and a NaN are refused and harm nobody', async () => {
    const db = await open()
    const huge = 'żółw 🐢 '.repeat(250_000)
    const beside = db.append(entry('t', 1, huge))
    for (const body of ['a\0b', true, Number.NaN, undefined]) {
      await expect(db.append({ ...entry('t', 2), body: body as string })).rejects.toThrow(TypeError)
      await expect(db.together([db.sql.deleteFrom('jobs').where('id', '=', body as string)])).rejects.toThrow()
    }
    expect(await beside).toBe(true)
    const kept = await db.sql.selectFrom('entries').select('body').executeTakeFirstOrThrow()
    expect(kept.body === huge).toBe(true)
  })

  test('work in progress is finished when it is closed; afterwards everything is refused', async () => {
    const store = await fresh()
    const db = await open(store)
    const writes = Array.from({ length: 100 }, (_, seq) =>
      db.append(entry('t', seq), seq % 2 ? [addJob(db, `${seq}`)] : undefined),
    )
    const closed = db.close()
    await expect(db.append(entry('t', 100))).rejects.toThrow('closed')
    expect((await Promise.all(writes)).every(Boolean)).toBe(true)
    await closed
    await db.close()
    await expect(db.together([addJob(db, 'late')])).rejects.toThrow('closed')
    expect(await seqs(await open(store), 't')).toHaveLength(100)
  })

  test('news reach all listeners in order, until they stop', async () => {
    const store = await fresh()
    const db = await open(store)
    const other = kind === 'postgres' ? await open(store) : db
    const heard: string[] = []
    const stop = other.bus.hear((line) => heard.push(line))
    const own: string[] = []
    db.bus.hear((line) => own.push(line))
    const long = Array.from({ length: 6 }, (_, index) => `${index}`.repeat(3000))
    const short = Array.from({ length: 50 }, (_, index) => `line ${index}`)
    const lines = ['same', 'same', 'table é', ...short, ...long, ...short]
    for (const line of lines) db.bus.tell(line)
    await expect.poll(() => heard.length).toBe(lines.length)
    expect(heard).toEqual(lines)
    expect(own).toEqual(lines)
    stop()
    db.bus.tell('unheard')
    await expect.poll(() => own.length).toBe(lines.length + 1)
    expect(heard).toHaveLength(lines.length)
  })

  test('migrations run once, however often the database is opened', async () => {
    const store = await fresh()
    const db = await open(store)
    await db.append(entry('t', 1))
    await migrate(db, 'again')
    await db.close()
    expect(await seqs(await open(store), 't')).toEqual([1])
  })

  test('the migrations make the columns of the types', async () => {
    const db = await open()
    const made = (await db.sql.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name).sort(),
    ])
    expect(Object.fromEntries(made)).toEqual(
      Object.fromEntries(Object.entries(COLUMNS).map(([name, columns]) => [name, columns.split(' ').sort()])),
    )
  })

  test('a first start that was interrupted is finished by the next', async () => {
    const store = await fresh()
    const db = await open(store)
    await unmade(db)
    await db.close()
    const next = await open(store)
    expect(await next.append(entry('t', 1))).toBe(true)
  })

  test('a database from before a column is brought along with its rows', async () => {
    const db = await open()
    await unmade(db)
    await migrate(db, 'old', 2)
    const line = { table_id: 't', person_id: 'p', name: 'Ann', at: 1, text: 'hello', hidden: 0 }
    await db.sql.insertInto('chat').values(line).execute()
    await migrate(db, 'new')
    expect(await db.sql.selectFrom('chat').selectAll().execute()).toMatchObject([{ ...line, request: null }])
  })

  test('a database of a newer program is refused by name', async () => {
    const store = await fresh()
    const db = await open(store)
    await db.sql.updateTable('meta').set({ value: '999' }).where('key', '=', 'schema').execute()
    await db.close()
    await expect(open(store)).rejects.toThrow(/newer Wayfare \(its schema is 999/)
    await expect(open(store)).rejects.toThrow(kind === 'sqlite' ? store.DATA_DIR : new URL(store.DATABASE_URL).pathname)
  })
})
