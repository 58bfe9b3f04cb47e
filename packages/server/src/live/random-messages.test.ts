// @module-tag slow
// Sends random messages, many of them nearly valid. Each is answered or closes the connection with a code of ours,
// nothing breaks, and the games can be replayed. MESSAGES=100000 sends more.

import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE, parseClientMessage } from '@wayfare/protocol'
import { matchOf } from '@wayfare/table'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Running } from '../server.ts'
import { loadTable } from '../tables/table-store.ts'
import type { Client } from '../testing/client.ts'
import { liveOnSqlite, makeTable, playOn, recordedLog, tableOf } from '../testing/live.ts'

const MESSAGES = Number(process.env.MESSAGES ?? 1_000)
const AT_ONCE = 50
const { server, guest, onEnd } = liveOnSqlite()

/** The random parts of a message. The rest depends on the table that the client sees when it is sent. */
type Recipe = {
  readonly kind: string
  readonly a: number
  readonly b: number
  readonly text: string
  readonly value: unknown
  readonly spoil: 'no' | 'drop' | 'replace' | 'add' | 'cut' | 'string' | 'bytes' | 'large'
}

const KINDS = [
  'move',
  'move',
  'move',
  'undo',
  'explain',
  'how',
  'world',
  'ask',
  'answer',
  'chat',
  'watch',
  'unwatch',
  'hello',
  'ping',
]
const recipe: fc.Arbitrary<Recipe> = fc.record({
  kind: fc.constantFrom(...KINDS),
  a: fc.nat(1000),
  b: fc.nat(1000),
  text: fc.oneof(fc.constantFrom('rest', 'end', 'draw', '__proto__', 'pay coin'), fc.string({ maxLength: 30 })),
  value: fc.jsonValue({ maxDepth: 3 }),
  spoil: fc.oneof(
    { weight: 6, arbitrary: fc.constant('no' as const) },
    { weight: 3, arbitrary: fc.constantFrom('drop', 'replace', 'add', 'cut', 'string', 'bytes') },
    { weight: 1, arbitrary: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'large') },
  ) as fc.Arbitrary<Recipe['spoil']>,
})

/** Makes a message that a client could send, or nearly so. */
function rightMessage(
  { kind, a, b, text }: Recipe,
  client: Client,
  tables: readonly string[],
): Record<string, unknown> {
  const table = [...tables, 'nosuchtable'][a % (tables.length + 1)] as string
  const seen = client.tables.get(table)
  const options = seen?.picture?.options.map(({ move }) => move) ?? []
  const move = b % 3 > 0 && options.length > 0 ? (options[b % options.length] as string) : text
  const seat = a % 7 === 0 ? a % 16 : (seen?.picture?.turn[0] ?? b % 2)
  const at = b % 9 === 0 ? b : (seen?.n ?? 0)
  const onSeat = { t: kind, table, seat, id: `r${a % 40}-${b}` }
  const messages: Record<string, object> = {
    move: { ...onSeat, at, texts: a % 4 === 0 ? [move, text, move] : [move] },
    undo: { ...onSeat, at },
    explain: { ...onSeat, what: move },
    how: { ...onSeat, what: move },
    world: { ...onSeat, at, ...(b % 4 === 0 ? { by: b % 3 } : {}) },
    ask: { ...onSeat, what: [{ rewind: 1 + (b % (at + 1)) }, { replace: b % 5 }, { coach: true }][b % 3] },
    answer: { ...onSeat, yes: b % 2 === 0 },
    chat: { t: kind, table, id: onSeat.id, text },
    watch: { t: kind, table, ...(b % 4 === 0 ? {} : { seat }), ...(b % 3 === 0 ? { since: b % 50 } : {}) },
    unwatch: { t: kind, table },
    hello: { t: kind, protocol: a % 9 },
    ping: { t: kind },
  }
  return messages[kind] as Record<string, unknown>
}

function written(one: Recipe, client: Client, tables: readonly string[]): string | Buffer {
  const message = rightMessage(one, client, tables)
  const keys = Object.keys(message)
  const key = keys[one.a % keys.length] as string
  if (one.spoil === 'drop') delete message[key]
  if (one.spoil === 'replace') message[key] = one.value
  if (one.spoil === 'add') message[one.text] = one.value
  const text = JSON.stringify(message)
  if (one.spoil === 'cut') return text.slice(0, one.b % text.length)
  if (one.spoil === 'string') return one.text
  if (one.spoil === 'bytes') return Buffer.from(text)
  if (one.spoil === 'large') return text + ' '.repeat(17_000)
  return text
}

const CODES: readonly number[] = [...Object.values(CLOSE), 1009]
const unhandled: unknown[] = []
const hear = (error: unknown) => unhandled.push(error)
process.on('unhandledRejection', hear)
afterAll(() => void process.off('unhandledRejection', hear))

test(`${MESSAGES} random messages`, async () => {
  const { lines, log } = recordedLog()
  const one = await server({}, { log })
  let eve = await guest(one, 'Eve')
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const playing = { over: false, games: [] as string[] }
  const game = playAlong(anna, ben, playing)
  const tables: string[] = []
  const all = new Set<string>()
  let sent = 0
  let done = 0

  async function comeBack(): Promise<void> {
    expect(CODES).toContain(eve.closed?.code)
    eve = eve.at(one.port)
    onEnd(() => eve.close())
    await eve.connect()
    for (const table of tables.slice(0, 2)) await eve.watch(table, 0)
  }

  await fc.assert(
    fc.asyncProperty(fc.array(recipe, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (recipes) => {
      await freshTables(one, eve, tables)
      for (const table of tables) all.add(table)
      for (const next of recipes) {
        const text = written(next, eve, tables)
        const before = eve.messages.length
        eve.raw.send(text, { binary: Buffer.isBuffer(text) })
        eve.send({ t: 'ping' })
        sent++
        const open = await answeredOrClosed(eve, before, isPing(text) ? 2 : 1)
        const answers = eve.messages.slice(before)
        const said = `${text.toString().slice(0, 300)} → ${JSON.stringify(answers).slice(0, 300)}`
        expect(JSON.stringify(answers), said).not.toContain('"unavailable"')
        done += answers.filter(({ t }) => t === 'done').length
        if (!open) await comeBack()
        // A search is answered later, when it has ended.
        else if (!/"t":"(unwatch|how)"/.test(text.toString())) {
          const direct = answers.filter(({ t }) => t !== 'update' && t !== 'presence')
          expect(direct.length, said).toBeGreaterThan(1)
        }
      }
    }),
    { numRuns: Math.ceil(MESSAGES / AT_ONCE), endOnFailure: true },
  )
  playing.over = true
  await game
  expect(sent).toBeGreaterThanOrEqual(MESSAGES)
  // Enough of the messages were valid.
  expect(done).toBeGreaterThan(MESSAGES / 50)
  expect(unhandled).toEqual([])
  expect(lines.filter((line) => /"level":(40|50|60)/.test(line))).toEqual([])
  expect(playing.games.length).toBeGreaterThan(1)
  for (const table of [...all, ...playing.games]) await replays(one, table)
}, 600_000)

/** Makes two tables, one against a bot and one with two seats for the same person, and new ones when they are over. */
async function freshTables(one: Running, eve: Client, tables: string[]): Promise<void> {
  const seats = [
    [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    [{ kind: 'me' }, { kind: 'me' }],
    [{ kind: 'me' }, { kind: 'open' }],
  ]
  for (const [i, plan] of seats.entries()) {
    const status = tables[i] ? (await one.rooms.room(tables[i])).table.status : 'finished'
    if (status !== 'finished') continue
    tables[i] = await makeTable(eve, plan, { options: { rounds: 4 } })
    await eve.watch(tables[i], 0)
  }
}

function isPing(text: string | Buffer): boolean {
  const message = typeof text === 'string' ? parseClientMessage(text) : 'no text'
  return typeof message === 'object' && message.t === 'ping'
}

/**
 * True when everything sent, including this number of pings, is answered; false if the connection has been closed
 * because of it.
 */
async function answeredOrClosed(client: Client, before: number, pings: number): Promise<boolean> {
  const answered = () => client.messages.slice(before).filter(({ t }) => t === 'pong').length === pings
  while (!answered() && !client.closed) await new Promise((resolve) => setImmediate(resolve))
  return answered() && !client.closed
}

async function playAlong(anna: Client, ben: Client, playing: { over: boolean; games: string[] }): Promise<void> {
  const sent = (table: string) => anna.seen(table).n
  while (!playing.over || playing.games.length < 2) {
    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    playing.games.push(table)
    while (anna.seen(table).info.status === 'running') {
      await playOn(table, [anna, ben], 1, (count) => sent(table) % count)
      await pause(20)
    }
    expect(anna.seen(table).info.status).toBe('finished')
    for (const client of [anna, ben]) client.send({ t: 'unwatch', table })
  }
}

/** Checks that the log replays to the position that the room shows. */
async function replays(one: Running, id: string): Promise<void> {
  const live = await one.rooms.look(id, (table) => ({ seq: table.seq, hash: table.match && hashOf(table) }))
  const again = await loadTable(one.context, id)
  expect(again?.seq).toBe(live.seq)
  if (again?.match) expect(hashOf(again)).toBe(live.hash)
}

const hashOf = (table: Parameters<typeof matchOf>[0]): string => table.engine.hash(matchOf(table).state)
