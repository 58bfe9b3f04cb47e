// @module-tag browser
// Clean browsers meet: two strangers by a seek, and a third by taking over the seat of a bot.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

/** The page of people in both editions and all languages: nothing is wider than the window, and axe finds nothing. */
async function checkLooks(page: Page): Promise<void> {
  for (const edition of ['day', 'night']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.edition = name
    }, edition)
    expect(await violations(page)).toEqual([])
  }
  for (const [name, lang] of Object.entries({ Русский: 'ru', Français: 'fr', Polski: 'pl', English: 'en' })) {
    await page.getByRole('radio', { name }).check({ force: true })
    await page.waitForFunction((text) => document.documentElement.lang === text, lang)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), lang).toBeLessThanOrEqual(0)
  }
}

long(
  'two strangers meet by a seek and sit down; a third takes over the seat of a bot',
  { timeout: 300_000 },
  async () => {
    const { page: anna, faults } = await stage.person()
    const { page: ben, faults: faultsOfBen } = await stage.person(PHONE)
    const { page: cleo, faults: faultsOfCleo } = await stage.person()
    for (const [page, name] of [
      [anna, 'Anna'],
      [ben, 'Ben'],
      [cleo, 'Cleo'],
    ] as const)
      await beGuest(page, name)

    await anna.goto(`${stage.base}/people`)
    await anna.getByRole('heading', { name: 'Nobody is here right now.' }).waitFor()
    await checkLooks(anna)
    await anna.getByRole('button', { name: 'Leave a seek' }).click()
    await anna.getByRole('heading', { name: 'Looking for people' }).waitFor()
    // She is called wherever she is in the app.
    await anna.getByRole('link', { name: 'Rulebooks' }).click()

    await ben.goto(`${stage.base}/people`)
    await ben.getByRole('button', { name: 'Look for people' }).focus()
    await ben.keyboard.press('Enter')
    for (const page of [anna, ben]) {
      const bar = page.getByRole('region', { name: 'Your table is full: sit down?' })
      await bar.waitFor()
      if (page === ben) expect(await violations(ben)).toEqual([])
      await bar.getByRole('button', { name: 'Sit down' }).click()
    }
    await Promise.all([anna, ben].map((page) => page.waitForURL(/\/table\//)))
    expect(new URL(anna.url()).pathname).toBe(new URL(ben.url()).pathname)
    await anna.getByRole('main').waitFor()

    await anna.goto(`${stage.base}/people`)
    await anna.getByRole('button', { name: /^Start / }).click()
    await anna.waitForURL(/\/table\//)
    await anna.getByRole('main').waitFor()
    await cleo.goto(`${stage.base}/people`)
    await cleo.getByText('Games to watch').waitFor()
    await checkLooks(cleo)
    await cleo.getByRole('link', { name: 'Take over' }).click()
    // The position is there before anything is asked.
    await cleo.getByRole('main').waitFor()
    await cleo
      .getByRole('button', { name: /^Take over from / })
      .first()
      .click()
    await anna.getByText('Cleo has taken over from a bot.').first().waitFor()
    await expect.poll(() => cleo.getByRole('button', { name: /^Take over from / }).count()).toBe(0)
    expect([...faults, ...faultsOfBen, ...faultsOfCleo]).toEqual([])
  },
)
