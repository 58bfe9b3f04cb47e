// @module-tag slow
// Practice from another game, the daily deal, and the removal of tables that nobody needs.

import type { ListedTable } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { sweepWork } from '../jobs/sweep.ts'
import type { Client } from '../testing/client.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { draft, kitOf, live, makeTable, playOn, tableOf } from '../testing/live.ts'

eachDatabaseInSoak('practice and daily deals', (_open, stores) => {
  const { server, guest, onEnd } = live(stores)
  /** Starts a server with a clock of the test. */
  async function serverAt(start = Date.UTC(2030, 5, 1, 12)) {
    const clock = { at: start }
    return { clock, one: await server({}, { now: () => clock.at }) }
  }

  /** Plays against bots until the game is over. */
  async function playAlone(client: Client, table: string, taste: number): Promise<void> {
    for (let i = taste; ; i++) {
      const { picture } = await client.until(
        table,
        (seen) => seen.picture?.over === true || seen.picture?.turn.includes(0) === true,
      )
      if (picture?.over) return
      await client.move(table, 0, picture?.options[i % picture.options.length]?.move as string)
      await client.settled()
    }
  }

  test('practice continues from any move of a finished game, and of a running one in a world of one’s own', async () => {
    const one = await server()
    const [anna, ben, eve] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Eve')]
    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    await draft(table, [anna, ben])
    const clone = (who: Client, body: object) => who.fetch('POST', `/api/tables/${table}/clone`, body)
    expect((await clone(eve, { at: 3, bot: 'random' })).status).toBe(403)
    // Practice gives hints, so the others have to agree first, as they would in the game itself.
    expect(await clone(anna, { at: 3, bot: 'random' })).toMatchObject({
      status: 409,
      body: { error: { code: 'not-now' } },
    })
    await anna.request({ t: 'ask', table, seat: 0, what: { coach: true } })
    await ben.request({ t: 'answer', table, seat: 1, yes: true })
    await anna.settled()
    const running = await clone(anna, { at: 3, bot: 'random' })
    expect(running).toMatchObject({ status: 201, body: { practice: { table }, status: 'running' } })
    const { id } = running.body as { id: string }
    expect(JSON.stringify(await one.context.db.sql.selectFrom('entries').select('body').execute())).toContain('hinted')
    const listed = (await anna.get('/api/tables?which=mine')) as ListedTable[]
    expect(listed.filter(({ trial }) => trial).map((one) => one.id)).toEqual([id])
    const mine = await anna.watch(id, 0)
    expect(kitOf(mine).sellers[0]).toEqual(kitOf(anna.seen(table)).sellers[0])
    await playOn(table, [anna, ben])
    // The practice begins where it is her own turn; elsewhere a bot would have moved on meanwhile.
    type Replayed = { readonly view: object; readonly rows: number; readonly turn: readonly number[] }
    let at = 3
    let replay: Replayed
    do replay = (await eve.get(`/api/tables/${table}/replay?at=${++at}&seat=1`)) as Replayed
    while (replay.turn[0] !== 1)
    expect(replay.rows).toBeGreaterThan(at)
    const past = (await clone(eve, { at, seat: 1, bot: 'random' })).body as { id: string; practice: object }
    expect(past.practice).toEqual({ table, at })
    const eves = await eve.watch(past.id, 1)
    expect(kitOf(eves)).toEqual(replay.view)
  })

  test('a daily deal is the same for all, hidden while its day lasts, and counted once', async () => {
    const { one, clock } = await serverAt()
    const players = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    for (const [i, client] of players.entries())
      await client.post('/api/account', { login: `daily-${i}`, password: 'a long password' })
    const [anna, ben] = await Promise.all(players.map((client) => client.at(one.port).connect()))
    onEnd(() => [anna, ben].forEach((client) => void client?.close()))
    if (!anna || !ben) throw new Error('nobody came')
    const deals: string[] = []
    for (const client of [anna, ben, anna]) {
      const { id } = (await client.post('/api/daily/kit')) as { id: string }
      const seen = await client.watch(id, 0)
      deals.push(JSON.stringify(seen.picture?.view))
      if (client === ben) {
        anna.send({ t: 'watch', table: id })
        expect(await anna.wait(({ t }) => t === 'refused')).toMatchObject({ code: 'not-now' })
        expect((await anna.fetch('GET', `/api/tables/${id}/log`)).status).toBe(409)
        expect(await anna.request({ t: 'chat', table: id, text: 'hello' })).toMatchObject({ code: 'not-now' })
      }
      await playAlone(client, id, client === ben ? 1 : 0)
      expect(client.seen(id).info).toMatchObject({ status: 'finished', secret: null })
    }
    expect(deals[1]).toBe(deals[0])
    const results = (await anna.get('/api/daily/kit')) as {
      players: number
      mine: { total: number; percentile: number }
    }
    expect(results).toMatchObject({ players: 2, secret: null })
    const theirs = (await ben.get('/api/daily/kit')) as typeof results
    expect(results.mine.percentile + theirs.mine.percentile).toBe(100)
    clock.at += 24 * 60 * 60_000
    const shown = (await anna.get('/api/daily/kit?day=2030-06-01')) as { secret: string }
    expect(shown.secret).toMatch(/^[0-9a-f]{64}$/)
  })

  test('of the deals that somebody begins in a day the first counts, whichever they finish', async () => {
    const { one, clock } = await serverAt()
    const anna = await guest(one, 'Anna')
    // A daily deal that she began as a guest is hers when she has an account.
    const begin = async () => {
      clock.at += 1_000
      return ((await anna.post('/api/daily/kit')) as { id: string }).id
    }
    const first = await begin()
    await anna.post('/api/account', { login: 'daily-first', password: 'a long password' })
    const second = await begin()
    const back = await anna.at(one.port).connect()
    onEnd(() => back.close())
    const finish = async (id: string) => {
      await back.watch(id, 0)
      await playAlone(back, id, 0)
    }
    await finish(second)
    expect(await back.get('/api/daily/kit')).toMatchObject({ players: 0, mine: null })
    await finish(first)
    expect(await back.get('/api/daily/kit')).toMatchObject({ players: 1, mine: { table: first } })
  })

  test('a daily deal that a bot has finished counts for nobody, and is not dealt again', async () => {
    const { one } = await serverAt()
    const guestAnna = await guest(one, 'Anna')
    await guestAnna.post('/api/account', { login: 'daily-anna', password: 'a long password' })
    const anna = await guestAnna.at(one.port).connect()
    onEnd(() => anna.close())
    const { id } = (await anna.post('/api/daily/kit')) as { id: string }
    await anna.watch(id, 0)
    await anna.move(id, 0, anna.seen(id).picture?.options[0]?.move as string)
    expect(await anna.request({ t: 'ask', table: id, seat: 0, what: { rewind: 1 } })).toMatchObject({
      code: 'not-now',
      message: /daily/,
    })
    await anna.post(`/api/tables/${id}/resign`, { seat: 0 })
    await anna.until(id, ({ info }) => info.status === 'finished')
    expect(await anna.get('/api/daily/kit')).toMatchObject({ players: 0, mine: null })
  })

  test('tables that nobody began and games that nobody plays are closed, and their secret is shown', async () => {
    const { one, clock } = await serverAt()
    const anna = await guest(one, 'Anna')
    const open = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }])
    const running = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
    const sweep = sweepWork(one.context, one.rooms, async () => {})
    const statuses = () => Promise.all([open, running].map((id) => one.rooms.look(id, ({ status }) => status)))
    clock.at += 8 * 24 * 60 * 60_000
    await sweep({} as never, () => true)
    expect(await statuses()).toEqual(['closed', 'running'])
    clock.at += 60 * 24 * 60 * 60_000
    await sweep({} as never, () => true)
    expect(await statuses()).toEqual(['closed', 'closed'])
    expect(await anna.get(`/api/tables/${running}`)).toMatchObject({ status: 'closed', secret: /^[0-9a-f]{64}$/ })
  })
})
