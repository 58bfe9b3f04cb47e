// @module-tag browser
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { openAsGuest } from '../testing/find-panels.ts'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { call, finishedTable } from '../testing/tables.ts'

const stage = onStage()

/** The page of a player at the table whose replay the long tests watch. */
let owner: Page
let table: string
let totals: number[]

const PERMISSIONS = ['clipboard-read', 'clipboard-write']

beforeAll(async () => {
  if (!process.env.SOAK) return
  owner = (await stage.person({ permissions: PERMISSIONS })).page
  await openAsGuest(stage, owner, 'Lena')
  table = await finishedTable(owner, 'arkham', 2)
  totals = await totalsOf(owner, table)
}, 600_000)

type Replay = { readonly scores: readonly { readonly total: number }[] }
const totalsOf = async (page: Page, id: string): Promise<number[]> =>
  (await call<Replay>(page, 'GET', `/tables/${id}/replay`)).scores.map(({ total }) => total)

/** Another person who sees tables as lists, where the points of all players are plain text. */
async function visitor() {
  const person = await stage.person({ permissions: PERMISSIONS })
  await person.page.addInitScript(() => localStorage.setItem('wayfare settings', JSON.stringify({ plain: true })))
  return person
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Moves of the game' })
const shownTotals = async (page: Page) => {
  const everybody = page.getByRole('region', { name: 'Players' }).getByRole('listitem')
  return (await everybody.locator('b').allTextContents()).map(Number)
}

test('a replay link opens at its move for the viewer it names; the address follows; the end shows the final scores', async () => {
  const { page, faults } = await visitor()
  await openAsGuest(stage, page, 'Lena')
  const log = storedGame('arkham', 'v1-2p')
  const table = await tableFromLog(stage, log, log.rows.length, [page, 'greedy'])
  const totals = await totalsOf(page, table)
  await page.goto(`${stage.base}/replay/${table}?at=57&seat=1`)
  await slider(page).waitFor()
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Move 57\sof \d+: ./)
  expect(await slider(page).inputValue()).toBe('57')
  expect(await page.getByLabel('Seen by').inputValue()).toBe('1')
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowRight')
  const at = async () => Number(await slider(page).inputValue())
  await expect.poll(at).toBeGreaterThan(57)
  const next = await at()
  await page.waitForURL(`**/replay/${table}?at=${next}&seat=1`)
  await page.getByRole('list', { name: 'Log' }).getByRole('button').first().click()
  await expect.poll(at).toBeLessThan(10)

  await slider(page).focus()
  await page.keyboard.press('End')
  await page.getByText('The game is over').waitFor()
  // The viewer's own seat is first.
  await expect.poll(() => shownTotals(page)).toEqual(totals.toReversed())
  expect(faults).toEqual([])
})

long(
  'a link shared from the score sheet opens without the server’s tables, and ends with the same scores',
  async () => {
    await owner.goto(`${stage.base}/table/${table}`)
    // The first column names the moves, each of the others a player.
    const course = owner.getByRole('table', { name: 'Points over time' })
    await course.getByRole('columnheader').nth(2).waitFor()
    // A player who has left is last, and the sheet says why.
    await owner.getByRole('cell').filter({ hasText: 'A bot took over' }).first().waitFor()
    await owner.getByRole('button', { name: 'Share' }).click()
    const copied = () => owner.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/\/replay#[\w-]+$/)
    const link = await copied()
    expect(link.length).toBeLessThan(2000)

    const { page } = await visitor()
    const asked: string[] = []
    await page.route('**/api/tables/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.goto(link)
    await slider(page).focus()
    await page.keyboard.press('End')
    await page.getByText('The game is over').waitFor()
    await expect.poll(() => shownTotals(page)).toEqual(totals)
    expect(await page.getByRole('button', { name: 'Play from here' }).count()).toBe(0)
    expect(asked).toEqual([])

    await page.goto(`${stage.base}/replay#${(link.split('#')[1] as string).slice(0, -9)}`)
    await page.getByText('cut off or altered').waitFor()
  },
)

const verdict = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Check fairness' }).click()
  const told = page.getByRole('dialog', { name: 'Check fairness' }).locator('[data-fair]')
  await told.waitFor()
  return (await told.textContent()) ?? ''
}

long('the check accepts the original game, and rejects a changed log', async () => {
  const { page, faults } = await visitor()
  await page.goto(`${stage.base}/replay/${table}`)
  expect(await verdict(page)).toMatch(/^Verified: the seed was fixed/)
  const log = await (await fetch(`${stage.base}/api/tables/${table}/log`)).text()
  const changes: readonly (readonly [change: (log: string) => string, says: RegExp])[] = [
    [(text) => text.replace(/end (\d+) \w+/, `end $1 ${'0'.repeat(64)}`), /a different result/],
    [(text) => text.replace(/commitment \w+/, `commitment ${'0'.repeat(64)}`), /not the one that was committed/],
  ]
  const file = join(tmpdir(), `wayfare-${table}.log`)
  onTestFinished(() => rmSync(file, { force: true }))
  for (const [change, says] of changes) {
    expect(change(log)).not.toBe(log)
    writeFileSync(file, change(log))
    await page.goto(`${stage.base}/replay`)
    await page.locator('input[type=file]').setInputFiles(file)
    expect(await verdict(page)).toMatch(says)
    await page.goto(stage.base)
  }
  expect(faults).toEqual([])
})

long('“play from here” begins a table of one’s own at that move', async () => {
  const { page, faults } = await visitor()
  await page.goto(`${stage.base}/replay/${table}?at=3&seat=0`)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.waitForURL('**/table/*')
  await page.locator('[data-move]').first().waitFor()
  expect(faults).toEqual([])
})

long('axe-core finds nothing serious in a replay', async () => {
  for (const size of [{}, PHONE]) {
    const { page } = await stage.person({ ...size, colorScheme: 'light' })
    await page.goto(`${stage.base}/replay/${table}?at=40`)
    await slider(page).waitFor()
    expect(await violations(page)).toEqual([])
  }
})
