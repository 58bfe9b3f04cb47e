// @module-tag browser
import { expect, test } from 'vitest'
import { choices, openAsLists, playByNames, whatWasHeard } from '../testing/by-names.ts'
import { openAsGuest } from '../testing/find-panels.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { makeTable } from '../testing/tables.ts'

const stage = onStage()

const LONG_MS = 240_000
test('Arkham is played through the accessibility tree alone, into its second round', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await openAsLists(stage, page, 'Arkham. Guidebook')
  for (const name of ['Dice', 'Shops', 'The game', 'Log'])
    expect(await page.getByRole('region', { name, exact: true }).count(), name).toBeGreaterThan(0)
  const log = page.getByRole('region', { name: 'Log', exact: true })
  await playByNames(page, 180_000, () =>
    log
      .getByText(/^Round 2/)
      .first()
      .isVisible(),
  )
  expect(await whatWasHeard(page)).toMatch(/picks .*die/)
  expect(faults).toEqual([])
})

long('headings go down step by step, and every part of the table has a name', { timeout: 240_000 }, async () => {
  const { page } = await stage.person()
  await page.addInitScript(() => localStorage.setItem('wayfare settings', JSON.stringify({ plain: true })))
  await openAsGuest(stage, page, 'Anna')
  const { id } = await makeTable(page, 'darwin', [{ kind: 'me' }])
  await page.goto(`${stage.base}/table/${id}`)
  await choices(page).first().waitFor()
  const levels = await page.getByRole('heading').evaluateAll((all) => all.map((one) => Number(one.tagName[1])))
  expect(levels[0]).toBe(1)
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0), `${i}`).toBeLessThanOrEqual(1)
  const nameless = await page.locator('aside, section, nav, main').evaluateAll((all) =>
    all.flatMap((one) => {
      const by = one.getAttribute('aria-labelledby')
      const name = one.getAttribute('aria-label') ?? (by ? document.getElementById(by)?.textContent : '')
      return name ? [] : [one.outerHTML.slice(0, 120)]
    }),
  )
  expect(nameless).toEqual([])
})

long(
  'typing finds a choice in a long list, arrows walk through it, and Escape steps back',
  {
    timeout: 240_000,
  },
  async () => {
    const { page } = await stage.person()
    await openAsLists(stage, page, 'Darwin’s Journey')
    // The set-up asks three or four questions first.
    const place = page.getByRole('heading', { level: 2, name: 'Your turn: place a worker.' })
    const isAsked = async () => {
      if ((await place.count()) > 0) return true
      await choices(page)
        .first()
        .press('Enter', { timeout: 2_000 })
        .catch(() => {})
      return false
    }
    await expect.poll(isAsked).toBe(true)
    // The last Enter may have answered the new question and chosen the first worker: this goes back to all workers.
    const hasSecond = async () => {
      if ((await choices(page).allTextContents()).some((text) => /worker 2/i.test(text))) return true
      await page.keyboard.press('Escape')
      return false
    }
    await expect.poll(hasSecond).toBe(true)
    await choices(page).first().press('End')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/worker/i)
    const all = await choices(page).count()
    await page.keyboard.press('/')
    await page.keyboard.type('worker 2')
    // Types letter by letter: the list follows.
    const other = async () => (await choices(page).allTextContents()).filter((text) => !/worker 2/i.test(text))
    await expect.poll(other).toEqual([])
    expect(await choices(page).count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => choices(page).count()).toBe(all)
  },
)

/** Long tests are part of `npm run soak`. */

long.each([
  { game: 'Arkham. Guidebook', least: 30 },
  { game: 'Lost Ruins of Arnak', least: 50 },
])(
  'a whole solo game of $game through the accessibility tree alone',
  { timeout: 2 * LONG_MS },
  async ({ game, least }) => {
    const { page, faults } = await stage.person()
    await openAsLists(stage, page, game)
    const moves = await playByNames(page, LONG_MS + 100_000)
    expect(moves).toBeGreaterThan(least)
    await page.getByRole('heading', { name: 'Score sheet' }).first().waitFor()
    expect(faults).toEqual([])
  },
)
