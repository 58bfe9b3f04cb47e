// Helpers for tests of tables: a server, people, and a table for them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach } from 'vitest'
import { type Choices, type Running, startServer } from '../server.ts'
import { readSettings } from '../settings.ts'
import { CALM } from './calm.ts'
import { Client, type Seen } from './client.ts'
import type { StoreSettings } from './databases.ts'

type Stores = { fresh(): Promise<StoreSettings>; onEnd(cleanup: () => Promise<void> | void): void }

export type Live = ReturnType<typeof live>

/** Makes the helpers. Everything they start is closed with the test. */
export function live({ fresh, onEnd }: Stores) {
  async function server(env: Record<string, string> = {}, choices: Choices = {}): Promise<Running> {
    const store = await fresh()
    const running = await startServer(readSettings({ ...CALM, ...store, ...env }), choices)
    onEnd(() => running.stop())
    return running
  }
  async function guest({ port }: Running, name: string): Promise<Client> {
    const client = await Client.guest(port, name)
    onEnd(() => client.close())
    return client.connect()
  }
  return { server, guest, onEnd }
}

/** The helpers for tests that do not depend on the database. */
export function liveOnSqlite(): Live {
  const cleanups: (() => Promise<void> | void)[] = []
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  })
  const onEnd = (cleanup: () => Promise<void> | void) => void cleanups.push(cleanup)
  async function fresh(): Promise<StoreSettings> {
    const folder = mkdtempSync(join(tmpdir(), 'wayfare-live-'))
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    return { DATABASE_URL: '', DATA_DIR: folder }
  }
  return live({ fresh, onEnd })
}

/** A logger that keeps its lines for reading. */
export function recordedLog(): { lines: string[]; log: NonNullable<Choices['log']> } {
  const lines: string[] = []
  const written = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: pino({ level: 'trace' }, written) }
}

export async function makeTable(host: Client, seats: readonly unknown[], more: object = {}): Promise<string> {
  return ((await host.post('/api/tables', { game: 'kit', seats, ...more })) as { id: string }).id
}

/** Makes a table at which each of these people has a seat, in this order, and watches. */
export async function tableOf(people: readonly Client[], more: object = {}): Promise<string> {
  const [host, ...others] = people as [Client, ...Client[]]
  const table = await makeTable(host, [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))], more)
  for (const other of others) await other.post(`/api/tables/${table}/join`)
  for (const [seat, client] of people.entries()) await client.watch(table, seat)
  return table
}

/** Lets the seats play until a number of moves is made or the game is over. `pick` chooses among the options. */
export async function playOn(
  table: string,
  seats: readonly Client[],
  moves = Number.POSITIVE_INFINITY,
  pick = (count: number, i: number) => i % count,
): Promise<void> {
  for (let i = 0; i < moves; i++) {
    for (const client of seats) await client.settled()
    const [seat] = (seats[0] as Client).seen(table).picture?.turn ?? []
    if (seat === undefined) return
    const client = seats[seat] as Client
    const options = client.seen(table).picture?.options ?? []
    const answer = await client.move(table, seat, options[pick(options.length, i)]?.move as string)
    if (answer.t !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`)
  }
}

/** Plays the kit's opening draft, in which each seat drops a card and looks at nothing. Then it is seat 0's turn. */
export async function draft(table: string, seats: readonly Client[]): Promise<void> {
  for (const [seat, client] of seats.entries()) {
    const dropped = client.seen(table).picture?.options.find(({ move }) => move.startsWith('drop '))?.move as string
    for (const move of [dropped, 'trust']) {
      const answer = await client.move(table, seat, move)
      if (answer.t !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`)
    }
  }
  for (const client of seats) await client.settled()
}

type KitView = { readonly round: number; readonly sellers: readonly { readonly hand: readonly (string | null)[] }[] }
/** The kit's table as this client sees it. */
export function kitOf({ picture }: Seen): KitView {
  if (!picture) throw new Error('the game has not begun')
  return picture.view as unknown as KitView
}
