import { puzzlesOf } from '@wayfare/bots/puzzles'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/playing.ts'

const timeout = 240_000

const stage = onStage()

long('a puzzle is tried, told what was lost and where, tried again and solved', { timeout }, async () => {
  const { page, faults } = await stage.person()
  const [puzzle] = await puzzlesOf('darwin')
  await page.goto(`${stage.base}/puzzle/darwin/1`)
  await page.locator('.puzzle-goals').waitFor()
  await playUntil(page, byMouse, '.puzzle-verdict', timeout)
  await page.locator('.puzzle-steps [data-loss=true]').first().waitFor()
  const points = await page.locator('.puzzle-attempts > span').first().textContent()
  await page.getByText(`${points} of ${puzzle?.best}`).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Show the best line' }).click()
  await expect.poll(() => page.locator('.puzzle-steps').last().locator('li').count()).toBe(puzzle?.solution.length)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.puzzle-goals').waitFor()
  expect(await page.locator('.puzzle-attempts > span').first().textContent()).toBe(points)
  expect(faults).toEqual([])
})

long('on a phone the puzzle of the day is found at home, and is a sheet that can be folded', { timeout }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await page.goto(stage.base)
  await page.locator('.daily-games label').first().tap()
  await page.locator('a[href="/puzzle/arnak/today"]').tap()
  await page.locator('.puzzle-goals').waitFor()
  expect(await page.locator('.puzzle-calendar li').count()).toBe(14)
  await page.locator('.puzzle > header button').tap()
  await expect.poll(() => page.locator('.puzzle-body').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(faults).toEqual([])
})
