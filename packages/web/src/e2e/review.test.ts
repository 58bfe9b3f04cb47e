// @module-tag browser
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { askedOn, promptOf } from '../testing/find-panels.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'

const timeout = 600_000

const stage = onStage()

const log = (game: string, name: string) =>
  fileURLToPath(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url))

async function read(page: Page, file: string): Promise<void> {
  await page.goto(`${stage.base}/replay?review=0`)
  await page.setInputFiles('input[type=file]', file)
  await beadsOf(page).first().waitFor()
}

/** The marks in the strip, one for each decision. */
const beadsOf = (page: Page) => page.getByRole('region', { name: 'Your decisions' }).getByRole('button')
/** The cards of the costliest decisions. */
const cardsOf = (page: Page) => page.getByRole('main', { name: 'Review' }).getByRole('article')
const currentCard = (page: Page) => cardsOf(page).and(page.locator('[aria-current=true]'))
const toReview = (page: Page) => page.getByRole('button', { name: 'Review' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Moves of the game' })

long(
  'an analysis begins at the left, is stopped and continued; strip, slider and board show the same position',
  {
    timeout,
  },
  async () => {
    const { page, faults } = await stage.person()
    await read(page, log('arkham', 'v1-1p'))
    await beadsOf(page).and(page.locator('[data-verdict=good], [data-verdict=some]')).first().waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Analysed in part').waitFor()
    const beads = beadsOf(page)
    await beads.nth(1).click()
    expect(await beads.nth(1).getAttribute('aria-current')).toBe('true')
    const at = await slider(page).inputValue()
    expect(Number(at)).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Board' }).click()
    await page.getByRole('main', { name: 'Table' }).waitFor()
    expect(await slider(page).inputValue()).toBe(at)
    await toReview(page).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('progressbar').waitFor()
    expect(faults).toEqual([])
  },
)

long('a whole game is analysed: the costliest decision has a better line, and can be tried', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await read(page, log('arnak', 'v1-bird-2p'))
  expect(await cardsOf(page).count()).toBe(0)
  const depth = page.getByText(/^Every decision was played out a few times/)
  await depth.waitFor({ timeout })
  // The replay begins at the costliest decision.
  expect(await currentCard(page).getByText('1', { exact: true }).count()).toBe(1)
  const transport = page.getByRole('region', { name: 'Replay' })
  expect(await transport.locator('[data-current=true]').textContent()).toBe('1')
  expect(
    await cardsOf(page)
      .getByText(/^(Played|Better): /)
      .count(),
  ).toBeGreaterThan(1)
  // The heading and the total are rows, too.
  const sources = page.getByRole('region', { name: 'Where points come from' })
  expect(await sources.getByRole('row').count()).toBeGreaterThan(5)
  await cardsOf(page).locator('[data-found=true] [data-id]').first().waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  await currentCard(page).getByRole('button', { name: 'Show' }).click()
  expect(await promptOf(page).getByRole('heading').textContent()).toMatch(/Played: .*Better: /)
  // The label is drawn over the board.
  await page
    .getByText(/^(Played|Better)$/)
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await toReview(page).click()
  await currentCard(page).getByRole('button', { name: 'Try it from here' }).click()
  await page.waitForURL('**/local/*')
  await askedOn(page).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'back to the game' }).click()
  // The stored review is shown without a new analysis.
  await depth.waitFor()
  await cardsOf(page).first().waitFor()
  expect(faults).toEqual([])
})

long.each([
  ['ru', 'Хватит'],
  ['fr', 'Arrêter'],
  ['pl', 'Zatrzymaj'],
])('on a phone it has three tabs, and all of it fits: %s', { timeout }, async (locale, stop) => {
  const { page, faults } = await stage.person({ ...PHONE, locale })
  await page.goto(`${stage.base}/replay?review=0`)
  await page.setInputFiles('input[type=file]', log('arkham', 'v1-1p'))
  await page.getByRole('button', { name: stop }).tap()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    expect(await violations(page)).toEqual([])
  }
  expect(faults).toEqual([])
})
