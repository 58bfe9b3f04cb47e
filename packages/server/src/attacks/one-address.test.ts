// @module-tag slow
// A single network address attacks with 190 sockets, as fast as the limits allow, by whatever costs most. Players at
// another address must hardly notice.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { makeTable } from '../testing/live.ts'
import { type ServerProcess, serverProcess } from '../testing/process.ts'
import { type Attack, attackers, measure, type OutgoingMessage, type Request, USUAL_LIMITS } from './harness.ts'

/** The most that a move may take under attack, as a multiple of its time without one. */
const MOST = 3

let server: ServerProcess
let port: number
let folder: string
let addresses = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayfare-attack-'))
  server = await serverProcess({ DATABASE_URL: '', DATA_DIR: folder }, { ...USUAL_LIMITS, TRUST_PROXY: 'true' })
  port = await server.ready
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** These tests cause minutes of load and judge a ratio of times, so they are a part of npm run soak. */
const attacked = test.runIf(process.env.SOAK)

const BOTS = ['greedy', 'greedy', 'greedy', 'greedy']
const me = { kind: 'me' }
const bots = (names: readonly string[]) => names.map((bot) => ({ kind: 'bot', bot }))

/** Prepares what each guest of one address sends, and checks how much other people notice of it. */
async function hold(
  what: string,
  prepare: (guests: readonly Client[]) => Promise<Attack>,
  greetings?: readonly OutgoingMessage[],
): Promise<void> {
  const place = ++addresses
  const address = { attacker: `203.0.113.${place}`, honest: `198.51.100.${place}` }
  const guests = await attackers(port, address.attacker)
  const attack = await prepare(guests)
  for (const guest of guests) guest.close()
  const cookies = guests.map(({ cookie }) => cookie)
  const {
    quiet,
    attacked,
    ratio,
    refusedMoves,
    attack: result,
  } = await measure(port, address, cookies, attack, greetings)
  console.info(
    `${what} | quiet ${quiet.toFixed(1)} ms | under attack ${attacked.toFixed(1)} ms | ratio ${ratio.toFixed(2)} | ${JSON.stringify(result)}`,
  )
  expect(refusedMoves, 'honest moves that were refused').toBe(0)
  expect(result.answered + result.refused, 'questions that were answered').toBeGreaterThan(0)
  expect(ratio).toBeLessThan(MOST)
}

/** An attack in which every guest sends the messages that were made for them. */
async function bySockets(
  guests: readonly Client[],
  messages: (guest: Client) => Promise<readonly OutgoingMessage[]>,
): Promise<Attack> {
  const byCookie: Record<string, readonly OutgoingMessage[]> = {}
  for (const guest of guests) byCookie[guest.cookie] = await messages(guest)
  return { by: 'sockets', byCookie }
}

/** Makes a table whose game bots have played to its end. */
async function finishedTable(guest: Client, game = 'darwin'): Promise<string> {
  const table = await makeTable(guest, bots(BOTS), { game, listed: true })
  await guest.watch(table)
  await guest.until(table, ({ info }) => info.status === 'finished', 120_000)
  return table
}

/** Makes a table of the guest's own at which the guest has to decide. */
async function ownTable(guest: Client, game: string, seats: readonly unknown[] = [me, ...bots(['random'])]) {
  const table = await makeTable(guest, seats, { game })
  await guest.watch(table, 0)
  const { n } = await guest.until(table, ({ picture }) => (picture?.options.length ?? 0) > 0)
  return { table, n }
}

attacked('why a bot moved, late in a finished game', { timeout: 300_000 }, async () => {
  await hold('world by', async (guests) => {
    const table = await finishedTable(guests[0] as Client)
    const told = (guests[0] as Client).seen(table).told.filter(({ facts }) => facts.some(({ k }) => k === 'move'))
    // A row number whose seat the server knows only after it has replayed the game.
    const late = told
      .slice(-40)
      .flatMap(({ n, seat }): OutgoingMessage[] =>
        [seat as number, ((seat as number) + 1) % BOTS.length].map((by) => ({ t: 'world', table, at: n, by })),
      )
    return bySockets(guests, async () => late)
  })
})

attacked('worlds for a coach, dealt for their own seats', { timeout: 300_000 }, async () => {
  await hold('world', (guests) =>
    bySockets(guests, async (guest) => {
      const { table, n } = await ownTable(guest, 'darwin')
      return [{ t: 'world', table, seat: 0, at: n }]
    }),
  )
})

attacked('questions how a refused move could become possible', { timeout: 300_000 }, async () => {
  await hold('how', (guests) =>
    bySockets(guests, async (guest) => {
      const { table } = await ownTable(guest, 'arnak')
      return [{ t: 'how', table, seat: 0, what: 'discover l2-3' }]
    }),
  )
})

attacked('why something is not offered', { timeout: 300_000 }, async () => {
  await hold('explain', (guests) =>
    bySockets(guests, async (guest) => {
      const [arnak, arkham] = [await ownTable(guest, 'arnak'), await ownTable(guest, 'arkham')]
      const long = Array.from({ length: 150 }, (_, i) => `coin${i}`).join('+')
      return [
        { t: 'explain', table: arnak.table, seat: 0, what: 'discover l2-3' },
        { t: 'explain', table: arnak.table, seat: 0, what: `pay ${long}` },
        { t: 'explain', table: arkham.table, seat: 0, what: 'way a r-c31-c41 r-c41-c51' },
      ]
    }),
  )
})

attacked('64 moves at once, the last of which is not possible', { timeout: 300_000 }, async () => {
  await hold('move of 64 texts', (guests) =>
    bySockets(guests, async (guest) => {
      const { table, n } = await ownTable(guest, 'darwin')
      const texts = await longestLine(guest, table)
      return [{ t: 'move', table, seat: 0, at: n, texts: [...texts.slice(0, 63), 'nonsense'] }]
    }),
  )
})

/** Returns moves that can be made one after another. They are taken back afterwards, so that the table is as it was. */
async function longestLine(guest: Client, table: string): Promise<string[]> {
  const made: string[] = []
  for (let tries = 0; tries < 200 && made.length < 63; tries++) {
    // Without the pause the server would take the preparation itself for an attack.
    await pause(200)
    const { picture } = guest.seen(table)
    const options = picture?.options ?? []
    const option = options[tries % options.length]
    if (!option) break
    await guest.move(table, 0, option.move)
    await guest.settled()
    const after = guest.seen(table).picture
    if ((after?.undo ?? 0) > made.length && after?.turn.includes(0)) {
      made.push(option.move)
      continue
    }
    if ((after?.undo ?? 0) <= made.length) break
    await guest.request({ t: 'undo', table, seat: 0, at: guest.seen(table).n })
    await guest.settled()
  }
  return made
}

attacked('moves that are made and undone again and again', { timeout: 300_000 }, async () => {
  await hold('move and undo', (guests) =>
    bySockets(guests, async (guest) => {
      const { table, n } = await ownTable(guest, 'arnak')
      const move = guest.seen(table).picture?.options[0]?.move as string
      return [
        { t: 'move', table, seat: 0, at: n, texts: [move] },
        { t: 'undo', table, seat: 0, at: n + 1 },
      ]
    }),
  )
})

attacked('watching a long game from its beginning, again and again', { timeout: 300_000 }, async () => {
  await hold('watch and unwatch', async (guests) => {
    const table = await finishedTable(guests[0] as Client, 'arnak')
    return bySockets(guests, async () => [
      { t: 'watch', table, seat: 0, since: 0 },
      { t: 'unwatch', table },
    ])
  })
})

attacked('lines of chat', { timeout: 300_000 }, async () => {
  await hold('chat', async (guests) => {
    const table = await makeTable(guests[0] as Client, [me, me])
    return bySockets(guests, async () => [{ t: 'chat', table, text: 'x'.repeat(500) }])
  })
})

attacked('proposals that are made and refused', { timeout: 300_000 }, async () => {
  await hold('ask and answer', async (guests) =>
    bySockets(guests, async (guest) => {
      const table = await makeTable(guest, [me, me], { game: 'arnak' })
      await guest.watch(table, 0)
      await guest.until(table, ({ info }) => info.status === 'running')
      return [
        { t: 'ask', table, seat: 0, what: { coach: true } },
        { t: 'answer', table, seat: 1, yes: false },
      ]
    }),
  )
})

attacked('pings', { timeout: 300_000 }, async () => {
  await hold('ping', (guests) => bySockets(guests, async () => [{ t: 'ping' }]))
})

const fast = { atOnce: 60, perSecond: 300 }

attacked('practice from the end of a long game', { timeout: 300_000 }, async () => {
  await hold('clone', async (guests) => {
    const table = await finishedTable(guests[0] as Client)
    const requests = guests.map(
      ({ cookie }): Request => ({ method: 'POST', path: `/api/tables/${table}/clone`, body: { at: 100_000 }, cookie }),
    )
    return { by: 'requests', requests, ...fast }
  })
})

attacked('the log of a long game', { timeout: 300_000 }, async () => {
  await hold('log', async (guests) => {
    const table = await finishedTable(guests[0] as Client)
    const requests = guests.map(({ cookie }): Request => ({ method: 'GET', path: `/api/tables/${table}/log`, cookie }))
    return { by: 'requests', requests, ...fast }
  })
})

attacked('the replay of a long game at its end', { timeout: 300_000 }, async () => {
  await hold('replay', async (guests) => {
    const table = await finishedTable(guests[0] as Client)
    const requests = guests.map(
      ({ cookie }, i): Request => ({ method: 'GET', path: `/api/tables/${table}/replay?at=${90 + i}&seat=0`, cookie }),
    )
    return { by: 'requests', requests, ...fast }
  })
})

attacked('sockets that are opened and closed', { timeout: 300_000 }, async () => {
  await hold('handshakes', async () => ({ by: 'handshakes', ...fast }))
})
