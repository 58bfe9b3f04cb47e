// @module-tag browser
// What a returning person sees: the tables where it is their turn, the links from table to table, and the texts of
// empty lists.

import { expect, test } from 'vitest'
import { onStage } from '../testing/on-stage.ts'
import { ASKED } from '../testing/prompt.ts'
import { beGuest, call, makeTable } from '../testing/tables.ts'

const stage = onStage()
const BOT = { kind: 'bot', bot: 'greedy' } as const

test('my turn comes first, also on a small screen, and leads from table to table', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person({ viewport: { width: 1280, height: 720 } })
  const { page: hugo } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const { id } = await makeTable(page, 'kit', [{ kind: 'me' }, { kind: 'open' }])
  await hugo.goto(stage.base)
  await beGuest(hugo, 'Hugo')
  await call(hugo, 'POST', `/tables/${id}/join`, {})
  await makeTable(page, 'arkham', [{ kind: 'me' }, BOT])
  await page.goto(stage.base)
  const rows = page.locator('.home-tables .list-row')
  await rows.nth(1).waitFor()
  expect(await rows.first().textContent()).toMatch(/· Hugo/)
  const box = await rows.first().boundingBox()
  expect((box?.y ?? 720) + (box?.height ?? 0)).toBeLessThan(300)
  await expect
    .poll(() =>
      page
        .getByRole('link', { name: /^My tables/ })
        .first()
        .textContent(),
    )
    .toMatch(/2\stables are waiting for you/)

  await page.goto(`${stage.base}/table/${id}`)
  await page.locator('.play-prompt').waitFor()
  await expect.poll(() => page.title()).toMatch(/^● Your turn · .* · Wayfare$/)
  const next = page.getByRole('link', { name: 'Next table' })
  for (let moves = 0; (await next.count()) === 0; moves++) {
    expect(moves, 'moves until it is Hugo’s turn').toBeLessThan(20)
    const chip = page.locator('.general [data-move], .play-prompt [data-move]').first()
    if (await chip.isVisible()) await chip.click()
    await page
      .locator('.prompt-line[data-state=waiting]')
      .waitFor({ timeout: 2_000 })
      .then(() => next.waitFor())
      .catch(() => {})
  }
  expect(await page.title()).toMatch(/^Hugo’s turn · .* · Wayfare$/)
  await next.click()
  await expect.poll(() => page.title()).toMatch(/Arkham/)
  expect(faults).toEqual([])
})

test('an address that there is none of is a page of ours, with an answer of 404', { timeout: 120_000 }, async () => {
  const { page } = await stage.person()
  expect((await page.goto(`${stage.base}/nowhere/at/all`))?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'There is nothing at this address.' }).waitFor()
  expect(await page.title()).toBe('There is nothing at this address · Wayfare')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.locator('.poster').first().waitFor()
  await page.goto(`${stage.base}/rules`)
  await expect.poll(() => page.title()).toBe('Rulebooks · Wayfare')
})

test('without a connection my tables are the last known ones, and one of them says why it does not open', {
  timeout: 240_000,
}, async () => {
  const { page } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  await makeTable(page, 'arkham', [{ kind: 'me' }, BOT])
  await page.goto(stage.base)
  await page.locator('.home-tables .list-row').first().waitFor()
  let isAway = true
  await page.route('**/api/**', (route) => (isAway ? route.abort() : route.continue()))
  await page.routeWebSocket(/\/live$/, (socket) =>
    isAway ? void socket.close({ code: 1001 }) : void socket.connectToServer(),
  )
  await page
    .getByRole('link', { name: /^My tables/ })
    .first()
    .click()
  await page.getByText(/Tables on the server are shown as they were/).waitFor()
  await page.locator('.page-list .list-row a').first().click()
  const unreachable = page.getByRole('heading', { name: 'This table cannot be reached at the moment' })
  await unreachable.waitFor()
  // After a reload the page does not know the person yet.
  await page.reload()
  await unreachable.waitFor()
  isAway = false
  await page.locator(ASKED).waitFor()
})
