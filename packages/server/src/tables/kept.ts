// Tables in the database: made, read back from their entries, and what else has to be written together with an entry.

import { randomBytes } from 'node:crypto'
import { commit, type Engine } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import {
  type Actor,
  botsToMove,
  type Entry,
  flagged,
  hasEnded,
  type Made,
  matchOf,
  NotAllowed,
  nextFlag,
  people,
  readLog,
  running,
  seatOf,
  standings,
  type Table,
  tableFrom,
  turn,
} from '@wayfare/table'
import type { Compilable } from 'kysely'
import type { House } from '../house.ts'
import type { Database } from '../store/database.ts'
import type { EntryRow, TableRow } from '../store/schema.ts'

const engines = new Map<string, Promise<Engine>>()

/** The rules of a version, loaded once. */
export function rulesOf(game: string, version: number): Promise<Engine> {
  const key = `${game} ${version}`
  const engine = engines.get(key) ?? engineBy(game, version)
  engines.set(key, engine)
  engine.catch(() => engines.delete(key))
  return engine
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const newTableId = (): string => Array.from(randomBytes(10), (byte) => LETTERS[byte & 31]).join('')

export type Plan = Omit<Made, 'k' | 'commitment' | 'host'>

/** Makes a table, at which nobody but its host sits yet. `secret`: of a daily deal; else one is drawn. */
export async function createTable(
  house: House,
  host: Pick<Actor, 'id' | 'name'>,
  plan: Plan,
  secret = randomBytes(32).toString('hex'),
): Promise<Table> {
  const { db, now } = house
  const made: Made = { k: 'made', ...plan, host: host.id, commitment: commit(secret) }
  const at = now()
  const table = tableFrom(newTableId(), await rulesOf(plan.game, plan.version), secret, made, at)
  const row: TableRow = {
    id: table.id,
    game: plan.game,
    version: plan.version,
    host: host.id,
    status: 'open',
    listed: plan.listed ? 1 : 0,
    daily: plan.daily ?? null,
    secret,
    created_at: at,
    changed_at: at,
    ...summaryOf(table),
  }
  const seats = made.seats.flatMap((seat, number) => (seat.kind === 'person' ? [seatRow(table, number)] : []))
  const added = await db.append({ table_id: table.id, seq: 0, at, body: JSON.stringify(made) }, [
    db.sql.insertInto('tables').values(row),
    ...(seats.length > 0 ? [db.sql.insertInto('seats').values(seats)] : []),
  ])
  if (!added) throw new Error(`the name ${table.id} is taken`)
  table.names.set(host.id, host.name)
  return table
}

/** As far as its log can be read; where that is not to its end, whoever keeps the place is told. */
export async function loadTable(house: House, id: string): Promise<Table | undefined> {
  const { db } = house
  const row = await db.sql
    .selectFrom('tables')
    .leftJoin('broken_tables', 'broken_tables.table_id', 'tables.id')
    .select(['game', 'version', 'secret', 'why'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const rows = await entriesSince(db, id, 0)
  let table: Table
  try {
    table = readLog({ id, engine: await rulesOf(row.game, row.version), secret: row.secret }, rows, entryOf)
  } catch (error) {
    await noteBroken(house, id, (error as Error).message, row.why)
    throw new NotAllowed('broken', 'this table cannot be read; whoever keeps this server has been told')
  }
  if (table.broken !== row.why) await noteBroken(house, id, table.broken, row.why)
  await learnNames(db, table)
  return table
}

/** `why`: null once somebody has mended it. */
async function noteBroken(house: House, table: string, why: string | null, before: string | null): Promise<void> {
  const { log, metrics, now } = house
  const { sql } = house.db
  if (why === null) {
    log.warn({ table }, 'a table can be read again')
    await sql.deleteFrom('broken_tables').where('table_id', '=', table).execute()
    return
  }
  log.error({ table, why }, 'a table cannot be read to its end')
  metrics.broken.inc()
  if (why === before) return
  const row = { why, at: now() }
  await sql
    .insertInto('broken_tables')
    .values({ table_id: table, ...row })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
    .execute()
}

/** Looks up what people at this table are called, where it is not known yet. */
export async function learnNames(db: Database, table: Table): Promise<void> {
  const ids = table.seats.flatMap(({ person }) => (person && !table.names.has(person.id) ? person.id : []))
  if (ids.length === 0) return
  const rows = await db.sql.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
  for (const { id, name } of rows) table.names.set(id, name)
}

export const entryOf = ({ body }: EntryRow): Entry => JSON.parse(body) as Entry

export function entriesSince(db: Database, id: string, seq: number): Promise<EntryRow[]> {
  return db.sql
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', id)
    .where('seq', '>=', seq)
    .orderBy('seq')
    .execute()
}

/** What an entry changes beyond itself depends on how the table was before it. */
export type Before = { readonly status: Table['status']; readonly bots: boolean }
export const beforeEntry = (table: Table): Before => ({ status: table.status, bots: botsToMove(table).length > 0 })

export const botJob = (table: string): string => `bot:${table}`
const flagJob = (table: string): string => `flag:${table}`

/** Written in one with the entry: lists, and the jobs that follow from it. There is a bot's job while a bot has to move. */
export function consequences(house: House, table: Table, entry: Entry, before: Before): Compilable[] {
  const { sql } = house.db
  const queries: Compilable[] = []
  if (entry.k === 'joined') queries.push(sql.insertInto('seats').values(seatRow(table, entry.seat)))
  if (entry.k === 'left') {
    queries.push(sql.deleteFrom('seats').where('table_id', '=', table.id).where('seat', '=', entry.seat))
  }
  if (entry.k !== 'moved' && entry.k !== 'undone' ? true : table.status !== before.status) {
    const { status, host, noticedAt: changed_at } = table
    queries.push(
      sql
        .updateTable('tables')
        .set({ status, host, changed_at, ...summaryOf(table) })
        .where('id', '=', table.id),
    )
  }
  const bots = botsToMove(table).length > 0
  if (bots && !before.bots) queries.push(addJob(house, botJob(table.id), 'bot', table.id, house.now()))
  if (!bots && before.bots) queries.push(sql.deleteFrom('jobs').where('id', '=', botJob(table.id)))
  if (entry.k === 'started' && table.clocks)
    queries.push(addJob(house, flagJob(table.id), 'flag', table.id, flagAt(table, house.now()) ?? 0))
  // What a bot has finished in somebody's place is no result of theirs.
  if (table.status === 'finished' && before.status !== 'finished' && table.made.daily && people(table).length > 0)
    queries.push(dailyResult(house, table, table.made.daily))
  return queries
}

export function addJob(
  house: House,
  id: string,
  kind: string,
  table: string | null,
  due: number,
  data = '{}',
): Compilable {
  const job = { id, kind, table_id: table, due_at: due, leased_until: 0, leased_by: '', tries: 0, data }
  return house.db.sql
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_at: due, data }))
}

/** The first finished attempt of an account counts; guests play beside it. */
function dailyResult(house: House, table: Table, day: string): Compilable {
  const { sql } = house.db
  const total = table.engine.scores(matchOf(table).state, 'all')[0]?.total ?? 0
  return sql
    .insertInto('daily_results')
    .columns(['day', 'game', 'person_id', 'table_id', 'total', 'at'])
    .expression((make) =>
      make
        .selectFrom('people')
        .select((column) => [
          column.val(day).as('day'),
          column.val(table.made.game).as('game'),
          'people.id as person_id',
          column.val(table.id).as('table_id'),
          column.cast<number>(column.val(total), 'integer').as('total'),
          column.cast<number>(column.val(table.at), 'bigint').as('at'),
        ])
        .where('people.login', 'is not', null)
        .where('people.id', '=', (host) =>
          // A guest who has logged in since is the account.
          host
            .selectFrom('people as host')
            .select((column) => column.fn.coalesce('host.merged_into', 'host.id').as('id'))
            .where('host.id', '=', table.host),
        ),
    )
    .onConflict((conflict) => conflict.columns(['day', 'game', 'person_id']).doNothing())
}

function seatRow(table: Table, seat: number) {
  const { person } = seatOf(table, seat)
  if (!person) throw new Error(`nobody sits at seat ${seat} of ${table.id}`)
  return { table_id: table.id, seat, person_id: person.id }
}

/** What lists show. Kept beside the log, and made anew wherever it is behind. */
export type Summary = {
  readonly seats: readonly {
    readonly label: string | null
    readonly person: string | null
    readonly bot: string | null
  }[]
  readonly turn: readonly number[]
  readonly moved: number
  readonly clock: Made['clock']
  /** When the first of the running clocks runs out. */
  readonly flag: number | null
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** While it is played: the round, if the game counts any; what each has to decide, for themselves alone (`summaryFor`). */
  readonly round?: number
  readonly asked?: readonly { readonly seat: number; readonly op: string; readonly from: string | null }[]
}

export function summaryOf(table: Table): { summary: string; summary_seq: number } {
  const { clocks } = table
  const over = table.status === 'finished'
  const runs = running(table)
  const summary: Summary = {
    seats: table.seats.map(({ person, bot }) => ({ person: person?.id ?? null, label: person?.label ?? null, bot })),
    turn: turn(table),
    moved: table.noticedAt,
    clock: table.made.clock,
    flag:
      clocks && runs.length > 0 ? Math.min(...runs.map((seat) => clocks.since + (clocks.left[seat] as number))) : null,
    scores: over ? table.engine.scores(matchOf(table).state, 'all').map(({ total }) => total) : null,
    places: standings(table) ?? null,
    ...(table.status === 'running' ? progressOf(table) : {}),
  }
  return { summary: JSON.stringify(summary), summary_seq: table.seq }
}

/** What was last kept of it, if it can be read. */
export function keptSummary({ summary }: Pick<TableRow, 'summary'>): Summary | undefined {
  try {
    return JSON.parse(summary) as Summary
  } catch {
    return undefined
  }
}

/** As those at these seats may know it: what somebody decides while all act at once is nobody else's affair. */
export const summaryFor = ({ asked = [], ...rest }: Summary, seats: readonly number[]): Summary => ({
  ...rest,
  asked: asked.filter(({ seat }) => seats.includes(seat)),
})

function progressOf(table: Table): Pick<Summary, 'round' | 'asked'> {
  const { engine } = table
  const { state } = matchOf(table)
  const { round } = engine.view(state, 'spectator') as { readonly round?: unknown }
  const asked = turn(table).flatMap((seat) => {
    const question = engine.question(state, seat)
    return question ? { seat, op: question.op, from: question.from } : []
  })
  return { ...(typeof round === 'number' ? { round } : {}), asked }
}

/** When to look at the clocks next. */
export function flagAt(table: Table, now: number): number | undefined {
  if (!table.clocks || hasEnded(table)) return undefined
  return nextFlag(table.clocks, people(table), running(table), now)
}

export const flaggedSeat = (table: Table, now: number): number | undefined =>
  table.clocks && !hasEnded(table) ? flagged(table.clocks, running(table), now) : undefined
