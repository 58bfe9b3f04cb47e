import { expect, test } from 'vitest'
import { Client } from '../testing/client.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { testServer } from '../testing/server.ts'

eachDatabaseInSoak('bots', (_open, { fresh, onEnd }) => {
  test('a table of bots plays itself to the end, and leaves no job behind', async () => {
    const server = await testServer(await fresh())
    onEnd(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    onEnd(() => anna.close())
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
    const jobs = () => server.context.db.sql.selectFrom('jobs').select('kind').orderBy('kind').execute()
    await expect.poll(jobs).toEqual([{ kind: 'match' }, { kind: 'night' }, { kind: 'sweep' }])
  })

  test('tables that nobody plays at any more are played out with low priority, and leave nothing in memory', {
    tags: ['slow'],
  }, async () => {
    const TABLES = 5
    const server = await testServer(await fresh())
    onEnd(() => server.stop())
    const { sql } = server.context.db
    const anna = await Client.guest(server.port, 'Anna')
    const ids: string[] = []
    for (let i = 0; i < TABLES; i++) {
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
      const made = await anna.post('/api/tables', { game: 'kit', seats, options: { rounds: 2 } })
      ids.push((made as { id: string }).id)
    }
    await Promise.all(ids.map((id) => anna.post(`/api/tables/${id}/resign`, { seat: 0 })))
    const jobs = () => sql.selectFrom('jobs').select('id').where('kind', 'in', ['bot', 'playout']).execute()
    await expect.poll(jobs, { timeout: 50_000, interval: 100 }).toEqual([])
    const states = await sql.selectFrom('tables').select('status').execute()
    expect(states).toEqual(Array(TABLES).fill({ status: 'finished' }))
    const { values: done } = await server.context.metrics.jobs.get()
    expect(done.find(({ labels }) => labels.kind === 'playout')?.value).toBeGreaterThanOrEqual(TABLES)
    const rooms = async () => (await server.context.metrics.rooms.get()).values[0]?.value
    await expect.poll(rooms, { timeout: 20_000 }).toBe(0)
  })

  test('a bot answers a person, and plays on for a person who resigns', async () => {
    const server = await testServer(await fresh())
    onEnd(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    onEnd(() => anna.close())
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
    const turns = (of: number) => anna.seen(id).told.filter(({ seat }) => seat === of).length
    const before = [turns(0), turns(1)]
    const { info } = await anna.until(id, () => before.every((told, seat) => turns(seat) > told))
    expect(info.seats.map(({ gone, bot }) => [gone, bot])).toEqual([
      ['resigned', 'emeka'],
      [null, 'greedy'],
    ])
  })

  test('if people only watch, bots pause twice as long between their moves', { tags: ['slow'] }, async () => {
    const PAUSE_MS = 100
    const BEGUN = 3
    const MOVES = 6
    const server = await testServer(await fresh(), { BOT_PAUSE_MS: String(PAUSE_MS) })
    onEnd(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    onEnd(() => anna.close())
    await anna.connect()
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
    // Darwin is used because random moves do not end it soon.
    const { id } = (await anna.post('/api/tables', { game: 'darwin', seats })) as { id: string }
    await anna.watch(id, 0)
    await anna.post(`/api/tables/${id}/resign`, { seat: 0 })
    // The moves that were under way when Anna resigned were not paced for a spectator.
    const before = anna.seen(id).told.length
    const { told } = await anna.until(id, (seen) => seen.told.length > before + BEGUN + MOVES)
    const times = [...new Set(told.slice(before + BEGUN).map(({ at }) => at))]
    const gaps = times.slice(1).map((at, i) => at - (times[i] as number))
    expect(gaps.length).toBeGreaterThan(1)
    // A timer may fire a millisecond early.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * PAUSE_MS - 2)
  })

  test('viewers see how far a slow bot is with its thinking', { tags: ['slow'] }, async () => {
    const server = await testServer(await fresh())
    onEnd(() => server.stop())
    const anna = await Client.guest(server.port, 'Anna')
    onEnd(() => anna.close())
    await anna.connect()
    const ines = { kind: 'bot', bot: 'ines' }
    const thinking = anna.wait(({ t }) => t === 'thinking')
    // The bots of all tables share the threads. On the quickest machine, too, each then takes long enough for progress
    // to be reported.
    for (let i = 0; i < 16; i++) {
      const { id } = (await anna.post('/api/tables', { game: 'arnak', seats: [ines, ines] })) as { id: string }
      await anna.watch(id)
    }
    const said = await thinking
    // `before`, the number of thoughts ahead in the queue, is sent only for those that wait.
    expect(said).toMatchObject({ table: expect.any(String), seat: expect.any(Number), done: expect.any(Number) })
    expect(anna.tables.has((said as { table: string }).table)).toBe(true)
  })
})
