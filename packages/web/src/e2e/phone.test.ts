// @module-tag browser
// Elements that must fit a narrow screen.

import { expect } from 'vitest'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest, call, finishedTable, makeTable } from '../testing/tables.ts'

const stage = onStage()
const timeout = 240_000

long('the choices of a new question are read from their beginning', { timeout }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await beGuest(page, 'Vera', 'ru')
  const log = storedGame('arnak', 'v1-snake-2p')
  const at = 269
  await page.goto(`${stage.base}/table/${await tableFromLog(stage, log, at, [page, 'greedy'])}`)
  const chips = page.getByRole('group', { name: 'Что можно сделать' })
  const scrolled = () => chips.evaluate((row) => row.scrollLeft)
  await chips.locator('[data-move=draw]').waitFor()
  await chips.evaluate((row) => row.scrollTo(1000, 0))
  expect(await scrolled()).toBeGreaterThan(0)
  await chips.locator('[data-move=draw]').dispatchEvent('click')
  await chips.locator('[data-move^="exile "]').first().waitFor()
  expect(await scrolled()).toBe(0)
  expect(faults).toEqual([])
})

long('the end of a game scrolls no further than its content', { timeout }, async () => {
  const { page, faults } = await stage.person(PHONE)
  await beGuest(page, 'Vera')
  await page.goto(`${stage.base}/table/${await finishedTable(page, 'arkham', 2)}`)
  await page
    .getByRole('table', { includeHidden: true })
    .filter({ hasText: 'Points over time' })
    .waitFor({ state: 'attached' })
  const size = () => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
  expect(await size()).toEqual([390, 844])
  expect(faults).toEqual([])
})

long.each(['arnak', 'darwin'])('the bar of a trial of %s has room for everything in it', { timeout }, async (game) => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'fr' })
  await beGuest(page, 'Vera', 'fr')
  const { id } = await makeTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  const trial = await call<{ id: string }>(page, 'POST', `/tables/${id}/clone`, { at: 0 })
  await page.goto(`${stage.base}/table/${trial.id}`)
  await page.getByRole('link', { name: 'Essai · retour à la partie' }).waitFor()
  await page.locator('.play-progress > *').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const cut = await page.locator('.play-progress').evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})

long('beside the chat a phone’s bar has room for the goal of the round, in one line', { timeout }, async () => {
  const [{ page, faults }, { page: other }] = [await stage.person(PHONE), await stage.person()]
  await Promise.all([beGuest(page, 'Vera'), beGuest(other, 'Hugo')])
  const log = storedGame('darwin', 'v1-2p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move.startsWith('place '))
  await page.goto(`${stage.base}/table/${await tableFromLog(stage, log, at, [page, other])}`)
  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor()
  const goal = page.locator('.dar-progress .goal')
  await goal.waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  expect((await goal.boundingBox())?.height).toBeLessThan(30)
  const cut = await page.locator('.play-progress').evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})
