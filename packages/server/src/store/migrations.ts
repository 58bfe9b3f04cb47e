// The migrations of the database schema. A released migration is never changed; a new one is added after it.

import { type Compilable, type CreateTableBuilder, sql } from 'kysely'
import { CannotStart, type Database } from './database.ts'

type Target = Pick<Database, 'kind' | 'sql'>
type Step = (db: Target) => readonly Compilable[]

const MIGRATIONS: readonly Step[] = [
  first,
  brokenTables,
  chatRequests,
  learnt,
  ratings,
  friends,
  passports,
  meeting,
  conditionalMoves,
  clubs,
]

/**
 * Brings the database to the newest schema, or to schema `to`. Each step is committed with its number, so that an
 * interrupted migration can be started again.
 */
export async function migrate(db: Database, name: string, to = MIGRATIONS.length): Promise<void> {
  await metaTable(db).execute()
  const done = await schemaNumber(db)
  if (done > MIGRATIONS.length) {
    throw new CannotStart(
      `The database ${name} was made by a newer Wayfare (its schema is ${done}, this one knows ${MIGRATIONS.length}): start that one.`,
    )
  }
  for (const [index, step] of MIGRATIONS.slice(0, to).entries()) {
    if (index < done) continue
    const number = String(index + 1)
    await db.together([
      ...step(db),
      db.sql
        .insertInto('meta')
        .values({ key: 'schema', value: number })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: number })),
    ])
  }
}

const metaTable = (db: Target) =>
  db.sql.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', textOf(db), (column) => column.primaryKey())
    .addColumn('value', textOf(db), (column) => column.notNull())

/** The statements that turn an empty database into one of this schema. */
export const schemaStatements = (db: Target, schema: number): readonly Compilable[] => [
  metaTable(db),
  ...MIGRATIONS.slice(0, schema).flatMap((step) => step(db)),
]

/** The newest schema that this program knows. */
export const NEWEST_SCHEMA = MIGRATIONS.length

async function schemaNumber(db: Database): Promise<number> {
  const row = await db.sql.selectFrom('meta').select('value').where('key', '=', 'schema').executeTakeFirst()
  return row === undefined ? 0 : Number(row.value)
}

/**
 * The type of text columns. PostgreSQL, too, sorts them by bytes: then both databases have the same order, and a new
 * version of its locales spoils no index.
 */
const textOf = (db: Target) => (db.kind === 'postgres' ? sql`text collate "C"` : 'text')

/** Helpers for writing the steps. */
function tools(db: Target) {
  const { schema } = db.sql
  const text = textOf(db)
  const required = ['text', 'bigint', 'integer', 'double precision'] as const
  type Columns = Readonly<Record<string, (typeof required)[number] | 'text?' | 'bigint?' | 'integer?' | 'number'>>

  function table(name: string, columns: Columns, ...key: readonly string[]): Compilable {
    let made: CreateTableBuilder<string, string> = schema.createTable(name)
    for (const [column, type] of Object.entries(columns)) {
      if (type === 'number') made = numbered(made, column)
      else if (type === 'text') made = made.addColumn(column, text, (of) => of.notNull())
      else if (type === 'text?') made = made.addColumn(column, text)
      else if (type === 'bigint?') made = made.addColumn(column, 'bigint')
      else if (type === 'integer?') made = made.addColumn(column, 'integer')
      else made = made.addColumn(column, type, (of) => of.notNull())
    }
    return key.length === 0 ? made : made.addPrimaryKeyConstraint(`${name}_key`, key as never)
  }

  const numbered = (made: CreateTableBuilder<string, string>, column: string) =>
    db.kind === 'sqlite'
      ? made.addColumn(column, 'integer', (of) => of.primaryKey().autoIncrement())
      : made.addColumn(column, 'bigint', (of) => of.primaryKey().generatedAlwaysAsIdentity())

  const index = (on: string, ...columns: string[]) =>
    schema
      .createIndex(`${on}_by_${columns.join('_')}`)
      .on(on)
      .columns(columns)

  return { table, index }
}

function first(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  return [
    table(
      'people',
      {
        id: 'text',
        name: 'text',
        login: 'text?',
        password: 'text?',
        language: 'text',
        created_at: 'bigint',
        seen_at: 'bigint',
        mail: 'text?',
        webhook: 'text?',
        silenced: 'integer',
        merged_into: 'text?',
      },
      'id',
    ),
    index('people', 'login').unique(),
    index('people', 'seen_at'),
    index('people', 'merged_into'),
    table(
      'sessions',
      { token_hash: 'text', person_id: 'text', kind: 'text', label: 'text', created_at: 'bigint', seen_at: 'bigint' },
      'token_hash',
    ),
    index('sessions', 'person_id'),
    table(
      'tables',
      {
        id: 'text',
        game: 'text',
        version: 'integer',
        host: 'text',
        status: 'text',
        listed: 'integer',
        daily: 'text?',
        secret: 'text',
        created_at: 'bigint',
        changed_at: 'bigint',
        summary: 'text',
        summary_seq: 'integer',
      },
      'id',
    ),
    index('tables', 'status', 'listed', 'changed_at'),
    index('tables', 'status', 'changed_at'),
    index('tables', 'host', 'status'),
    table('seats', { table_id: 'text', seat: 'integer', person_id: 'text' }, 'table_id', 'seat'),
    index('seats', 'person_id'),
    table('entries', { table_id: 'text', seq: 'integer', at: 'bigint', body: 'text' }, 'table_id', 'seq'),
    table('chat', {
      id: 'number',
      table_id: 'text',
      person_id: 'text',
      name: 'text',
      at: 'bigint',
      text: 'text',
      hidden: 'integer',
    }),
    index('chat', 'table_id', 'id'),
    index('chat', 'person_id'),
    table('mutes', { person_id: 'text', muted_id: 'text' }, 'person_id', 'muted_id'),
    table('reports', {
      id: 'number',
      table_id: 'text',
      by_id: 'text',
      about_id: 'text',
      chat_id: 'bigint?',
      text: 'text',
      at: 'bigint',
      closed_at: 'bigint?',
    }),
    index('reports', 'closed_at', 'at'),
    table(
      'jobs',
      {
        id: 'text',
        kind: 'text',
        table_id: 'text?',
        due_at: 'bigint',
        leased_until: 'bigint',
        leased_by: 'text',
        tries: 'integer',
        data: 'text',
      },
      'id',
    ),
    index('jobs', 'due_at'),
    index('jobs', 'table_id'),
    table(
      'dailies',
      { day: 'text', game: 'text', version: 'integer', options: 'text', secret: 'text', commitment: 'text' },
      'day',
      'game',
    ),
    table(
      'daily_results',
      { day: 'text', game: 'text', person_id: 'text', table_id: 'text', total: 'integer', at: 'bigint' },
      'day',
      'game',
      'person_id',
    ),
    index('daily_results', 'person_id'),
    table('push', { endpoint: 'text', person_id: 'text', keys: 'text', created_at: 'bigint' }, 'endpoint'),
    index('push', 'person_id'),
  ]
}

function brokenTables(db: Target): readonly Compilable[] {
  return [tools(db).table('broken_tables', { table_id: 'text', why: 'text', at: 'bigint' }, 'table_id')]
}

function chatRequests(db: Target): readonly Compilable[] {
  const { schema } = db.sql
  return [
    schema.alterTable('chat').addColumn('request', textOf(db)),
    tools(db).index('chat', 'table_id', 'request').unique(),
  ]
}

function learnt(db: Target): readonly Compilable[] {
  return [db.sql.schema.alterTable('people').addColumn('learnt', textOf(db))]
}

function ratings(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  const belief = { elo: 'double precision', rd: 'double precision' } as const
  return [
    table(
      'ratings',
      { game: 'text', person_id: 'text', ...belief, at: 'bigint', games: 'integer' },
      'game',
      'person_id',
    ),
    index('ratings', 'person_id'),
    table(
      'rating_events',
      {
        table_id: 'text',
        seat: 'integer',
        person_id: 'text',
        game: 'text',
        at: 'bigint',
        before_elo: 'double precision',
        before_rd: 'double precision',
        ...belief,
        games: 'integer',
        place: 'integer',
        expected: 'double precision',
        players: 'integer',
      },
      'table_id',
      'seat',
    ),
    index('rating_events', 'person_id', 'at'),
    table(
      'rating_steps',
      { game: 'text', step: 'integer', table_id: 'text?', at: 'bigint', body: 'text' },
      'game',
      'step',
    ),
    index('rating_steps', 'table_id').unique(),
  ]
}

function friends(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  return [
    table('friendships', { person_id: 'text', friend_id: 'text', since: 'bigint' }, 'person_id', 'friend_id'),
    table(
      'friend_requests',
      { id: 'text', from_id: 'text', to_id: 'text?', name: 'text', given_id: 'text?', at: 'bigint', silent: 'integer' },
      'id',
    ),
    index('friend_requests', 'from_id'),
    index('friend_requests', 'to_id'),
    index('people', 'name', 'login'),
    table('friend_links', { person_id: 'text', token: 'text', expires_at: 'bigint' }, 'person_id'),
    index('friend_links', 'token').unique(),
    table('blocks', { person_id: 'text', blocked_id: 'text', at: 'bigint' }, 'person_id', 'blocked_id'),
    index('blocks', 'blocked_id'),
    table('presence', { person_id: 'text', touched_at: 'bigint', table_id: 'text?' }, 'person_id'),
    table('presence_settings', { person_id: 'text', here: 'text', playing: 'text' }, 'person_id'),
    table('invitations', { table_id: 'text', to_id: 'text', from_id: 'text', at: 'bigint' }, 'table_id', 'to_id'),
    index('invitations', 'to_id'),
    index('invitations', 'from_id'),
  ]
}

function passports(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  return [
    table(
      'passports',
      { person_id: 'text', emblem: 'text?', strength: 'text', stamps: 'text', history: 'text' },
      'person_id',
    ),
    table(
      'game_records',
      {
        table_id: 'text',
        seat: 'integer',
        person_id: 'text',
        game: 'text',
        at: 'bigint',
        place: 'integer',
        players: 'integer',
        people: 'integer',
        won: 'integer',
        total: 'integer',
        parts: 'text',
        has_left: 'integer',
      },
      'table_id',
      'seat',
    ),
    index('game_records', 'person_id', 'at'),
    index('game_records', 'person_id', 'game', 'at'),
    table(
      'stamps',
      { person_id: 'text', stamp: 'text', part: 'text', game: 'text', table_id: 'text', at: 'bigint' },
      'person_id',
      'stamp',
      'part',
    ),
    index('stamps', 'table_id'),
    table('account_names', { skeleton: 'text', person_id: 'text' }, 'skeleton'),
    index('account_names', 'person_id'),
    index('rating_events', 'person_id', 'game', 'at'),
  ]
}

function meeting(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  return [
    db.sql.schema.alterTable('tables').addColumn('takeable', 'integer', (column) => column.notNull().defaultTo(0)),
    index('tables', 'takeable', 'changed_at'),
    table(
      'seeks',
      {
        id: 'text',
        person_id: 'text',
        body: 'text',
        made_at: 'bigint',
        ends_at: 'bigint',
        seen_at: 'bigint',
        table_id: 'text?',
      },
      'id',
    ),
    index('seeks', 'person_id').unique(),
    index('seeks', 'ends_at'),
    table(
      'seek_calls',
      { id: 'text', game: 'text', body: 'text', table_id: 'text', made_at: 'bigint', ends_at: 'bigint' },
      'id',
    ),
    table(
      'call_seats',
      { seek_id: 'text', call_id: 'text', seat: 'integer', person_id: 'text', answer: 'integer?', bytes: 'text?' },
      'seek_id',
    ),
    index('call_seats', 'call_id'),
    table('seek_waits', { id: 'number', game: 'text', speed: 'text', at: 'bigint', waited_ms: 'bigint' }),
    index('seek_waits', 'game', 'speed', 'at'),
    table('look_ins', { hour: 'bigint', person_id: 'text', at: 'bigint' }, 'hour', 'person_id'),
    index('look_ins', 'at'),
    table('busy_hours', { hour: 'bigint', people: 'integer' }, 'hour'),
  ]
}

function conditionalMoves(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  return [
    table(
      'conditional_moves',
      {
        table_id: 'text',
        seat: 'integer',
        person_id: 'text',
        id: 'text',
        since: 'integer',
        body: 'text',
        made_at: 'bigint',
        outcome: 'text?',
      },
      'table_id',
      'seat',
    ),
    index('conditional_moves', 'person_id'),
  ]
}

function clubs(db: Target): readonly Compilable[] {
  const { table, index } = tools(db)
  const { schema } = db.sql
  return [
    table(
      'clubs',
      {
        ...{ id: 'text', name: 'text', skeleton: 'text', about: 'text', emblem: 'text', owner_id: 'text' },
        ...{ made_at: 'bigint', token: 'text?', token_expires: 'bigint' },
      },
      'id',
    ),
    index('clubs', 'skeleton').unique(),
    index('clubs', 'token').unique(),
    index('clubs', 'owner_id'),
    table(
      'club_members',
      { club_id: 'text', person_id: 'text', helper: 'integer', since: 'bigint' },
      'club_id',
      'person_id',
    ),
    index('club_members', 'person_id'),
    table(
      'club_requests',
      { club_id: 'text', person_id: 'text', at: 'bigint', silent: 'integer', withdrawn: 'integer' },
      'club_id',
      'person_id',
    ),
    index('club_requests', 'person_id'),
    index('club_requests', 'at'),
    table('club_notices', { id: 'text', club_id: 'text', by_id: 'text', at: 'bigint', text: 'text' }, 'id'),
    index('club_notices', 'club_id', 'at'),
    index('club_notices', 'by_id'),
    table(
      'club_evenings',
      {
        ...{ id: 'text', club_id: 'text', text: 'text', day: 'text', time: 'text', zone: 'text' },
        ...{ weekly: 'integer', at: 'bigint', announced: 'bigint' },
      },
      'id',
    ),
    index('club_evenings', 'club_id', 'at'),
    schema.alterTable('tables').addColumn('club_id', textOf(db)),
    schema.alterTable('tables').addColumn('members_only', 'integer', (column) => column.notNull().defaultTo(0)),
    index('tables', 'club_id', 'status', 'changed_at'),
  ]
}
