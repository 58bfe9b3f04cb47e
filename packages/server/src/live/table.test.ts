// The basic duties of a server: a table is made, people take seats and move, and they go on after any interruption.

import { expect, test } from 'vitest'
import type { Running } from '../server.ts'
import { Client } from '../testing/client.ts'
import { eachDatabase, type StoreSettings } from '../testing/databases.ts'
import { testServer } from '../testing/server.ts'

eachDatabase('a table', (_open, { fresh, onEnd }) => {
  async function start(store: StoreSettings, env: Record<string, string> = {}, now?: () => number): Promise<Running> {
    const server = await testServer(store, env, now)
    onEnd(() => server.stop())
    return server
  }
  async function guest(port: number, name: string): Promise<Client> {
    const client = await Client.guest(port, name)
    onEnd(() => client.close())
    return client.connect()
  }
  const make = async (host: Client, seats: unknown[], more: object = {}): Promise<string> =>
    ((await host.post('/api/tables', { game: 'kit', seats, ...more })) as { id: string }).id

  async function twoAtATable(anna: Client, ben: Client, more: object = {}): Promise<string> {
    const table = await make(anna, [{ kind: 'me' }, { kind: 'open' }], more)
    await ben.post(`/api/tables/${table}/join`)
    await anna.watch(table, 0)
    await ben.watch(table, 1)
    return table
  }

  /** Plays a number of moves, each by the seat that has to decide. */
  async function play(table: string, seats: readonly Client[], moves: number): Promise<void> {
    for (let i = 0; i < moves; i++) {
      const seat = (seats[0] as Client).seen(table).picture?.turn[0]
      if (seat === undefined) return
      const client = seats[seat] as Client
      const options = client.seen(table).picture?.options ?? []
      const move = options[i % options.length]?.move as string
      expect(await client.move(table, seat, move)).toMatchObject({ t: 'done' })
      for (const other of seats) await other.settled()
    }
  }

  test('people sit down, move and see the same game; a restart changes nothing', async () => {
    const store = await fresh()
    const server = await start(store)
    const [anna, ben] = [await guest(server.port, 'Anna'), await guest(server.port, 'Ben')]
    const table = await twoAtATable(anna, ben)
    await play(table, [anna, ben], 14)
    const before = [anna.seen(table), ben.seen(table)]
    expect(before[0]?.told.length).toBeGreaterThan(6)
    expect(before[0]?.info.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])

    await server.stop()
    expect(anna.closed?.code ?? 1001).toBe(1001)
    const again = await start(store)
    for (const [seat, client] of [anna, ben].entries()) {
      const back = await client.at(again.port).connect()
      onEnd(() => back.close())
      expect(await back.watch(table, seat)).toEqual(before[seat])
      // A client that knows a part of the log gets the rest.
      const later2 = client.at(again.port)
      await later2.connect()
      onEnd(() => later2.close())
      const rest = await later2.watch(table, seat, 3)
      expect(rest.told).toEqual(before[seat]?.told.slice(3))
    }
  })

  test('a game is played to its end, its secret is shown, and the log replays', async () => {
    const server = await start(await fresh())
    const [anna, ben] = [await guest(server.port, 'Anna'), await guest(server.port, 'Ben')]
    const table = await twoAtATable(anna, ben, { options: { rounds: 2 }, bytes: 'ab'.repeat(16) })
    expect(anna.seen(table).info.secret).toBeNull()
    await play(table, [anna, ben], 500)
    const { info, picture } = anna.seen(table)
    expect(info.status).toBe('finished')
    expect(picture?.over).toBe(true)
    expect(info.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(info.seats.map(({ place }) => place)).toContain(1)
    const log = (await anna.get(`/api/tables/${table}/log`)) as string
    expect(log).toContain(`secret ${info.secret}`)
    const { replay, parseLog, isSecretOf: keepsItsWord } = await import('@wayfare/kernel')
    const parsed = parseLog(log)
    expect(keepsItsWord(info.commitment, info.secret as string)).toBe(true)
    const { engine } = await server.rooms.look(table, (one) => one)
    expect(engine.hash(replay(engine, parsed).state)).toBe(parsed.hash)
  })
})
