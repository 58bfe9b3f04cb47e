import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStage, type Stage } from '../testing/stage.ts'
import { beGuest, finishedTable } from '../testing/tables.ts'

/** In `npm run soak`. */
const long = test.runIf(process.env.SOAK)

let stage: Stage
let owner: Page
let table: string
let totals: number[]

const PERMISSIONS = ['clipboard-read', 'clipboard-write']
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

beforeAll(async () => {
  stage = await openStage()
  owner = (await stage.person({ permissions: PERMISSIONS })).page
  await owner.goto(`${stage.base}/settings`)
  await beGuest(owner, 'Lena')
  table = await finishedTable(owner, 'arkham', 2)
  const answer = await fetch(`${stage.base}/api/tables/${table}/replay`)
  totals = ((await answer.json()) as { scores: { total: number }[] }).scores.map(({ total }) => total)
}, 600_000)
afterAll(() => stage?.close())

/** Somebody else, who sees tables as lists: there everybody's points are plain text. */
async function visitor() {
  const person = await stage.person({ permissions: PERMISSIONS })
  await person.page.addInitScript(() => localStorage.setItem('wayfare settings', JSON.stringify({ plain: true })))
  return person
}

const slider = (page: Page) => page.locator('.transport input[type=range]')
const shownTotals = async (page: Page) => (await page.locator('.rival-total').allTextContents()).map(Number)

test('a replay link opens at its move with the eyes it names; the address follows; its end shows the final scores', async () => {
  const { page, faults } = await visitor()
  await page.goto(`${stage.base}/replay/${table}?at=57&seat=1`)
  await slider(page).waitFor()
  await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Move 57\sof \d+: ./)
  expect(await slider(page).inputValue()).toBe('57')
  expect(await page.locator('.replay-eyes select').inputValue()).toBe('1')
  await page.locator('main').focus()
  await page.keyboard.press('ArrowRight')
  const at = async () => Number(await slider(page).inputValue())
  await expect.poll(at).toBeGreaterThan(57)
  const next = await at()
  await page.waitForURL(`**/replay/${table}?at=${next}&seat=1`)
  await page.locator('.replay-log button').first().click()
  await expect.poll(at).toBeLessThan(10)

  await slider(page).focus()
  await page.keyboard.press('End')
  await page.getByText('The game is over').waitFor()
  // Whose eyes one looks with stands first.
  await expect.poll(() => shownTotals(page)).toEqual(totals.toReversed())
  expect(faults).toEqual([])
})

long(
  'what the score sheet shares opens anywhere without the server’s tables, and ends in the same scores',
  async () => {
    await owner.goto(`${stage.base}/table/${table}`)
    await owner.locator('.time-chart .chart-line').nth(1).waitFor()
    // Whoever has left comes last, and the sheet says why.
    await owner.locator('.end-place', { hasText: 'A bot played on' }).first().waitFor()
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
    await page.getByText('cut off or changed').waitFor()
  },
)

const verdict = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Check the dice' }).click()
  await page.locator('.fairness-verdict').waitFor()
  return (await page.locator('.fairness-verdict').textContent()) ?? ''
}

long('the check says yes to the game as it was, and no to a log that somebody has changed', async () => {
  const { page, faults } = await visitor()
  await page.goto(`${stage.base}/replay/${table}`)
  expect(await verdict(page)).toMatch(/^It fits: the seed was fixed/)
  const log = await (await fetch(`${stage.base}/api/tables/${table}/log`)).text()
  const changes: readonly (readonly [change: (log: string) => string, says: RegExp])[] = [
    [(text) => text.replace(/end (\d+) \w+/, `end $1 ${'0'.repeat(64)}`), /another end/],
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

long('play from here begins a table of one’s own at that move', async () => {
  const { page, faults } = await visitor()
  await page.goto(`${stage.base}/replay/${table}?at=3&seat=0`)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.waitForURL('**/table/*')
  await page.locator('[data-move]').first().waitFor()
  expect(faults).toEqual([])
})

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

test.runIf(process.env.SOAK)('axe-core finds nothing serious in a replay', async () => {
  const views = process.env.SOAK ? [WIDE, PHONE] : [PHONE]
  for (const view of views) {
    const { page } = await stage.person({ viewport: view, colorScheme: 'light' })
    await page.goto(`${stage.base}/replay/${table}?at=40`)
    await page.locator('.transport').waitFor()
    await page.evaluate(AXE)
    const found = await page.evaluate(async () => {
      type Found = { violations: { id: string; impact: string; nodes: { html: string }[] }[] }
      const { violations } = await (globalThis as unknown as { axe: { run(): Promise<Found> } }).axe.run()
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)
    })
    expect(found).toEqual([])
  }
})
