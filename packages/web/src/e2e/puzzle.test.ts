// @module-tag browser
import { puzzlesOf } from '@wayfare/bots/puzzles'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/play-in-page.ts'

const timeout = 240_000

const stage = onStage()

/** The goals, which are visible while the puzzle is tried. */
const goalsOf = (page: Page) => page.getByRole('complementary').getByText(/^\d\sstars?\sfrom\s\d+$/)

long('a puzzle is tried, its losses are explained, and it is tried again and solved', { timeout }, async () => {
  const { page, faults } = await stage.person()
  const [puzzle] = await puzzlesOf('darwin')
  await page.goto(`${stage.base}/puzzle/darwin/1`)
  await goalsOf(page).first().waitFor({ state: 'attached' })
  const panel = page.getByRole('complementary', { name: 'Best score this turn' })
  await playUntil(page, byMouse, '[aria-labelledby=puzzle-title] [data-loss]', timeout)
  await panel.locator('[data-loss=true]').first().waitFor()
  const attempts = panel.getByRole('region', { name: 'Attempts' }).getByText(/^\d+$/)
  const points = await attempts.first().textContent()
  await page.getByText(`${points} of ${puzzle?.best}`).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Show the best line' }).click()
  const best = panel.getByRole('region', { name: 'The best line' }).getByRole('listitem')
  await expect.poll(() => best.count()).toBe(puzzle?.solution.length)
  await page.getByRole('button', { name: 'Try again' }).click()
  await goalsOf(page).first().waitFor({ state: 'attached' })
  expect(await attempts.first().textContent()).toBe(points)
  expect(faults).toEqual([])
})

long('on a phone the puzzle of the day is found at home, and is a sheet that can be folded', { timeout }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await page.goto(stage.base)
  await page.getByRole('group', { name: 'Для какой игры показать' }).locator('label').first().tap()
  await page.locator('a[href="/puzzle/arnak/today"]').tap()
  const panel = page.getByRole('complementary', { name: 'Больше всего очков за ход' })
  const days = panel.getByRole('region', { name: 'Ваши дни' })
  await days.waitFor()
  expect(await days.getByRole('listitem').count()).toBe(14)
  await panel.getByRole('button', { name: 'Больше всего очков за ход' }).tap()
  await expect.poll(() => days.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(faults).toEqual([])
})
