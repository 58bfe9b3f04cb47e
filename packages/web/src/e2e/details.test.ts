// @module-tag browser
// The detail of an option on demand: by pointer, finger, keyboard and screen reader.

import { LANGUAGES } from '@wayfare/text'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { openAsGuest, promptOf } from '../testing/find-panels.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import type { Stage } from '../testing/stage.ts'
import { makeTable } from '../testing/tables.ts'

const stage = onStage()

/** The options in the prompt, or in the lists. */
const choices = (page: Page): Locator =>
  promptOf(page)
    .getByRole('group')
    .or(page.getByRole('region', { name: 'What you may do' }))
    .locator('[data-move]')
/** The first of two crew cards or tasks to keep: the first question of both games. */
const first = (page: Page): Locator => choices(page).first()
/** The open tooltip; closed ones are hidden from screen readers. */
const tip = (page: Page): Locator => page.getByRole('tooltip')
/** The sign that a finger taps for the tooltip. It is only visible: screen readers read the detail with the option. */
const signIn = (choice: Locator): Locator => choice.locator('[data-tip]')

async function sit(game: string, options: Parameters<Stage['person']>[0], language = 'en') {
  const { page, faults } = await stage.person({ locale: language, ...options })
  await openAsGuest(stage, page, 'Anna', language)
  const { id } = await makeTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  // The lists have the most terms to explain.
  if (game === 'darwin')
    await page.evaluate(() => localStorage.setItem('wayfare settings', JSON.stringify({ plain: true })))
  await page.goto(`${stage.base}/table/${id}`)
  await first(page).waitFor()
  return { page, faults }
}

const asked = (page: Page): Promise<string[]> =>
  choices(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-move') ?? ''))

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

/** Checks that the tooltip is on the screen and beside its control, also after the control was moved. */
async function liesWell(page: Page, button: Locator): Promise<void> {
  const apart = async () => {
    const [told, control] = [await boxOf(tip(page)), await boxOf(button)]
    return told.y >= control.y + control.height || told.y + told.height <= control.y
  }
  await expect.poll(apart).toBe(true)
  const told = await boxOf(tip(page))
  const { width, height } = page.viewportSize() as { width: number; height: number }
  expect(told.x).toBeGreaterThanOrEqual(0)
  expect(told.y).toBeGreaterThanOrEqual(0)
  expect(told.x + told.width).toBeLessThanOrEqual(width)
  expect(told.y + told.height).toBeLessThanOrEqual(height)
}

long('a finger can read what a choice does without making a move; a tap on the choice makes it', async () => {
  const { page, faults } = await sit('darwin', { ...PHONE, colorScheme: 'light' })
  const before = await asked(page)
  const sign = await boxOf(signIn(first(page)))
  expect(Math.min(sign.width, sign.height)).toBeGreaterThanOrEqual(44)

  await signIn(first(page)).tap()
  await tip(page).waitFor()
  await liesWell(page, first(page))
  expect(await violations(page)).toEqual([])
  await page.getByRole('heading', { level: 2 }).first().tap()
  await expect.poll(() => tip(page).count()).toBe(0)

  const { x, y } = await boxOf(first(page))
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] })
  await tip(page).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await tip(page).tap()
  await expect.poll(() => tip(page).count()).toBe(0)
  expect(await asked(page)).toEqual(before)

  await first(page).tap({ position: { x: 20, y: 20 } })
  await expect.poll(() => asked(page)).not.toEqual(before)
  expect(faults).toEqual([])
})

long('the keyboard’s focus shows what a choice does, and Escape hides it', async () => {
  const { page, faults } = await sit('darwin', { colorScheme: 'dark' })
  const before = await asked(page)
  await first(page).focus()
  await page.keyboard.press('ArrowRight')
  const second = choices(page).nth(1)
  const own = await second.evaluate(
    (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(own).toMatch(/^Crew card “.+”: ./)
  await expect.poll(() => tip(page).allTextContents()).toEqual([own])
  await liesWell(page, second)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => tip(page).count()).toBe(0)
  expect(await second.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await tip(page).waitFor()
  expect(await asked(page)).toEqual(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).not.toEqual(before)
  expect(faults).toEqual([])
})

long('a pointer that rests on a choice shows what it does, until it leaves', async () => {
  const { page, faults } = await sit('arkham', { colorScheme: 'light' })
  await first(page).hover()
  await tip(page).waitFor()
  await liesWell(page, first(page))
  expect(await page.locator('[data-tip]').filter({ visible: true }).count()).toBe(0)
  const bonus = page.getByRole('region', { name: 'Stored bonuses' }).getByRole('button').first()
  await bonus.hover()
  await expect.poll(() => tip(page).allTextContents()).toEqual([expect.stringContaining('by 1')])
  await liesWell(page, bonus)
  await page.mouse.move(0, 0)
  await expect.poll(() => tip(page).count()).toBe(0)
  expect(faults).toEqual([])
})

test.runIf(process.env.SOAK).each(LANGUAGES)(
  'in %s the longest of them stays on a phone’s screen',
  async (language) => {
    const { page, faults } = await sit('arkham', { ...PHONE, colorScheme: 'dark' }, language)
    for (const chip of await choices(page).all()) {
      await signIn(chip).tap()
      await tip(page).waitFor()
      await expect.poll(() => tip(page).count()).toBe(1)
      await liesWell(page, chip)
      await page.locator('#prompt').tap()
      await expect.poll(() => tip(page).count()).toBe(0)
    }
    expect(faults).toEqual([])
  },
)
