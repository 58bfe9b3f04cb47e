import { expect, test } from 'vitest'
import { onStage } from '../testing/on-stage.ts'
import { byKeyboard, byMouse, playToTheEnd, playUntil } from '../testing/playing.ts'

const stage = onStage()

const LONG_MS = 600_000

test('from nothing to the first move in two clicks, and on against a bot by mouse', {
  timeout: LONG_MS + 30_000,
}, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-play=arkham]').click()
  await page.locator('.play-prompt [data-move]').first().waitFor()
  if (process.env.SOAK) {
    expect(await playToTheEnd(page, byMouse, LONG_MS)).toBeGreaterThan(20)
    expect(await page.locator('.end table').textContent()).toContain('Total')
  } else await playUntil(page, byMouse, '.log > li:nth-child(12)', LONG_MS)
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
    await page.locator('.general [data-move]').first().waitFor()
    expect(await playToTheEnd(page, byMouse, LONG_MS)).toBeGreaterThan(5)
    expect(faults).toEqual([])
  },
)

test('the first segments are drawn by keyboard alone', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-theme=arkham] .poster-mode', { hasText: 'Solo' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.play-prompt [data-move]').first().waitFor()
  const drawn = async () => {
    await byKeyboard(page)
    return page.locator('.ark-map .seg.drawn').count()
  }
  await expect.poll(drawn, { timeout: 180_000 }).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

/** What takes long is part of `npm run soak`. */
test.runIf(process.env.SOAK)('a solo game by keyboard alone', { timeout: LONG_MS + 30_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-theme=arkham] .poster-mode', { hasText: 'Solo' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.play-prompt [data-move]').first().waitFor()
  expect(await playToTheEnd(page, byKeyboard, LONG_MS)).toBeGreaterThan(20)
  expect(faults).toEqual([])
})
