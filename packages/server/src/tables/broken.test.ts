// @module-tag slow
// A table with a damaged log is shown as far as the log can be read, and no other table is affected.

import type { ListedTable } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { brokenTables } from '../accounts/reports.ts'
import type { Running } from '../server.ts'
import { eachDatabase } from '../testing/databases.ts'
import { draft, live, makeTable, recordedLog, tableOf } from '../testing/live.ts'
import { testServer } from '../testing/server.ts'
import { loadTable } from './table-store.ts'

eachDatabase('a damaged log', (_open, stores) => {
  const { server, guest, onEnd } = live(stores)

  const damaged = {
    'with a gap': ({ context: { db } }: Running, table: string, seq: number) =>
      db.sql.deleteFrom('entries').where('table_id', '=', table).where('seq', '=', seq).execute(),
    'with a move that is none': ({ context: { db } }: Running, table: string, seq: number) =>
      db.sql
        .updateTable('entries')
        .set({ body: '{"k":"moved","seat":0,"texts":["jump"]}' })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .execute(),
    'with an entry that is no JSON': ({ context: { db } }: Running, table: string, seq: number) =>
      db.sql
        .updateTable('entries')
        .set({ body: '{"k":' })
        .where('table_id', '=', table)
        .where('seq', '=', seq)
        .execute(),
  }

  test.each(Object.entries(damaged))('%s: readable up to there, and the administrator is told', async (_, damage) => {
    const store = await stores.fresh()
    const before = await testServer(store)
    const [anna, ben] = [await guest(before, 'Anna'), await guest(before, 'Ben')]
    const table = await tableOf([anna, ben], { listed: true })
    await draft(table, [anna, ben])
    const { seq } = (await loadTable(before.context, table)) ?? { seq: 0 }
    const other = await tableOf([anna, ben], { listed: true })
    await damage(before, table, seq - 2)
    // The summary is behind the last moves, so the list has to read the log.
    await before.context.db.sql.updateTable('tables').set({ summary_seq: 1 }).where('id', '=', table).execute()
    const kept = await before.context.db.sql.selectFrom('entries').select('seq').where('table_id', '=', table).execute()
    await before.stop()

    const { log, lines } = recordedLog()
    const after = await server(store, { log })
    const [ann, eve] = [anna.at(after.port), await guest(after, 'Eve')]
    await ann.connect()
    onEnd(() => ann.close())
    for (const which of ['running', 'mine'])
      expect(((await ann.get(`/api/tables?which=${which}`)) as ListedTable[]).map(({ id }) => id).sort()).toEqual(
        [table, other].sort(),
      )
    // The table is shown as it was before the broken entry, and not a row further.
    const seen = await eve.watch(table)
    expect(seen.info).toMatchObject({ status: 'running', broken: true })
    expect(seen.n).toBeLessThan(seq)
    await ann.watch(table, 0)
    const asked = { table, seat: 0, at: ann.seen(table).n }
    expect(ann.seen(table).picture?.options).toEqual([])
    expect(await ann.request({ t: 'move', ...asked, id: 'afterwards', texts: ['trust'] })).toMatchObject({
      t: 'refused',
      code: 'broken',
    })
    expect((await ann.fetch('POST', `/api/tables/${table}/resign`, { seat: 0 })).body).toMatchObject({
      error: { code: 'broken' },
    })
    expect(
      await after.context.db.sql.selectFrom('entries').select('seq').where('table_id', '=', table).execute(),
    ).toEqual(kept)
    // The other table goes on as usual.
    await ann.watch(other, 0)
    expect(ann.seen(other).info).not.toHaveProperty('broken')
    const drop = ann.seen(other).picture?.options[0]?.move as string
    expect(await ann.move(other, 0, drop)).toMatchObject({ t: 'done' })
    // The administrator learns of it in three ways.
    expect(await brokenTables(after.context.db)).toMatchObject([
      { table, why: expect.stringMatching(`^entry ${seq - 2} `) },
    ])
    expect(lines.some((line) => line.includes('"level":50') && line.includes(table))).toBe(true)
    expect(await after.context.metrics.registry.metrics()).toMatch(/wayfare_broken_tables_total [1-9]/)
  })

  test('without a beginning it is hidden, and other tables are not affected', async () => {
    const one = await server({ LOG_LEVEL: 'silent' })
    const anna = await guest(one, 'Anna')
    const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], { listed: true })
    const { db } = one.context
    await db.sql.updateTable('entries').set({ body: 'made' }).where('table_id', '=', table).execute()
    await db.sql.updateTable('tables').set({ summary: '{', version: 99 }).where('id', '=', table).execute()
    // A data folder is used by one server at a time.
    await one.stop()
    const { DATABASE_URL, DATA_DIR } = one.context.settings
    const two = await server({ DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent' })
    const ann = anna.at(two.port)
    expect(await ann.get('/api/tables?which=mine')).toEqual([])
    expect(await ann.get('/api/tables?which=open')).toEqual([])
    expect((await ann.fetch('GET', `/api/tables/${table}`)).body).toMatchObject({ error: { code: 'broken' } })
    expect(await brokenTables(two.context.db)).toMatchObject([{ table }])
  })

  test('a repaired table is no longer reported', async () => {
    const one = await server({ LOG_LEVEL: 'silent' })
    const anna = await guest(one, 'Anna')
    const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
    const { sql } = one.context.db
    const first = () => sql.updateTable('entries').where('table_id', '=', table).where('seq', '=', 1)
    const [row] = await sql
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', table)
      .where('seq', '=', 1)
      .execute()
    await first().set({ body: '{}' }).execute()
    expect((await loadTable(one.context, table))?.broken).toMatch(/^entry 1 /)
    expect(await brokenTables(one.context.db)).toMatchObject([{ table }])
    await first()
      .set({ body: row?.body as string })
      .execute()
    expect((await loadTable(one.context, table))?.broken).toBeNull()
    expect(await brokenTables(one.context.db)).toEqual([])
  })
})
