// The same seed gives the same game in a browser's worker as in Node.

import { engineBy } from '@wayfare/library'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Host } from '../local/host.ts'
import { MemoryStore } from '../local/memory-store.ts'
import type { FromHost } from '../local/messages.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { thinkHere } from '../testing/think-here.ts'

const GAMES = [
  ...['arnak', 'darwin', 'arkham'].flatMap((game) => [
    { game, bots: ['nils', 'rosa'] },
    { game, bots: ['rosa', 'emeka'] },
    { game, bots: ['odile', 'nils'] },
  ]),
  { game: 'arnak', bots: ['emeka', 'odile'] },
]
/** So many plans of each. */
const PLANS = 12
/** As the stage's pages draw it. */
const CHANCE = { secret: '07'.repeat(16), bytes: '07'.repeat(16) }

type Kept = { readonly table: string; readonly entry: { readonly k: string; readonly texts?: readonly string[] } }
const plansOf = (entries: readonly Kept[], table: string) =>
  entries.flatMap((one) => (one.table === table && one.entry.k === 'moved' ? [one.entry.texts] : [])).slice(0, PLANS)

async function inNode(game: string, bots: readonly string[]): Promise<unknown[]> {
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
  const table = await made
  await host.answer({ t: 'watch', table })
  const plans = async () => plansOf((await store.entriesSince(table, 0)) as readonly Kept[], table)
  await expect.poll(async () => (await plans()).length, { timeout: 120_000 }).toBe(PLANS)
  await host.answer({ t: 'unwatch', table })
  return plans()
}

async function inBrowser(page: Page, base: string, game: string, bots: readonly string[]): Promise<unknown[]> {
  await page.goto(`${base}/create/${game}`)
  await page.getByText('On this device', { exact: true }).click()
  for (const [seat, bot] of bots.entries())
    await page.locator('.create-seats select').nth(seat).selectOption(`bot:${bot}`)
  await page.locator('.create .button-primary').click()
  await page.waitForURL(/\/local\//)
  const table = page.url().split('/').at(-1) as string
  const plans = async () => plansOf(await kept(page), table)
  await expect.poll(async () => (await plans()).length, { timeout: 120_000 }).toBe(PLANS)
  return plans()
}

const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const opening = indexedDB.open('wayfare')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll()
          all.onsuccess = () => resolve(all.result as Kept[])
        }
      }),
  )

describe.runIf(process.env.SOAK)('in Chromium and in Node', () => {
  let stage: Stage
  let page: Page
  beforeAll(async () => {
    stage = await openStage()
    page = (await stage.person()).page
  }, 600_000)
  afterAll(() => stage?.close())

  test.each(GAMES)('$game is played alike by $bots', { timeout: 300_000 }, async ({ game, bots }) => {
    expect(await inBrowser(page, stage.base, game, bots)).toEqual(await inNode(game, bots))
  })
})
