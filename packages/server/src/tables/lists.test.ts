import type { ListedTable } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { eachDatabase } from '../testing/databases.ts'
import { live, makeTable, playOn, tableOf } from '../testing/live.ts'

eachDatabase('lists of tables', (_open, stores) => {
  const { server, guest } = live(stores)

  test('my tables have the round and my question, in my language', async () => {
    const one = await server()
    const anna = await guest(one, 'Anna')
    const id = await makeTable(anna, [{ kind: 'me' }, { kind: 'me', name: 'Ben' }], { game: 'darwin' })
    const mine = async (more = '') =>
      ((await anna.get(`/api/tables?which=mine${more}`)) as ListedTable[])[0] as ListedTable
    const english = await mine('&language=en')
    expect(english).toMatchObject({ id, round: 1, turn: [0, 1] })
    expect(english.asks).toMatch(/crew card/)
    expect((await mine('&language=ru')).asks).toMatch(/[а-я]/)
    expect((await mine('&language=tlh')).asks).toBe(english.asks)
    expect(english).not.toHaveProperty('asked')
  })

  test('nobody else sees the question of a player', async () => {
    const one = await server()
    const [anna, ben, eve] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Eve')]
    const table = await tableOf([anna, ben], { listed: true })
    const [seen] = (await eve.get('/api/tables?which=running')) as ListedTable[]
    expect(seen).toMatchObject({ id: table, asks: null, round: 1 })
    expect(JSON.stringify(seen)).not.toMatch(/"op"/)
  })

  test('unfinished tables come before finished ones, and finished ones are sorted by their end', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const open = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }])
    const over: string[] = []
    for (let i = 0; i < 2; i++) {
      const table = await tableOf([anna, ben], { options: { rounds: 2 } })
      await playOn(table, [anna, ben])
      over.unshift(table)
    }
    const ids = async (path: string) =>
      ((await anna.get(`/api/tables?which=${path}`)) as ListedTable[]).map(({ id }) => id)
    expect(await ids('mine')).toEqual([open, ...over])
    expect(await ids('finished')).toEqual(over)
    const [newest] = (await anna.get('/api/tables?which=finished')) as ListedTable[]
    expect(newest?.scores).toHaveLength(2)
    expect(newest?.places).toHaveLength(2)
    expect(await ids(`finished&before=${newest?.moved}`)).toEqual(over.slice(1))
    expect((await anna.fetch('GET', '/api/tables?which=finished&before=yesterday')).status).toBe(400)
  })
})
