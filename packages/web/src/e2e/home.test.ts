import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest, call, finishedTable, makeTable } from '../testing/tables.ts'

const stage = onStage()

const BOT = { kind: 'bot', bot: 'greedy' } as const

async function vera(options = {}) {
  const { page, faults } = await stage.person(options)
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  return { page, faults }
}

test('posters, my tables and the daily deal are seen without scrolling', { timeout: 240_000 }, async () => {
  const { page } = await vera()
  for (let i = 0; i < 4; i++) await makeTable(page, 'darwin', [{ kind: 'me' }, BOT])
  await page.goto(stage.base)
  await page.locator('.home-tables .list-row').nth(2).waitFor()
  await page.locator('.daily-day').waitFor()
  await expect.poll(() => page.locator('.page-me bdi').textContent()).toBe('Vera, guest')
  expect(await page.locator('.home-tables .list-row').count()).toBe(3)
  for (const part of ['.poster[data-theme=arkham]', '.home-tables', '.daily']) {
    const box = await page.locator(part).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(900)
  }
  const row = page.locator('.home-tables .list-row').first()
  await expect
    .poll(() => row.textContent())
    .toMatch(/Darwin’s Journey, against a botRound 1\sof 5 · .*crew card.*Your turn/)
  await page.getByRole('link', { name: 'All 4' }).click()
  await page.locator('.page-list .list-row').nth(3).waitFor()
})

long('on a phone a poster that is unfolded ends above the bar', { timeout: 240_000 }, async () => {
  const { page } = await vera(PHONE)
  const bar = await page.locator('.phone-nav').boundingBox()
  for (let place = 0; place < 3; place++) {
    const poster = page.locator('.wall > .poster').nth(place)
    const folded = poster.locator('.poster-picture[aria-expanded=false]')
    if (await folded.isVisible()) await folded.tap()
    const foot = poster.locator('.poster-links')
    const end = () => foot.boundingBox().then((box) => (box ? box.y + box.height : Number.POSITIVE_INFINITY))
    await expect.poll(end, { message: `poster ${place}` }).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

long('whom Play means is said, and chosen by keyboard among six people', { timeout: 240_000 }, async () => {
  const { page, faults } = await vera()
  await page.goto(stage.base)
  const meant = page.locator('.poster[data-theme=arkham] .poster-links a').first()
  await expect.poll(() => meant.textContent()).toBe('Opponent: Emeka')
  await meant.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/opponents?game=arkham')
  await page.locator('.opp-person').nth(5).waitFor()
  await tabTo(page, 'Choose Nils')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Play Nils')
  await press(page, '[data-person=ines] img')
  await expect.poll(() => focused(page)).toBe('Play Ines')
  await press(page, '[data-person=nils] h2')
  await expect.poll(() => focused(page)).toBe('Play Nils')
  await page.keyboard.press('Enter')
  await page.locator('.play-prompt [data-move]').first().waitFor()
  await page.locator('.rival', { hasText: 'Nils' }).locator('image[href="/faces/nils.svg"]').waitFor()
  await page.goto(stage.base)
  await expect.poll(() => meant.textContent()).toBe('Opponent: Nils')
  expect(faults).toEqual([])
})

const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

/** Where it is seen, whatever lies there. */
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
  'on a phone the table that waits comes first, and the game played last is open',
  { timeout: 240_000 },
  async () => {
    const { page } = await vera(PHONE)
    await makeTable(page, 'darwin', [{ kind: 'me' }, BOT])
    await page.goto(stage.base)
    const waiting = page.locator('.waiting-table')
    await waiting.waitFor()
    const posters = page.locator('.wall').first().locator('.poster')
    expect(await posters.first().getAttribute('data-theme')).toBe('darwin')
    expect(await posters.first().locator('.poster-mode').count()).toBe(4)
    expect(await posters.nth(1).locator('.poster-mode').count()).toBe(0)
    await page.getByRole('button', { name: 'Unfold Lost Ruins of Arnak' }).click()
    expect(await posters.nth(1).locator('.poster-mode').count()).toBe(4)
    expect(await page.locator('.phone-nav-count [aria-hidden]').textContent()).toBe('1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await waiting.click()
    await page.locator('[data-move]').first().waitFor()
  },
)

long(
  'what was played to its end is found among the replays, with places and points',
  { timeout: 240_000 },
  async () => {
    const { page } = await vera()
    const id = await finishedTable(page, 'arkham', 2)
    await page.goto(stage.base)
    await page.getByRole('link', { name: 'Replays' }).click()
    const row = page.locator('.list-row').first()
    expect(await row.textContent()).toMatch(/Explorer Bot -?\d+ · Vera -?\d+.*Place 2/)
    await row.locator('a').click()
    await page.waitForURL(`**/replay/${id}`)
  },
)

long('a daily deal that was begun is gone on with', { timeout: 240_000 }, async () => {
  const { page } = await vera()
  const { id } = await call<{ id: string }>(page, 'POST', '/daily/arkham')
  await page.goto(`${stage.base}/daily`)
  await page.locator('.daily').nth(2).getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL(`**/table/${id}`)
})

long('where a result stands is said and drawn', { timeout: 240_000 }, async () => {
  const { page, faults } = await vera()
  const piles = { low: 90, step: 10, counts: [1, 4, 6, 3, 2, 1] }
  const results = { day: '2030-01-31', players: 17, best: 148, piles }
  let mine: object | null = { total: 131, percentile: 92 }
  await page.route('**/api/daily/*', (route) => route.fulfill({ json: { ...results, mine } }))
  await page.goto(`${stage.base}/daily`)
  const arkham = page.locator('.daily').nth(2)
  await arkham.locator('strong', { hasText: 'top 8 %' }).waitFor()
  await arkham.getByRole('img', { name: 'from 90 to 149 points; yours: 131' }).waitFor()
  const bars = arkham.locator('.daily-bars g')
  const marked = await bars.evaluateAll((all) => all.findIndex((bar) => bar.classList.contains('daily-bar-mine')))
  const tallest = await bars.evaluateAll((all) => {
    const heights = all.map((bar) => Number(bar.querySelector('rect')?.getAttribute('height')))
    return heights.indexOf(Math.max(...heights))
  })
  expect(marked - tallest).toBe(2)
  mine = null
  await page.reload()
  await arkham.getByRole('button', { name: 'Play today’s deal' }).waitFor()
  await arkham.getByText('17 players so far').waitFor()
  expect(await arkham.locator('.daily-bar-mine').count()).toBe(0)
  expect(faults).toEqual([])
})
