// Plays through the interface, by what it shows.

import { below, stream } from '@wayfare/kernel'
import type { Page } from 'playwright-core'

/** Takes the move that this says, as its button or its place on the board offers it, until the game is over. */
export async function playToTheEnd(
  page: Page,
  act: (page: Page) => Promise<boolean>,
  limitMs: number,
): Promise<number> {
  const end = Date.now() + limitMs
  let moves = 0
  while (Date.now() < end) {
    if (await page.locator('.end').count()) return moves
    if (await act(page)) moves++
    else await page.waitForTimeout(25)
  }
  throw new Error(
    `the game is not over after ${limitMs / 1000} s and ${moves} moves: ${await page.locator('.play-prompt').textContent()}`,
  )
}

const CHIPS = '.play-prompt [data-move], .general [data-move]'
const THINGS = '.play-table :is([role=button][aria-pressed="false"], button.offered)'

// Always the same one may go round in circles: an exchange, and back.
const luck = stream('by mouse')

/** By mouse: a chip of the prompt, else something on the table that is offered; where all of it lies out of sight, the whole map first. */
export async function byMouse(page: Page): Promise<boolean> {
  const found = await page.evaluate(reachable, [CHIPS, THINGS, below(luck, 1_000_000)] as const)
  if (!found) return false
  await page.mouse.click(found.x, found.y)
  return found.offered
}

/** In the page. The middle of a bent street's box is not on it: a point is looked for that is. */
function reachable([chips, things, lot]: readonly [string, string, number]) {
  const few = document.querySelectorAll(chips)
  const all = [...(few.length > 0 ? few : document.querySelectorAll(things))]
  const first = all.length > 0 ? lot % all.length : 0
  for (const one of [...all.slice(first), ...all.slice(0, first)]) {
    if (one instanceof HTMLElement) one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const at = pointOn(one)
    if (at) return { ...at, offered: true }
  }
  const fit = all.length > 0 && document.querySelector('.play-table button.fit')
  const at = fit ? pointOn(fit) : null
  return at && { ...at, offered: false }

  function pointOn(one: Element): { x: number; y: number } | null {
    const box = one.getBoundingClientRect()
    for (const across of [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]) {
      for (const down of [1 / 2, 1 / 4, 3 / 4, 1 / 8, 7 / 8]) {
        const [x, y] = [box.x + box.width * across, box.y + box.height * down]
        if (one.contains(document.elementFromPoint(x, y))) return { x, y }
      }
    }
    return null
  }
}

const KEYS = 'FDSAGREWQTVCXZBHJKLN'

/** By keyboard alone: a key that the screen shows; where there are more offers than keys, Enter on what has the focus. */
export async function byKeyboard(page: Page): Promise<boolean> {
  const shown = await page.locator('.play-prompt kbd, .play-aside kbd, .play-mine kbd').allTextContents()
  const key = shown.map((text) => text.trim()).find((text) => text.length === 1 && KEYS.includes(text))
  if (key) {
    await page.keyboard.press(`Key${key}`)
    return true
  }
  const map = page.locator('.play-board [role=button][tabindex="0"]').first()
  if ((await map.count()) === 0) return false
  // It may be gone by now: then the screen is looked at again.
  const focused = await map.focus({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
  if (!focused) return false
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  return true
}
