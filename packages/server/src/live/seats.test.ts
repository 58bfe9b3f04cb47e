// @module-tag slow
// Actions of people at a table other than moves: sharing a device, watching, resigning, being replaced by a vote,
// running out of time, and returning.

import type { TableInfo } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { eachDatabase } from '../testing/databases.ts'
import { draft, kitOf, live, makeTable, playOn, tableOf } from '../testing/live.ts'

eachDatabase('seats', (_open, stores) => {
  const { server, guest } = live(stores)
  const BOT = { kind: 'bot', bot: 'random' }
  const seatsOf = (client: Client, table: string) => client.seen(table).info.seats
  const refusedWith = (code: string) => ({ t: 'refused', code })
  /** Starts a server with a clock of the test. */
  async function serverAt(start = Date.UTC(2030, 5, 1, 12)) {
    const clock = { at: start }
    return { clock, one: await server({}, { now: () => clock.at }) }
  }

  test('a device can be shared: each view holds the secrets of one seat', async () => {
    const one = await server()
    const anna = await guest(one, 'Anna')
    const table = await makeTable(anna, [
      { kind: 'me', name: 'Mum' },
      { kind: 'me', name: 'Dad' },
    ])
    const handOf = (seat: number, of: number) => {
      expect(anna.seen(table).seat).toBe(seat)
      return kitOf(anna.seen(table)).sellers[of]?.hand
    }
    await anna.watch(table, 0)
    expect(seatsOf(anna, table).map(({ name }) => name)).toEqual(['Mum', 'Dad'])
    expect(handOf(0, 0)).not.toContain(null)
    expect(handOf(0, 1)).toEqual([null, null, null])
    await anna.watch(table, 1)
    expect(handOf(1, 0)).toEqual([null, null, null])
    expect(handOf(1, 1)).not.toContain(null)
    // From now on updates are those of seat 1 alone.
    const before = anna.texts.length
    const dropped = anna.seen(table).picture?.options[0]?.move as string
    await anna.move(table, 1, dropped)
    const updates = anna.texts.slice(before).filter((text) => text.includes('"update"'))
    expect(updates).toHaveLength(1)
    expect(await anna.request({ t: 'explain', table, seat: 0, what: 'x' })).toMatchObject({ t: 'why' })
  })

  test('a player against bots is dealt a world for a coach; beside another person nobody is at first', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const alone = await makeTable(anna, [{ kind: 'me' }, BOT])
    await anna.watch(alone, 0)
    const { n: at } = anna.seen(alone)
    const dealt = (await anna.request({ t: 'world', table: alone, seat: 0, at })) as { world?: { core: object } }
    expect(dealt).toMatchObject({ t: 'world', seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(dealt.world?.core).toMatchObject({ players: 2 })
    expect(await anna.request({ t: 'world', table: alone, seat: 0, at: at + 1 })).toMatchObject({ code: 'stale' })
    const shared = await tableOf([anna, ben])
    const asked = { t: 'world', table: shared, seat: 0, at: anna.seen(shared).n }
    expect(await anna.request(asked)).toMatchObject(refusedWith('not-now'))
    // Chances of winning are for spectators, and the reasons for a bot's move are for its opponents.
    const chances = { t: 'world', table: alone, at: 0 }
    expect(await ben.request(chances)).toMatchObject({ t: 'world', eyes: 'spectator' })
    expect(await anna.request(chances)).toMatchObject(refusedWith('not-now'))
    const moved = ({ facts }: { facts: readonly { k: string; seat?: unknown }[] }) =>
      facts.some(({ k, seat }) => k === 'move' && seat === 1)
    while (!anna.seen(alone).told.some(moved)) {
      const { picture, told } = await anna.until(alone, (seen) => seen.told.some(moved) || !!seen.picture?.options[0])
      if (!told.some(moved)) await anna.move(alone, 0, picture?.options[0]?.move as string)
    }
    const why = { t: 'world', table: alone, seat: 0, at: anna.seen(alone).told.find(moved)?.n, by: 1 }
    expect(await anna.request(why)).toMatchObject({ t: 'world', eyes: 0 })
    expect(await ben.request(why)).toMatchObject(refusedWith('not-your-seat'))
  })

  test('beside other people each is dealt a world for a coach once all have agreed', async () => {
    const one = await server()
    const people = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Cleo')] as const
    const [anna, ben, cleo] = people
    const eve = await guest(one, 'Eve')
    const table = await tableOf(people)
    const hint = (client: Client, seat: number) =>
      client.request({ t: 'world', table, seat, at: anna.seen(table).n, id: `hint-${client.texts.length}` })
    const answer = (client: Client, seat: number, yes: boolean) => client.request({ t: 'answer', table, seat, yes })
    const ask = { t: 'ask', table, seat: 0, what: { coach: true } }
    expect(await eve.request(ask)).toMatchObject(refusedWith('not-your-seat'))
    expect(await anna.request(ask)).toMatchObject({ t: 'done' })
    expect(await answer(ben, 1, false)).toMatchObject({ t: 'done' })
    await anna.until(table, ({ info }) => info.proposal === null)
    expect(await hint(anna, 0)).toMatchObject(refusedWith('not-now'))
    expect(await anna.request(ask)).toMatchObject({ t: 'done' })
    expect(await answer(ben, 1, true)).toMatchObject({ t: 'done' })
    expect(await hint(anna, 0)).toMatchObject(refusedWith('not-now'))
    expect(await answer(cleo, 2, true)).toMatchObject({ t: 'done' })
    for (const [seat, client] of people.entries()) {
      expect((await client.until(table, ({ info }) => info.coach === true)).info.proposal).toBeNull()
      expect(await hint(client, seat)).toMatchObject({ t: 'world', eyes: seat })
    }
    expect(await hint(eve, 0)).toMatchObject(refusedWith('not-your-seat'))
    expect(await hint(ben, 0)).toMatchObject(refusedWith('not-your-seat'))
    // Each person has received only the message for their own seat.
    for (const client of people) {
      await client.settled()
      expect(client.texts.filter((text) => text.includes('"t":"world"'))).toHaveLength(1)
    }
  })

  test('spectators see the public view, and are counted', async () => {
    const one = await server()
    const [anna, ben, eve] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Eve')]
    const table = await tableOf([anna, ben], { listed: true })
    const there = anna.wait((message) => message.t === 'presence' && message.watchers === 1)
    const seen = await eve.watch(table)
    expect(await there).toMatchObject({ seats: [true, true] })
    expect(seen.picture).toMatchObject({ options: [], question: null, undo: 0 })
    for (const { hand } of kitOf(seen).sellers) expect(hand).toEqual([null, null, null])
    const running = (await eve.get('/api/tables?which=running')) as { id: string; seats: { mine: boolean }[] }[]
    expect(running.find(({ id }) => id === table)?.seats.map(({ mine }) => mine)).toEqual([false, false])
    await draft(table, [anna, ben])
    await anna.move(table, 0, 'rest')
    await eve.until(table, ({ told }) => told.some(({ facts }) => facts[0]?.move === 'rest'))
    const log = (await eve.get(`/api/tables/${table}/log`)) as string
    expect(log).toContain('0 rest')
    expect(log).toContain('0 ?')
    expect(log).not.toContain('drop ')
    expect((await eve.fetch('GET', `/api/tables/${table}/replay`)).status).toBe(409)
  })

  test('a player who resigns is replaced by a bot, is placed last and does not return', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    await draft(table, [anna, ben])
    expect((await ben.fetch('POST', `/api/tables/${table}/resign`, { seat: 0 })).status).toBe(403)
    await anna.post(`/api/tables/${table}/resign`, { seat: 0 })
    await ben.until(table, ({ picture }) => picture?.turn[0] === 1)
    expect(seatsOf(ben, table)[0]).toMatchObject({ kind: 'person', name: 'Anna', gone: 'resigned', bot: 'random' })
    expect(await anna.move(table, 0, 'rest')).toMatchObject(refusedWith('not-your-seat'))
    expect((await anna.fetch('POST', `/api/tables/${table}/back`, { seat: 0 })).status).toBe(409)
    for (let i = 0; ben.seen(table).info.status === 'running'; i++) {
      const { picture } = await ben.until(
        table,
        (seen) => seen.picture?.over === true || seen.picture?.turn.includes(1) === true,
      )
      if (picture?.over) break
      await ben.move(table, 1, picture?.options[i % picture.options.length]?.move as string)
      await ben.settled()
    }
    expect(seatsOf(ben, table).map(({ place }) => place)).toEqual([2, 1])
  })

  test('a player who keeps all waiting can be replaced by a vote, and may return', async () => {
    const { one, clock } = await serverAt()
    const [anna, ben, cleo] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Cleo')]
    const table = await tableOf([anna, ben, cleo])
    await draft(table, [anna, ben, cleo])
    const ask = { t: 'ask', table, seat: 1, what: { replace: 0 } }
    expect(await ben.request(ask)).toMatchObject({ code: 'not-now', message: /three minutes/ })
    clock.at += 4 * 60_000
    expect(await ben.request({ ...ask, what: { replace: 2 } })).toMatchObject(refusedWith('not-now'))
    expect(await ben.request(ask)).toMatchObject({ t: 'done' })
    expect((await cleo.until(table, (seen) => seen.info.proposal !== null)).info.proposal?.needed).toEqual([1, 2])
    expect(await anna.request({ t: 'answer', table, seat: 0, yes: false })).toMatchObject(refusedWith('not-now'))
    expect(await cleo.request({ t: 'answer', table, seat: 2, yes: true })).toMatchObject({ t: 'done' })
    await ben.until(table, (seen) => seen.picture?.turn[0] === 1)
    expect(seatsOf(ben, table)[0]).toMatchObject({ gone: 'voted', bot: 'random' })
    await anna.post(`/api/tables/${table}/back`, { seat: 0 })
    await ben.until(table, (seen) => seen.info.seats[0]?.gone === null)
    expect((await anna.fetch('POST', `/api/tables/${table}/back`, { seat: 0 })).status).toBe(409)
  })

  test('clocks run for all who decide; when time is up a bot plays on, and its person may return', async () => {
    const { one, clock } = await serverAt()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await tableOf([anna, ben], { clock: { bank: 60, increment: 5 } })
    const left = (client: Client) => client.seen(table).picture?.clocks?.seats
    expect(left(anna)).toEqual([
      { left: 60_000, running: true },
      { left: 60_000, running: true },
    ])
    clock.at += 10_000
    await draft(table, [anna, ben])
    // Both thought for ten seconds. Then Ben's draft ended, and he got the increment.
    expect(left(anna)).toEqual([
      { left: 55_000, running: true },
      { left: 55_000, running: false },
    ])
    clock.at += 56_000
    await ben.until(table, (seen) => seen.info.seats[0]?.gone === 'time')
    await ben.until(table, (seen) => seen.picture?.turn[0] === 1)
    await anna.post(`/api/tables/${table}/back`, { seat: 0 })
    await ben.until(table, (seen) => seen.info.seats[0]?.gone === null)
    expect(seatsOf(ben, table)[1]).toMatchObject({ gone: null })
  })

  test('a person who was asked to leave leaves; a new host follows; an empty table is closed', async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], { listed: true })
    await ben.post(`/api/tables/${table}/join`, { seat: 2 })
    expect((await ben.fetch('POST', `/api/tables/${table}/leave`, { seat: 0 })).status).toBe(403)
    expect((await ben.fetch('POST', `/api/tables/${table}/start`)).status).toBe(403)
    expect((await anna.fetch('POST', `/api/tables/${table}/start`)).status).toBe(409)
    expect((await anna.fetch('POST', `/api/tables/${table}/leave`, { seat: 7 })).status).toBe(400)
    await anna.post(`/api/tables/${table}/leave`, { seat: 2 })
    await ben.post(`/api/tables/${table}/join`)
    expect(await anna.post(`/api/tables/${table}/leave`, { seat: 0 })).toMatchObject({ host: ben.id, status: 'open' })
    expect(await ben.post(`/api/tables/${table}/leave`, { seat: 1 })).toMatchObject({
      status: 'closed',
      secret: /^[0-9a-f]{64}$/,
    })
  })

  test('a rematch is one table for all who ask', async () => {
    const one = await server()
    const [anna, ben, eve] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Eve')]
    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    expect((await anna.fetch('POST', `/api/tables/${table}/rematch`)).status).toBe(409)
    await playOn(table, [anna, ben])
    expect((await eve.fetch('POST', `/api/tables/${table}/rematch`)).status).toBe(403)
    const again = (await Promise.all([anna, ben].map((one) => one.post(`/api/tables/${table}/rematch`)))) as {
      table: string
    }[]
    expect(again[0]?.table).toBe(again[1]?.table)
    const next = again[0]?.table as string
    await anna.until(table, ({ info }) => info.rematch === next)
    const info = (await anna.get(`/api/tables/${next}`)) as TableInfo
    expect(info.options).toMatchObject({ players: 2, rounds: 2 })
    expect(info.seats.map(({ person }) => person)).toEqual([anna.id, ben.id])
    expect(info.status, 'both have said that they want it').toBe('running')
  })

  test('a rematch waits for people who have not asked for it, and gives them no seat that somebody has taken', async () => {
    const one = await server()
    const [anna, ben, eve] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Eve')]
    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    await playOn(table, [anna, ben])
    const { table: next } = (await anna.post(`/api/tables/${table}/rematch`)) as { table: string }
    const infoNow = async () => (await anna.get(`/api/tables/${next}`)) as TableInfo
    expect((await infoNow()).status).toBe('open')
    expect((await infoNow()).seats[1], 'those who wait see whom they wait for').toMatchObject({
      kind: 'open',
      asked: 'Ben',
    })
    await eve.post(`/api/tables/${next}/join`, {})
    expect((await infoNow()).seats[1]?.asked, 'somebody else has taken the seat').toBeUndefined()
    expect(await ben.post(`/api/tables/${table}/rematch`)).toEqual({ table: next })
    expect((await infoNow()).seats.map(({ person }) => person)).toEqual([anna.id, eve.id])
  })

  test('bots play against each other while others look on', async () => {
    const one = await server()
    const anna = await guest(one, 'Anna')
    const table = await makeTable(anna, [BOT, BOT, BOT], { options: { rounds: 2 } })
    await anna.watch(table)
    const { info } = await anna.until(table, (seen) => seen.info.status === 'finished')
    expect(info.seats.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot'])
  })
})
