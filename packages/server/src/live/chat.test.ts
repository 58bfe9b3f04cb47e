// What is said at a table, who hears it, and what can be done about it.

import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { eachDatabase } from '../testing/databases.ts'
import { live, tableOf } from '../testing/live.ts'

eachDatabase('chat', (_open, places) => {
  const { server, guest } = live(places)
  const refusedWith = (code: string) => ({ t: 'refused', code })
  const hears = (who: Client, text: string) =>
    who.wait((message) => message.t === 'chat' && message.lines.at(-1)?.text === text)

  test('chat is heard by all who look, but not from those one has muted; what is wrong can be reported', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    const heard = hears(ben, 'hello')
    expect(await anna.ask({ t: 'chat', table, text: ' hello ' })).toMatchObject({ t: 'done' })
    expect(await heard).toMatchObject({ lines: [{ name: 'Anna', person: anna.id }] })
    await ben.post('/api/me/mutes', { person: anna.id, muted: true })
    const before = ben.messages.length
    const since = () => ben.messages.slice(before).filter(({ t }) => t === 'chat')
    await ben.watch(table, 1)
    expect(since()).toMatchObject([{ lines: [] }])
    const own = hears(anna, 'are you there?')
    await anna.ask({ t: 'chat', table, text: 'are you there?' })
    // Whoever is to hear a line is told of it at the same moment.
    await own
    await ben.settled()
    expect(since()).toHaveLength(1)
    const answer = hears(ben, 'who speaks?')
    await ben.ask({ t: 'chat', table, text: 'who speaks?' })
    await answer
    expect(await ben.get('/api/me/mutes')).toEqual([anna.id])
    await ben.post(`/api/tables/${table}/report`, { about: anna.id, chat: 1, text: 'shouts' })
    expect((await ben.request('POST', `/api/tables/${table}/report`, { about: 'nobody', text: 'x' })).status).toBe(400)
    const [report] = await one.house.db.sql.selectFrom('reports').selectAll().execute()
    expect(report).toMatchObject({ table_id: table, by_id: ben.id, about_id: anna.id, text: 'shouts', closed_at: null })
    for (let i = 0; i < 18; i++) await anna.ask({ t: 'chat', table, text: `${i}` })
    expect(await anna.ask({ t: 'chat', table, text: 'again' })).toMatchObject(refusedWith('too-much'))
  })
})
