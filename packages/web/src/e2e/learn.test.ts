// @module-tag browser
import { expect, test } from 'vitest'
import { violations, violationsWithin } from '../testing/axe.ts'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/play-in-page.ts'

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

test('a first game with a tutor starts beside the chapters; the tutor speaks up, and is still there after a reload', {
  timeout,
}, async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/learn`)
  const course = page.getByRole('region', { name: 'Arkham. Guidebook' })
  await course.getByRole('link', { name: 'Against Nils' }).click()
  await page.getByRole('button', { name: 'Any advice?' }).waitFor()
  const tutor = page.getByRole('complementary', { name: 'Advice' })
  await playUntil(page, byMouse, tutor, 120_000)
  expect(await violationsWithin(page, 'aside[data-tip]')).toEqual([])
  const said = await tutor.getByRole('status').textContent()
  await page.reload()
  await tutor.waitFor()
  expect(await tutor.getByRole('status').textContent()).toBe(said)
  await tutor.getByRole('button', { name: /^Thanks/ }).click()
  await tutor.waitFor({ state: 'hidden' })
  const table = page.url()
  await page.goto(`${stage.base}/tables`)
  await page.getByRole('listitem').filter({ hasText: 'With a tutor' }).waitFor()
  await page.goto(`${stage.base}/learn`)
  await course.getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(table)
  expect(faults).toEqual([])
})
