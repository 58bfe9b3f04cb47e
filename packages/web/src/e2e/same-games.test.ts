// @module-tag browser
// The same seed gives the same game on the server, in a browser's worker and in Node.

import { type Log, parseLog, sha256 } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { TableInfo } from '@wayfare/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Host } from '../client/offline/host.ts'
import { MemoryStore } from '../client/offline/memory-store.ts'
import type { FromHost } from '../client/offline/messages.ts'
import type { EntryRow, TableRow } from '../client/offline/store.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { beGuest, call } from '../testing/tables.ts'
import { thinkHere } from '../testing/think-here.ts'

type Game = { readonly game: string; readonly bots: readonly string[] }

const WHOLE: readonly Game[] = [
  ...['arnak', 'darwin', 'arkham'].flatMap((game) => [
    { game, bots: ['nils', 'rosa'] },
    { game, bots: ['rosa', 'emeka'] },
    { game, bots: ['odile', 'nils'] },
  ]),
  { game: 'arnak', bots: ['emeka', 'odile'] },
]
/** For bots that think for long only the first plans are compared. */
const BEGUN: readonly Game[] = [
  { game: 'arnak', bots: ['brandt', 'nils'] },
  { game: 'darwin', bots: ['rosa', 'ines'] },
]
const PLANS = 6
/** The chance of the stage's server. */
const TEST_SEED = 'stage'
const CHANCE = { secret: sha256(TEST_SEED), bytes: '07'.repeat(16) }
const LIMITS = { timeout: 1_200_000 }
const POLL = { timeout: 1_000_000, interval: 500 }

type Move = { readonly seat: number; readonly move: string }
type Kept = { readonly table: TableRow; readonly entries: readonly EntryRow[] }

/** The moves of the first plans. */
const movesOf = ({ entries }: Kept, plans: number): Move[] =>
  entries
    .flatMap(({ entry }) => (entry.k === 'moved' ? [entry] : []))
    .slice(0, plans)
    .flatMap(({ seat, texts }) => texts.map((move) => ({ seat, move })))

const hasCome = ({ table, entries }: Kept, plans: number): boolean =>
  table.summary.status === 'finished' || entries.filter(({ entry }) => entry.k === 'moved').length >= plans

async function inNode({ game, bots }: Game, plans: number): Promise<Move[]> {
  const engine = await engineBy(game)
  const store = new MemoryStore()
  let given = (_: string) => {}
  const host = new Host({
    store,
    rulesOf: async () => engine,
    rulesFor: async () => ({ engine, address: '' }),
    think: thinkHere(engine),
    wonder: async () => null,
    send: (message: FromHost) => message.t === 'given' && given(message.text),
    written: () => {},
    pauseMs: 0,
  })
  const made = new Promise<string>((resolve) => {
    given = resolve
  })
  const seats = bots.map((bot) => ({ kind: 'bot', bot }) as const)
  await host.answer({ t: 'make', id: 'make', request: { game, seats, language: 'en', chance: CHANCE } })
  const id = await made
  await host.answer({ t: 'watch', table: id })
  const kept = async (): Promise<Kept> => ({
    table: (await store.load(id)) as TableRow,
    entries: await store.entriesSince(id, 0),
  })
  await expect.poll(async () => hasCome(await kept(), plans), POLL).toBe(true)
  await host.answer({ t: 'unwatch', table: id })
  return movesOf(await kept(), plans)
}

async function inBrowser(page: Page, base: string, { game, bots }: Game, plans: number): Promise<Move[]> {
  await page.goto(`${base}/create/${game}`)
  await page.getByText('On this device', { exact: true }).click()
  for (const [seat, bot] of bots.entries())
    await page.getByLabel(`Seat ${seat + 1}`, { exact: true }).selectOption(`bot:${bot}`)
  await page.getByRole('button', { name: 'Create the table' }).click()
  await page.waitForURL(/\/local\//)
  const id = page.url().split('/').at(-1) as string
  await expect.poll(async () => hasCome(await keptIn(page, id), plans), POLL).toBe(true)
  return movesOf(await keptIn(page, id), plans)
}

const keptIn = (page: Page, id: string): Promise<Kept> =>
  page.evaluate(
    (id) =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('wayfare')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction(['tables', 'entries'])
          const table = reading.objectStore('tables').get(id)
          const entries = reading
            .objectStore('entries')
            .getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]))
          reading.oncomplete = () => {
            opening.result.close()
            resolve({ table: table.result, entries: entries.result })
          }
        }
      }),
    id,
  )

/** Runs in the page: tables on this device are dealt from this secret. */
function dealFrom(secret: string): void {
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, message, ...more: never[]) {
    if (message?.t === 'make') message.request.chance.secret = secret
    post.call(this, message, ...more)
  }
}

/** The server's threads play at the same time as the browser's. */
const onServer = async (page: Page, { game, bots }: Game): Promise<string> => {
  const seats = bots.map((bot) => ({ kind: 'bot', bot }))
  return (await call<TableInfo>(page, 'POST', '/tables', { game, seats, language: 'en' })).id
}

async function finishedLog(page: Page, base: string, id: string): Promise<Log> {
  const status = async () => (await call<TableInfo>(page, 'GET', `/tables/${id}`)).status
  await expect.poll(status, POLL).toBe('finished')
  return parseLog(await (await page.request.get(`${base}/api/tables/${id}/log`)).text())
}

describe.runIf(process.env.SOAK)('the same games in browser, thread and test', () => {
  let stage: Stage
  let page: Page
  const tables = new Map<Game, string>()
  beforeAll(async () => {
    stage = await openStage({ TEST_SEED })
    page = (await stage.person()).page
    await page.addInitScript(dealFrom, CHANCE.secret)
    await page.goto(stage.base)
    await beGuest(page, 'Vera')
    for (const game of WHOLE) tables.set(game, await onServer(page, game))
  }, 600_000)
  afterAll(() => stage?.close())

  test.each(WHOLE)(
    '$game is played alike to its end by $bots on the server, in Chromium and in Node',
    LIMITS,
    async (game) => {
      const moves = await inNode(game, Number.POSITIVE_INFINITY)
      expect(moves.length).toBeGreaterThan(20)
      expect(await inBrowser(page, stage.base, game, Number.POSITIVE_INFINITY)).toEqual(moves)
      const { rows } = await finishedLog(page, stage.base, tables.get(game) as string)
      expect(rows).toEqual(moves.map((move) => ({ kind: 'move', ...move })))
    },
  )

  test.each(BEGUN)('$game is begun alike by $bots in Chromium and in Node', LIMITS, async (game) => {
    const moves = await inNode(game, PLANS)
    expect(await inBrowser(page, stage.base, game, PLANS)).toEqual(moves)
  })
})
