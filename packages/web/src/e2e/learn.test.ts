// @module-tag browser
import { expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { onStage, PHONE } from '../testing/on-stage.ts'

const timeout = 240_000

const stage = onStage()

test('on a phone the chapters are found from a poster, and an unfinished one continues', {
  timeout,
}, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await page.goto(stage.base)
  await page.getByRole('link', { name: 'Учиться за игрой' }).first().tap()
  const course = page.getByRole('region', { name: 'Руины острова Арнак' })
  const chapter = course.getByRole('listitem').filter({ hasText: 'Стражи и их дары' })
  await chapter.waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await chapter.getByRole('link', { name: 'Начать' }).tap()
  await page.locator('[data-idea=pay]').waitFor()
  const table = page.url()
  await page.goto(`${stage.base}/learn`)
  await chapter.getByRole('link', { name: 'Продолжить' }).tap()
  await page.locator('[data-idea=pay]').waitFor()
  expect(page.url()).toBe(table)
  expect(faults).toEqual([])
})
