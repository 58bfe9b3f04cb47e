// @module-tag browser
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { ARKHAM, DARWIN, posterOf } from '../testing/poster.ts'
import { ASKED } from '../testing/prompt.ts'
import { beGuest, call, finishedTable, makeTable } from '../testing/tables.ts'

const stage = onStage()

const BOT = { kind: 'bot', bot: 'greedy' } as const

async function vera(options = {}) {
  const { page, faults } = await stage.person(options)
  await beGuest(page, 'Vera')
  return { page, faults }
}

const myTables = (page: Page) => page.getByRole('region', { name: 'My tables' })

test('posters, my tables and the daily deal are seen without scrolling', { timeout: 240_000 }, async () => {
  const { page } = await vera()
  for (let i = 0; i < 4; i++) await makeTable(page, 'darwin', [{ kind: 'me' }, BOT])
  await page.goto(stage.base)
  const rows = myTables(page).getByRole('listitem')
  const daily = page.getByRole('region', { name: 'Daily deal' })
  await rows.nth(2).waitFor()
  await daily.getByText('The same deal for everyone.').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Vera, guest' }).waitFor()
  expect(await rows.count()).toBe(3)
  for (const part of [posterOf(page, ARKHAM), myTables(page), daily]) {
    const box = await part.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(900)
  }
  await expect
    .poll(() => rows.first().textContent())
    .toMatch(/Darwin’s Journey, against a botRound 1\sof 5 · .*crew card.*Your turn/)
  await page.getByRole('link', { name: 'All 4' }).click()
  await rows.nth(3).waitFor()
})

long('on a phone a poster that is unfolded ends above the bar', { timeout: 240_000 }, async () => {
  const { page } = await vera(PHONE)
  await page.goto(stage.base)
  await page.getByRole('article').nth(2).getByRole('button', { name: 'Play' }).waitFor()
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  for (let place = 0; place < 3; place++) {
    const poster = page.getByRole('article').nth(place)
    const unfold = poster.getByRole('button', { name: /^Expand/ })
    if (await unfold.isVisible()) await unfold.tap()
    const foot = poster.getByRole('link').last()
    const end = () => foot.boundingBox().then((box) => (box ? box.y + box.height : Number.POSITIVE_INFINITY))
    await expect.poll(end, { message: `poster ${place}` }).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

long('the opponent of Play is named, and is chosen by keyboard among six personas', { timeout: 240_000 }, async () => {
  const { page, faults } = await vera()
  await page.goto(stage.base)
  const meant = posterOf(page, ARKHAM).getByRole('link', { name: /^Opponent/ })
  await expect.poll(() => meant.textContent()).toBe('Opponent: Emeka')
  await meant.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/opponents?game=arkham')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Choose|Play) / })
    .nth(5)
    .waitFor()
  await tabTo(page, 'Choose Nils')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Play Nils')
  await press(page, '[data-person=ines] img')
  await expect.poll(() => focused(page)).toBe('Play Ines')
  await press(page, '[data-person=nils] h2')
  await expect.poll(() => focused(page)).toBe('Play Nils')
  await page.keyboard.press('Enter')
  await page.locator(ASKED).waitFor()
  const nils = page.getByRole('complementary', { name: 'Players' }).getByRole('listitem').filter({ hasText: 'Nils' })
  await nils.locator('image[href="/faces/nils.svg"]').waitFor()
  await page.goto(stage.base)
  await expect.poll(() => meant.textContent()).toBe('Opponent: Nils')
  expect(faults).toEqual([])
})

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

/** Presses at the visible place, whichever element is on top. */
async function press(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).boundingBox()
  if (!box) throw new Error(`'${what}' is not seen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    if ((await focused(page)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to '${name}' by keyboard`)
}

long(
  'on a phone the table that waits comes first, and the game played last is unfolded',
  { timeout: 240_000 },
  async () => {
    const { page } = await vera(PHONE)
    await makeTable(page, 'darwin', [{ kind: 'me' }, BOT])
    await page.goto(stage.base)
    const waiting = page
      .getByRole('main')
      .getByRole('link', { name: /Your turn/ })
      .first()
    await waiting.waitFor()
    const posters = page.getByRole('article')
    const modes = (place: number) => posters.nth(place).getByText(/^(Friends|One screen|Solo|Daily deal)$/)
    const tops = [waiting, posters.first()].map((one) => one.boundingBox().then((box) => box?.y ?? 0))
    const [first, second] = await Promise.all(tops)
    expect(first).toBeLessThan(second ?? 0)
    expect(await posters.first().getByRole('heading').textContent()).toBe(DARWIN)
    expect(await modes(0).count()).toBe(4)
    expect(await modes(1).count()).toBe(0)
    await page.getByRole('button', { name: 'Expand Lost Ruins of Arnak' }).click()
    expect(await modes(1).count()).toBe(4)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /1 table is waiting for you/ })
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await waiting.click()
    await page.locator('[data-move]').first().waitFor()
  },
)

long('a finished game is among the replays, with places and points', { timeout: 240_000 }, async () => {
  const { page } = await vera()
  const id = await finishedTable(page, 'arkham', 2)
  await page.goto(stage.base)
  await page.getByRole('link', { name: 'Replays' }).click()
  await page.waitForURL('**/replays')
  const row = page.getByRole('main').getByRole('listitem').first()
  expect(await row.textContent()).toMatch(/Explorer Bot -?\d+ · Vera -?\d+.*Place 2/)
  await row.getByRole('link').click()
  await page.waitForURL(`**/replay/${id}`)
})

long('a daily deal that was begun is gone on with', { timeout: 240_000 }, async () => {
  const { page } = await vera()
  const { id } = await call<{ id: string }>(page, 'POST', '/daily/arkham')
  await page.goto(`${stage.base}/daily`)
  await page.getByRole('region', { name: ARKHAM }).getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(`**/table/${id}`)
})

long('a result is compared with the others in words and as a chart', { timeout: 240_000 }, async () => {
  const { page, faults } = await vera()
  const piles = { low: 90, step: 10, counts: [1, 4, 6, 3, 2, 1] }
  const results = { day: '2030-01-31', players: 17, best: 148, piles }
  let mine: object | null = { total: 131, percentile: 92 }
  await page.route('**/api/daily/*', (route) => route.fulfill({ json: { ...results, mine } }))
  await page.goto(`${stage.base}/daily`)
  const arkham = page.getByRole('region', { name: ARKHAM })
  await arkham.getByText('top 8%').waitFor()
  const chart = arkham.getByRole('img', { name: 'from 90 to 149 points; yours: 131' })
  await chart.waitFor()
  const bars = chart.locator('g')
  // The viewer's bar has a mark above it.
  const marked = await bars.evaluateAll((all) => all.findIndex((bar) => bar.querySelector('path')))
  const tallest = await bars.evaluateAll((all) => {
    const heights = all.map((bar) => Number(bar.querySelector('rect')?.getAttribute('height')))
    return heights.indexOf(Math.max(...heights))
  })
  expect(marked - tallest).toBe(2)
  mine = null
  await page.reload()
  await arkham.getByRole('button', { name: 'Play today’s deal' }).waitFor()
  await arkham.getByText('17 players so far').waitFor()
  expect(await arkham.getByRole('img', { name: 'from 90 to 149 points' }).locator('path').count()).toBe(0)
  expect(faults).toEqual([])
})
