import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'

const timeout = 600_000

const stage = onStage()

const log = (game: string, name: string) =>
  fileURLToPath(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url))

async function read(page: Page, file: string): Promise<void> {
  await page.goto(`${stage.base}/replay?review=0`)
  await page.setInputFiles('.choose-log-file input', file)
  await page.locator('.review-bead').first().waitFor()
}

const slider = (page: Page) => page.locator('.transport input[type=range]')

long(
  'a game is being read from the left, stopped, and read on; beads, playhead and board are one position',
  {
    timeout,
  },
  async () => {
    const { page, faults } = await stage.person()
    await read(page, log('arkham', 'v1-1p'))
    await page.locator('.review-bead:is([data-verdict=good], [data-verdict=some])').first().waitFor()
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Read in part').waitFor()
    const beads = page.locator('.review-bead[data-verdict]:not(.review-legend *)')
    await beads.nth(1).click()
    expect(await beads.nth(1).getAttribute('aria-current')).toBe('true')
    const at = await slider(page).inputValue()
    expect(Number(at)).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])

    await page.locator('.replay-review').click()
    await page.locator('.play-table').waitFor()
    expect(await slider(page).inputValue()).toBe(at)
    await page.locator('.replay-review').click()
    await page.getByRole('button', { name: 'Read on' }).click()
    await page.getByRole('progressbar').waitFor()
    expect(faults).toEqual([])
  },
)

long('a whole game is read: what cost most has a better line, and can be tried from there', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await read(page, log('arnak', 'v1-bird-2p'))
  expect(await page.locator('.review-card button').count()).toBe(0)
  await page.locator('.review-depth').waitFor({ timeout })
  // It begins at what cost most.
  expect(await page.locator('.review-card[data-current=true] .review-disc').textContent()).toBe('1')
  expect(await page.locator('.transport-marks [data-current=true]').textContent()).toBe('1')
  expect(await page.locator('.review-card .review-side').count()).toBeGreaterThan(1)
  expect(await page.locator('.review-sources tbody tr').count()).toBeGreaterThan(3)
  await page.locator('.review-crop[data-found=true] [data-id]').first().waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  await page.locator('.review-card[data-current=true]').getByRole('button', { name: 'Show' }).click()
  expect(await page.locator('.prompt-line-title').textContent()).toMatch(/Played: .*Better: /)
  await page.locator('.board-marks b').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.locator('.replay-review').click()
  await page.locator('.review-card[data-current=true] footer button').first().click()
  await page.waitForURL('**/local/*')
  await page.locator('.prompt-line[data-state=asked]').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'back to the game' }).click()
  // It is not read again.
  await page.locator('.review-depth').waitFor()
  await page.locator('.review-card').first().waitFor()
  expect(faults).toEqual([])
})

long.each(['ru', 'fr', 'pl'])('on a phone it has three tabs, and all of it fits: %s', { timeout }, async (locale) => {
  const { page, faults } = await stage.person({ ...PHONE, locale })
  await page.goto(`${stage.base}/replay?review=0`)
  await page.setInputFiles('.choose-log-file input', log('arkham', 'v1-1p'))
  await page.locator('.review-banner button').tap()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.tap()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    expect(await violations(page)).toEqual([])
  }
  expect(faults).toEqual([])
})
