// Plays through what is there to be heard: by roles and names alone.

import type { Locator, Page } from 'playwright-core'
import type { Stage } from './stage.ts'

export const choices = (page: Page): Locator =>
  page.getByRole('region', { name: 'What you may do' }).getByRole('button')

/** A game for one that has a drawn table, from the home page, as lists. */
export async function openAsLists({ base }: Stage, page: Page, game: string): Promise<void> {
  await page.goto(base)
  const poster = page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) })
  await poster.getByRole('button', { name: 'Solo' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: game }).waitFor()
  await page.getByRole('button', { name: 'Go to the table as lists' }).press('Enter')
  await choices(page).first().waitFor()
}

/** Every sentence that is read out, however short a time it stands there. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard = new Set<string>()
    Object.assign(globalThis, { heard })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=log]')) if (textContent) heard.add(textContent)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })

export const whatWasHeard = async (page: Page): Promise<string> =>
  page.evaluate(() => [...(globalThis as unknown as { heard: Set<string> }).heard].join(' '))

/** Plays what the list offers, and listens to what is read out on the way. */
export async function playByNames(
  page: Page,
  limitMs: number,
  isEnough = () => page.getByRole('heading', { level: 2, name: 'The game is over' }).isVisible(),
): Promise<number> {
  const end = Date.now() + limitMs
  await listen(page)
  for (let moves = 0; Date.now() < end; ) {
    if (await isEnough()) return moves
    const count = await choices(page).count()
    // Not always the first: a game must be playable whatever is chosen.
    const choice = choices(page).nth((moves * 7) % Math.max(1, count))
    const taken =
      count > 0 &&
      (await choice.press('Enter', { timeout: 2_000 }).then(
        () => true,
        () => false,
      ))
    if (taken) moves++
    else await page.waitForTimeout(20)
  }
  throw new Error(`the game is not over: ${await page.getByRole('heading', { level: 2 }).first().textContent()}`)
}
