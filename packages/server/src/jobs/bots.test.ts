import { expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { eachDatabase } from '../testing/databases.ts'
import { testServer } from '../testing/server.ts'

eachDatabase('bots', (_open, { fresh, later }) => {
  test('a table of bots plays itself to the end, and leaves no job behind', async () => {
    const server = await testServer(await fresh())
    later(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    later(() => anna.close())
    await anna.connect()
    const bot = { kind: 'bot', bot: 'random' }
    const { id } = (await anna.post('/api/tables', {
      game: 'kit',
      seats: [bot, bot, bot],
      options: { rounds: 2 },
    })) as {
      id: string
    }
    await anna.watch(id)
    const { info, picture } = await anna.until(id, (seen) => seen.info.status === 'finished')
    expect(picture?.over).toBe(true)
    expect(info.seats.every(({ place }) => place !== null)).toBe(true)
    const jobs = () => server.house.db.sql.selectFrom('jobs').select('kind').execute()
    await expect.poll(jobs).toEqual([{ kind: 'sweep' }])
  })

  test('a bot answers a person, and plays on for whoever resigns; the seat is ranked last', async () => {
    const server = await testServer(await fresh())
    later(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    later(() => anna.close())
    await anna.connect()
    const { id } = (await anna.post('/api/tables', {
      game: 'arkham',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    })) as { id: string }
    await anna.watch(id, 0)
    await anna.until(id, (seen) => (seen.picture?.options.length ?? 0) > 0)
    await anna.move(id, 0, anna.seen(id).picture?.options[0]?.move as string)
    await anna.post(`/api/tables/${id}/resign`, { seat: 0 })
    expect(await anna.move(id, 0, 'anything')).toMatchObject({ t: 'refused', code: 'not-your-seat' })
    const { info } = await anna.until(id, (seen) => seen.info.status === 'finished', 100_000)
    expect(info.seats.map(({ gone, place }) => [gone, place])).toEqual([
      ['resigned', 2],
      [null, 1],
    ])
  })
})
