// Makes tables that begin at a moment of a stored game: writes them into the server's database, and begins them through
// the server.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { begin, type Engine, type Log, offers, parseLog, play, type State, seedOf } from '@wayfare/kernel'
import type { SeatPlan } from '@wayfare/table'
import type { Page } from 'playwright-core'
import type { Context } from '../../../server/src/context.ts'
import { visitDatabase } from '../../../server/src/store/open.ts'
import { createTable } from '../../../server/src/tables/table-store.ts'
import type { Stage } from './stage.ts'
import { call } from './tables.ts'

/**
 * A two-player game of Arnak in which everything happens that the table must show. It ends with the purchase of a
 * temple tile.
 */
export const templeGame = (): Log => read(new URL('arnak-temple.log', import.meta.url))

/** A stored game for replay tests. */
export const storedGame = (game: string, name: string): Log =>
  read(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url))

const read = (url: URL): Log => parseLog(readFileSync(fileURLToPath(url), 'utf8'))

/** The number of rows before the decision of this kind with the most options for the first seat. */
export function crowded<S extends State>(engine: Engine<S>, { table, chance, rows }: Log, asks: RegExp): number {
  const match = begin(engine, table, seedOf(chance) as string)
  let most = { at: 0, count: 0 }
  for (const [at, row] of rows.entries()) {
    if (row.kind !== 'move') throw new Error('nothing is taken back in a stored game')
    const { length } = row.seat === 0 && asks.test(row.move) ? offers(match, 0) : []
    if (length > most.count) most = { at, count: length }
    play(match, row.seat, row.move)
  }
  return most.at
}

type Sitting = Page | 'greedy'

/** Makes a table after the first rows. The first page with a seat is the host's; each has a person already. */
export async function tableFromLog(
  { folder }: Stage,
  { game, version, table, chance, rows }: Log,
  at: number,
  sitting: readonly Sitting[],
): Promise<string> {
  const db = await visitDatabase({ DATABASE_URL: '', DATA_DIR: folder })
  try {
    const people = await Promise.all(sitting.map((one) => (one === 'greedy' ? null : meOf(one))))
    const host = people.find((one) => one !== null)
    if (!host) throw new Error('nobody sits there')
    const made = await createTable({ db, now: Date.now, settings: { TEST_SEED: '' } } as unknown as Context, host, {
      game,
      version,
      options: table,
      seats: people.map((one): SeatPlan => (one ? { kind: 'person', person: one.id } : { kind: 'bot', bot: 'greedy' })),
      listed: false,
      language: 'en',
      clock: null,
      start: true,
      origin: { table: '', at, seed: seedOf(chance) as string, rows: rows.slice(0, at) },
    })
    const first = sitting.find((one) => one !== 'greedy') as Page
    await call(first, 'POST', `/tables/${made.id}/start`, {})
    return made.id
  } finally {
    await db.close()
  }
}

async function meOf(page: Page): Promise<{ id: string; name: string }> {
  const { person } = await call<{ person: { id: string; name: string } | null }>(page, 'GET', '/me')
  if (!person) throw new Error('a page of nobody')
  return person
}
