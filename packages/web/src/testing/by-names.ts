// Plays a game as a screen reader offers it, by roles and names alone.

import type { Locator, Page } from 'playwright-core'
import { poll } from './poll.ts'
import { soloOn } from './poster.ts'
import type { Stage } from './stage.ts'

export const choices = (page: Page): Locator =>
  page.getByRole('region', { name: 'What you may do' }).getByRole('button')

/** Starts a solo game with a drawn table from the home page, as lists. */
export async function openAsLists({ base }: Stage, page: Page, game: string): Promise<void> {
  await page.goto(base)
  await soloOn(page, game).press('Enter')
  await page.getByRole('heading', { level: 1, name: game }).waitFor()
  await page.getByRole('button', { name: 'Go to the table as lists' }).press('Enter')
  await choices(page).first().waitFor()
}

/** Records every sentence that is read out, however short it is shown. */
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

/** Plays the options of the list, and records what is read out on the way. */
export async function playByNames(
  page: Page,
  limitMs: number,
  isEnough = () => page.getByRole('heading', { level: 2, name: 'The game is over' }).isVisible(),
): Promise<number> {
  await listen(page)
  let moves = 0
  async function playOrEnd(): Promise<boolean> {
    if (await isEnough()) return true
    const count = await choices(page).count()
    if (count === 0) return false
    // Not always the first option, because a game must be playable whatever is chosen.
    const choice = choices(page).nth((moves * 7) % count)
    const taken = choice.press('Enter', { timeout: 2_000 })
    await taken.then(
      () => moves++,
      () => {},
    )
    return false
  }
  const question = () => page.getByRole('heading', { level: 2 }).first().textContent()
  await poll(playOrEnd, limitMs, async () => `the game is not over: ${await question()}`)
  return moves
}
