// Moves that somebody planned are played when their turn comes, each once, and nobody else can read them before.

import type { Branch, PlannedMoves } from '@wayfare/protocol'
import { type Entry, fold, type Table } from '@wayfare/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditionalMoveWork } from '../jobs/conditional-move-job.ts'
import type { Running } from '../server.ts'
import { startServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import type { JobRow } from '../store/schema.ts'
import { CALM } from '../testing/calm.ts'
import { Client } from '../testing/client.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { draft, live, recordedLog, tableOf } from '../testing/live.ts'
import { beforeEntry, consequences, planJob } from './consequences.ts'
import { loadTable } from './table-store.ts'

const REST: Branch = { when: 'possible', move: 'rest', then: [{ when: 'possible', move: 'end' }] }
/** A move that the rules never offer, whose words occur nowhere else. */
const MARKED: Branch = { when: 'possible', move: 'zebra quartz' }

eachDatabaseInSoak('conditional moves', (_open, stores) => {
  const ends: (() => Promise<void> | void)[] = []
  const { server, guest } = live({ fresh: () => stores.fresh(ends), onEnd: (end) => void ends.push(end) })
  const { log, lines } = recordedLog()
  let one: Running
  // A server for all tests but the one that stops its own.
  beforeAll(async () => {
    one = await server({}, { log })
  }, 300_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  /** Anna and Ben after the draft: it is Anna's turn. */
  async function drafted(one: Running) {
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben], { listed: true })
    await draft(table, [anna, ben])
    return { anna, ben, table }
  }
  const at = (table: string) => `/api/tables/${table}/conditional-moves`
  const plan = (who: Client, table: string, branches: readonly Branch[], more: object = {}) =>
    who.fetch('POST', at(table), { seat: 1, at: who.seen(table).n, branches, ...more })
  const planned = async (who: Client, table: string) => ((await who.get(`${at(table)}?seat=1`)) as PlannedMoves).plan

  async function play(who: Client, table: string, seat: number, ...moves: string[]) {
    for (const move of moves) {
      const answer = await who.move(table, seat, move)
      if (answer.t !== 'done') throw new Error(`${seat} ${move}: ${JSON.stringify(answer)}`)
    }
  }

  async function movesOf(one: Running, table: string): Promise<Extract<Entry, { k: 'moved' }>[]> {
    const { sql } = one.context.db
    const rows = await sql.selectFrom('entries').select('body').where('table_id', '=', table).orderBy('seq').execute()
    return rows.map(({ body }) => JSON.parse(body)).filter(({ k }) => k === 'moved')
  }

  test('a plan is played while its owner is away; nobody else can read it before, and nobody else sees that it was one', async () => {
    const { anna, ben, table } = await drafted(one)
    const watcher = await guest(one, 'Watcher')
    await watcher.watch(table)
    expect(await plan(ben, table, [MARKED, REST])).toMatchObject({ status: 200, body: { plan: { state: 'waiting' } } })
    ben.send({ t: 'unwatch', table })
    expect(await planned(ben, table)).toMatchObject({ branches: [MARKED, REST], state: 'waiting' })
    for (const who of [anna, watcher]) {
      expect(await who.fetch('GET', `${at(table)}?seat=1`)).toMatchObject({ status: 403 })
      expect(await who.fetch('DELETE', at(table), { seat: 1 })).toMatchObject({ status: 403 })
      expect(await plan(who, table, [REST])).toMatchObject({ status: 403 })
    }
    expect(await new Client(one.port).fetch('GET', `${at(table)}?seat=1`)).toMatchObject({ status: 401 })

    await play(anna, table, 0, 'rest', 'end')
    await anna.until(table, ({ picture }) => picture?.turn[0] === 0)
    expect((await movesOf(one, table)).filter(({ seat }) => seat === 1).slice(-2)).toMatchObject([
      { texts: ['rest'], planned: true },
      { texts: ['end'], planned: true },
    ])
    await expect.poll(() => planned(ben, table)).toMatchObject({ state: 'played' })
    const own = await ben.watch(table, 1)
    expect(own.told.filter((row) => row.planned).map(({ seat }) => seat)).toEqual([1, 1])

    const paths = [`/api/tables/${table}`, `/api/tables/${table}/log`, '/api/tables?which=running', '/api/me/export']
    const others = await Promise.all([anna, watcher].flatMap((who) => paths.map((path) => who.get(path))))
    const { sql } = one.context.db
    const stored = await Promise.all([
      sql.selectFrom('entries').selectAll().execute(),
      sql.selectFrom('tables').selectAll().execute(),
      sql.selectFrom('jobs').selectAll().execute(),
    ])
    const readable = [...anna.texts, ...watcher.texts, ...lines, JSON.stringify([others, stored])].join('\n')
    expect(readable).toContain('"rest"')
    expect(readable).not.toContain('zebra')
    expect([...anna.texts, ...watcher.texts].join('\n')).not.toContain('planned')
    expect(JSON.stringify(await ben.get('/api/me/export'))).toContain('zebra')
  })

  test('a plan is dropped when something is revealed, or by a move of one’s own, and its owner is told why', async () => {
    const { anna, ben, table } = await drafted(one)
    await plan(ben, table, [REST])
    await play(anna, table, 0, 'dig', 'pay coin', 'turn over', 'end')
    await ben.until(table, ({ picture }) => picture?.turn[0] === 1)
    await expect.poll(() => planned(ben, table)).toMatchObject({ state: 'dropped', why: 'revealed' })
    expect(await plan(ben, table, [REST])).toMatchObject({ status: 409 })
    await play(ben, table, 1, 'rest', 'end')
    expect((await movesOf(one, table)).some((move) => move.planned)).toBe(false)

    const next = await drafted(one)
    await plan(next.ben, next.table, [MARKED])
    await play(next.anna, next.table, 0, 'rest', 'end')
    await expect.poll(() => planned(next.ben, next.table)).toMatchObject({ state: 'dropped', why: 'no-branch' })
    const jobs = one.context.db.sql.selectFrom('jobs').selectAll().where('kind', '=', 'plan')
    await expect.poll(() => jobs.execute()).toEqual([])
    await next.ben.fetch('DELETE', at(next.table), { seat: 1 })
    expect(await planned(next.ben, next.table)).toBeNull()
  })

  test('what is planned is checked, and answers what was seen last', async () => {
    const { anna, ben, table } = await drafted(one)
    expect(await plan(ben, table, [])).toMatchObject({ status: 400 })
    const deep = Array.from({ length: 6 }).reduce<Branch>(
      (then) => ({ when: 'possible', move: 'rest', then: [then] }),
      REST,
    )
    expect(await plan(ben, table, [deep])).toMatchObject({ status: 400 })
    expect(await plan(ben, table, [REST], { at: ben.seen(table).n - 1 })).toMatchObject({ status: 409 })
    const ahead = (who: Client, after: readonly string[] = []) =>
      who.fetch('POST', `/api/tables/${table}/moves-ahead`, { seat: 1, after })
    expect(await ahead(anna)).toMatchObject({ status: 403 })
    const { body } = await ahead(ben)
    expect(JSON.stringify(body)).toContain('"rest"')
    expect(JSON.stringify((await ahead(ben, ['rest'])).body)).toContain('"end"')
  })

  test('a process that dies after its entry, and two that play at once, play each move once', async () => {
    const store = await stores.fresh()
    const settings = readSettings({ ...CALM, ...store })
    const first = await startServer(settings)
    const { anna, ben, table } = await drafted(first)
    await plan(ben, table, [REST])
    const job = await first.context.db.sql
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', planJob(table, 1))
      .executeTakeFirstOrThrow()
    await play(anna, table, 0, 'rest', 'end')
    for (const client of [anna, ben]) client.close()
    await first.stop()

    const servers = [await startServer(settings), ...(stores.kind === 'postgres' ? [await startServer(settings)] : [])]
    for (const running of servers) stores.onEnd(() => running.stop())
    const [one] = servers as [Running]
    await playUnsettled(one, table)
    await Promise.all(
      [one, servers.at(-1) as Running].map(({ context, rooms }) => work(context, rooms, { ...job, data: 'stale' })),
    )
    const after = (await movesOf(one, table)).filter(({ planned }) => planned)
    expect(after.map(({ seat, texts }) => `${seat} ${texts}`)).toEqual(['1 rest', '1 end'])
    const { outcome } = await one.context.db.sql
      .selectFrom('conditional_moves')
      .select('outcome')
      .executeTakeFirstOrThrow()
    expect(outcome).toBe('{"state":"played"}')
  })
})

const work = (context: Running['context'], rooms: Running['rooms'], job: JobRow) =>
  conditionalMoveWork(context, rooms)(job, () => true)

/** Writes the first planned move as a process does that dies before it notes what has become of the plan. */
async function playUnsettled({ context }: Running, id: string): Promise<void> {
  const table = (await loadTable(context, id)) as Table
  const row = await context.db.sql.selectFrom('conditional_moves').select('id').executeTakeFirstOrThrow()
  const entry: Entry = { k: 'moved', seat: 1, texts: ['rest'], id: `plan-${row.id}-0`, planned: true }
  const before = beforeEntry(table)
  const { seq, at } = table
  try {
    fold(table, entry, at)
  } catch {
    // The server was faster: what follows must hold all the same.
    return
  }
  await context.db.append(
    { table_id: id, seq, at, body: JSON.stringify(entry) },
    consequences(context, table, entry, before),
  )
}
