// What is said at a table, who hears it, and what can be done about it.

import { expect, test } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { live, tableOf } from '../testing/live.ts'

eachDatabase('chat', (_open, places) => {
  const { server, guest } = live(places)
  const refusedWith = (code: string) => ({ t: 'refused', code })

  test('chat is heard by all who look, but not from those one has muted; what is wrong can be reported', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben])
    const heard = ben.wait((message) => message.t === 'chat' && message.lines[0]?.text === 'hello')
    expect(await anna.ask({ t: 'chat', table, text: ' hello ' })).toMatchObject({ t: 'done' })
    expect(await heard).toMatchObject({ lines: [{ name: 'Anna', person: anna.id }] })
    await ben.post('/api/me/mutes', { person: anna.id, muted: true })
    const lines = ben.wait((message) => message.t === 'chat')
    await ben.watch(table, 1)
    expect(await lines).toMatchObject({ lines: [] })
    const before = ben.messages.length
    await anna.ask({ t: 'chat', table, text: 'are you there?' })
    await ben.ask({ t: 'chat', table, text: 'who speaks?' })
    await ben.settled()
    await expect.poll(() => ben.messages.slice(before).filter(({ t }) => t === 'chat')).toHaveLength(1)
    expect(await ben.get('/api/me/mutes')).toEqual([anna.id])
    await ben.post(`/api/tables/${table}/report`, { about: anna.id, chat: 1, text: 'shouts' })
    expect((await ben.request('POST', `/api/tables/${table}/report`, { about: 'nobody', text: 'x' })).status).toBe(400)
    const [report] = await one.house.db.sql.selectFrom('reports').selectAll().execute()
    expect(report).toMatchObject({ table_id: table, by_id: ben.id, about_id: anna.id, text: 'shouts', closed_at: null })
    for (let i = 0; i < 18; i++) await anna.ask({ t: 'chat', table, text: `${i}` })
    expect(await anna.ask({ t: 'chat', table, text: 'again' })).toMatchObject(refusedWith('too-much'))
  })
})
