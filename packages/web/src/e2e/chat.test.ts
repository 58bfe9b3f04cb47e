// @module-tag browser
// The place of the chat during a game: beside the log if both have room, otherwise in a drawer.

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { PROMPT } from '../testing/prompt.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()
const timeout = 180_000
const WORDS = ['Good luck!', 'I have played it twice, and lost twice, to my sister who never reads the rules.', 'ok']
/** The height of the heading and about three lines. */
const LEAST_LOG = 100

const field = (page: Page) => page.getByRole('textbox', { name: 'Say something' })
const logOf = (page: Page) => page.getByRole('region', { name: 'Log', exact: true })

async function talkAt(game: string): Promise<Page> {
  const [{ page: anna }, { page: ben }] = [await stage.person(), await stage.person()]
  await Promise.all([beGuest(anna, 'Anna'), beGuest(ben, 'Benedikt')])
  const log = storedGame(game, game === 'arnak' ? 'v1-bird-2p' : 'v1-2p')
  await anna.goto(`${stage.base}/table/${await tableFromLog(stage, log, 30, [anna, ben])}`)
  await anna.locator(PROMPT).waitFor()
  for (const words of WORDS) {
    if (!(await field(anna).isVisible())) await anna.getByRole('button', { name: 'Chat', exact: true }).click()
    await field(anna).fill(words)
    await field(anna).press('Enter')
    await anna.getByRole('listitem').filter({ hasText: words }).waitFor()
  }
  // The first line was written in the drawer.
  await anna.keyboard.press('Escape')
  return anna
}

/** Checks that neither the window nor the part of the table around it cuts it off. */
async function isWhole(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox()
  const { x, y, width, height } = box as NonNullable<typeof box>
  const corners = [
    [x + 2, y + 2],
    [x + width - 2, y + height - 2],
  ] as const
  for (const corner of corners) {
    const isMet = await what.evaluate((one, [left, top]) => one.contains(document.elementFromPoint(left, top)), corner)
    expect(isMet, `${corner} at ${JSON.stringify(page.viewportSize())}`).toBe(true)
  }
}

/** Checks that the prompt can be answered while the drawer is open. */
async function coversNoPrompt(page: Page): Promise<void> {
  const prompt = await page.locator(PROMPT).boundingBox()
  const panel = await page.getByRole('region', { name: 'Chat', exact: true }).boundingBox()
  if (!prompt || !panel) throw new Error('one of them is not in sight')
  expect(panel.y).toBeGreaterThanOrEqual(prompt.y + prompt.height)
}

async function checkChat(game: string): Promise<void> {
  const page = await talkAt(game)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await expect.poll(() => field(page).isVisible()).toBe(true)
  await isWhole(page, field(page))
  expect((await logOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(LEAST_LOG)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(() => field(page).isVisible()).toBe(false)
  expect((await logOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(LEAST_LOG)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await isWhole(page, field(page))
  await coversNoPrompt(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: WORDS[0] as string })
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => field(page).isVisible()).toBe(false)
}

long('the chat is beside the log if both have room; on a lower screen it is a drawer', { timeout }, () =>
  checkChat('arnak'),
)

long('the same is true of the other games’ tables', { timeout: 2 * timeout }, async () => {
  for (const game of ['darwin', 'arkham']) await checkChat(game)
})

long('a drawer beside a table of middling width leaves the chart in its place', { timeout }, async () => {
  const page = await talkAt('darwin')
  await page.setViewportSize({ width: 1024, height: 768 })
  const chart = page.getByRole('region', { name: 'Chart of the islands' })
  const before = await chart.boundingBox()
  for (const name of ['Chat', 'Log']) {
    await page.getByRole('button', { name, exact: true }).first().click()
    expect(await chart.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
  }
})
