// @module-tag slow
// The chat of a table: who receives a line, and how people can be muted and reported.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import type { Client } from '../testing/client.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { live, tableOf } from '../testing/live.ts'

eachDatabaseInSoak('chat', (_open, stores) => {
  const { server, guest, onEnd } = live(stores)
  const refusedWith = (code: string) => ({ t: 'refused', code })
  const hears = (who: Client, text: string) =>
    who.wait((message) => message.t === 'chat' && message.lines.at(-1)?.text === text)

  test('chat reaches all viewers except those who muted its author, and abuse can be reported', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    const heard = hears(ben, 'hello')
    expect(await anna.request({ t: 'chat', table, text: ' hello ' })).toMatchObject({ t: 'done' })
    expect(await heard).toMatchObject({ lines: [{ name: 'Anna', person: anna.id }] })
    await ben.post('/api/me/mutes', { person: anna.id, muted: true })
    const before = ben.messages.length
    const since = () => ben.messages.slice(before).filter(({ t }) => t === 'chat')
    await ben.watch(table, 1)
    expect(since()).toMatchObject([{ lines: [] }])
    const own = hears(anna, 'are you there?')
    await anna.request({ t: 'chat', table, text: 'are you there?' })
    // Everybody who should read a line receives it at the same moment.
    await own
    await ben.settled()
    expect(since()).toHaveLength(1)
    const answer = hears(ben, 'who speaks?')
    await ben.request({ t: 'chat', table, text: 'who speaks?' })
    await answer
    expect(await ben.get('/api/me/mutes')).toEqual([{ name: 'Anna', ids: [anna.id] }])
    await ben.post(`/api/tables/${table}/report`, { about: anna.id, chat: 1, text: 'shouts' })
    expect((await ben.fetch('POST', `/api/tables/${table}/report`, { about: 'nobody', text: 'x' })).status).toBe(400)
    const [report] = await one.context.db.sql.selectFrom('reports').selectAll().execute()
    expect(report).toMatchObject({ table_id: table, by_id: ben.id, about_id: anna.id, text: 'shouts', closed_at: null })
    for (let i = 0; i < 18; i++) await anna.request({ t: 'chat', table, text: `${i}` })
    expect(await anna.request({ t: 'chat', table, text: 'again' })).toMatchObject(refusedWith('too-much'))
  })

  test('a mute takes effect at once on every device, and so does its end', async () => {
    const store = await stores.fresh()
    // Only PostgreSQL is shared by several processes.
    const one = await server(store)
    const two = stores.kind === 'postgres' ? await server(store) : one
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    const elsewhere = await ben.at(two.port).connect()
    onEnd(() => elsewhere.close())
    await elsewhere.watch(table, 1)
    const mute = (muted: boolean) => ben.post('/api/me/mutes', { person: anna.id, muted })
    const heardBy = ({ messages }: Client) =>
      messages.flatMap((message) => (message.t === 'chat' ? message.lines.map(({ text }) => text) : []))
    /** Ben's own line arrives after everything that was said before it. */
    const untilHeard = async (text: string) => {
      for (const client of [ben, elsewhere]) await expect.poll(() => heardBy(client)).toContain(text)
    }
    await mute(true)
    // News reach another process in the order in which they were sent.
    await ben.request({ t: 'chat', table, text: 'muted' })
    await untilHeard('muted')
    await anna.request({ t: 'chat', table, text: 'do you hear me?' })
    await ben.request({ t: 'chat', table, text: 'nobody speaks' })
    await untilHeard('nobody speaks')
    await mute(false)
    await ben.request({ t: 'chat', table, text: 'unmuted' })
    await untilHeard('unmuted')
    await anna.request({ t: 'chat', table, text: 'and now?' })
    await untilHeard('and now?')
    for (const client of [ben, elsewhere])
      expect(heardBy(client)).toEqual(['muted', 'nobody speaks', 'unmuted', 'and now?'])
  })

  test('a guest who was muted stays muted after logging in to an account', async () => {
    const one = await server()
    const [anna, ben, cleo] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Cleo')]
    const table = await tableOf([anna, ben])
    await ben.post('/api/me/mutes', { person: anna.id, muted: true })
    const account = { login: 'cleo', password: 'a long password' }
    await cleo.post('/api/account', account)
    await anna.post('/api/login', account)
    const back = await anna.at(one.port).connect()
    onEnd(() => back.close())
    expect(await back.request({ t: 'chat', table, text: 'it is me' })).toMatchObject({ t: 'done' })
    const own = ben.wait((message) => message.t === 'chat' && message.lines[0]?.text === 'last')
    await ben.request({ t: 'chat', table, text: 'last' })
    await own
    expect(ben.texts.join()).not.toContain('it is me')
  })

  test('a person who took a seat as a guest and logged in later can be muted by the name at the seat', async () => {
    const one = await server()
    const [anna, ben, cleo] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Cleo')]
    const table = await tableOf([anna, ben])
    const account = { login: 'cleo', password: 'a long password' }
    await cleo.post('/api/account', account)
    await anna.post('/api/login', account)
    const back = await anna.at(one.port).connect()
    onEnd(() => back.close())
    await ben.post('/api/me/mutes', { person: anna.id, muted: true })
    expect(await ben.get('/api/me/mutes')).toEqual([{ name: 'Cleo', ids: [cleo.id, anna.id] }])
    await back.request({ t: 'chat', table, text: 'it is me' })
    const own = hears(ben, 'last')
    await ben.request({ t: 'chat', table, text: 'last' })
    await own
    expect(ben.texts.join()).not.toContain('it is me')
    await ben.post('/api/me/mutes', { person: anna.id, muted: false })
    expect(await ben.get('/api/me/mutes')).toEqual([])
  })

  const written = async ({ db }: Context, table: string): Promise<string[]> =>
    (await db.sql.selectFrom('chat').select('text').where('table_id', '=', table).orderBy('id').execute()).map(
      ({ text }) => text,
    )

  test('a refused line is stored when it is sent again, and only once', async () => {
    const one = await server()
    const anna = await guest(one, 'Anna')
    const table = await tableOf([anna, await guest(one, 'Ben')])
    const line = { t: 'chat', table, text: 'hello', id: 'first' }
    const silence = (silenced: number) =>
      one.context.db.sql.updateTable('people').set({ silenced }).where('id', '=', anna.id).execute()
    await silence(1)
    expect(await anna.request(line)).toMatchObject(refusedWith('silenced'))
    await silence(0)
    expect(await anna.request({ ...line, table: 'nowhere' })).toMatchObject(refusedWith('no-table'))
    for (let i = 0; i < 2; i++) expect(await anna.request(line)).toMatchObject({ t: 'done' })
    expect(await written(one.context, table)).toEqual(['hello'])
    expect(await anna.request({ ...line, text: 'something else' })).toMatchObject(refusedWith('nonsense'))
  })

  test('a line that was stored but sent to nobody is sent when it arrives again', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    // The database is as a process leaves it that dies between storing the line and sending it.
    const row = { table_id: table, person_id: anna.id, name: 'Anna', at: one.context.now(), hidden: 0 }
    await one.context.db.sql
      .insertInto('chat')
      .values({ ...row, text: 'hello', request: `${anna.id} first` })
      .execute()
    const heard = hears(ben, 'hello')
    expect(await anna.request({ t: 'chat', table, text: 'hello', id: 'first' })).toMatchObject({ t: 'done' })
    await heard
    expect(await written(one.context, table)).toEqual(['hello'])
  })

  test('a line that could not be written is not answered as done, however often it was sent', async () => {
    const one = await server()
    const anna = await guest(one, 'Anna')
    const table = await tableOf([anna, await guest(one, 'Ben')])
    const elsewhere = await anna.at(one.port).connect()
    onEnd(() => elsewhere.close())
    const line = { t: 'chat', table, text: 'hello', id: 'first' }
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(one.context.db.sql)
    await rename('chat', 'away')
    const answers = await Promise.all([anna.request(line), elsewhere.request(line)])
    expect(answers).toMatchObject([refusedWith('unavailable'), refusedWith('unavailable')])
    await rename('away', 'chat')
    expect(await Promise.all([anna.request(line), elsewhere.request(line)])).toMatchObject([
      { t: 'done' },
      { t: 'done' },
    ])
    expect(await written(one.context, table)).toEqual(['hello'])
  })

  test('an id is one line of one person at one table, in every process and after every restart', async () => {
    const store = await stores.fresh()
    const one = await server(store)
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const tables = [await tableOf([anna, ben]), await tableOf([anna, ben])] as const
    for (const table of tables)
      for (const client of [anna, ben])
        expect(await client.request({ t: 'chat', table, text: client.name, id: 'first' })).toMatchObject({ t: 'done' })
    await one.stop()
    const two = await server(store)
    const back = await anna.at(two.port).connect()
    onEnd(() => back.close())
    expect(await back.request({ t: 'chat', table: tables[0], text: 'Anna', id: 'first' })).toMatchObject({ t: 'done' })
    for (const table of tables) expect(await written(two.context, table)).toEqual(['Anna', 'Ben'])
  })
})
