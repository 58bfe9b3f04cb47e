// @module-tag browser
import { expect, test } from 'vitest'
import { loadedTables } from '../testing/loaded-tables.ts'
import { onStage } from '../testing/on-stage.ts'
import { byKeyboard, byMouse, playToTheEnd, playUntil } from '../testing/play-in-page.ts'
import { ARKHAM, soloOn } from '../testing/poster.ts'
import { drawnAndAsked } from '../testing/prompt.ts'

const stage = onStage()

const LONG_MS = 600_000

test('from nothing to the first move in two clicks, and on against a bot by mouse', {
  timeout: LONG_MS + 30_000,
}, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-play=arkham]').click()
  await drawnAndAsked(page)
  expect(await loadedTables(page)).toEqual(['arkham'])
  if (process.env.SOAK) {
    expect(await playToTheEnd(page, byMouse, LONG_MS)).toBeGreaterThan(20)
    expect(await page.getByRole('region', { name: 'Score sheet' }).textContent()).toContain('Total')
  } else await playUntil(page, byMouse, page.locator('li[data-undone]').nth(11), LONG_MS)
  expect(faults).toEqual([])
})

test.runIf(process.env.SOAK)(
  'the kit’s game, which has no board and no sentences, is played through the general table',
  {
    timeout: LONG_MS + 30_000,
  },
  async () => {
    const { page, faults } = await stage.person()
    await page.goto(stage.base)
    await page.locator('[data-play=kit]').click()
    await page.locator('[data-table=plain] main [data-move]').first().waitFor()
    expect(await playToTheEnd(page, byMouse, LONG_MS)).toBeGreaterThan(5)
    expect(faults).toEqual([])
  },
)

test('the first segments are drawn by keyboard alone', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await soloOn(page, ARKHAM).press('Enter')
  await drawnAndAsked(page)
  await playUntil(
    page,
    byKeyboard,
    page.getByRole('region', { name: 'Log' }).getByText(/\sdraws\s\d+\ssegment/),
    180_000,
  )
  expect(faults).toEqual([])
})

/** Long tests are part of `npm run soak`. */
test.runIf(process.env.SOAK)('a solo game by keyboard alone', { timeout: LONG_MS + 30_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await soloOn(page, ARKHAM).press('Enter')
  await drawnAndAsked(page)
  expect(await playToTheEnd(page, byKeyboard, LONG_MS)).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
