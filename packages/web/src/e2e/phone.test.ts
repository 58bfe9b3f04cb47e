// What must fit a narrow screen.

import { expect, test } from 'vitest'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()
const timeout = 240_000

test('the choices of a new question are read from their beginning', { timeout }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await page.goto(stage.base)
  await beGuest(page, 'Vera', 'ru')
  const log = storedGame('arnak', 'v1-snake-2p')
  const at = 269
  await page.goto(`${stage.base}/table/${await tableFromLog(stage, log, at, [page, 'greedy'])}`)
  const chips = page.locator('.prompt-line-chips')
  const scrolled = () => chips.evaluate((row) => row.scrollLeft)
  await chips.locator('[data-move=draw]').waitFor()
  await chips.evaluate((row) => row.scrollTo(1000, 0))
  expect(await scrolled()).toBeGreaterThan(0)
  await page.evaluate(() => document.querySelector<HTMLElement>('.prompt-line-chips [data-move=draw]')?.click())
  await chips.locator('[data-move^="exile "]').first().waitFor()
  expect(await scrolled()).toBe(0)
  expect(faults).toEqual([])
})
