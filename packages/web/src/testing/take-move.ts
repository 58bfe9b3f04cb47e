// Makes one particular move with the mouse, as a person would.

import type { Offered } from '@wayfare/protocol'
import type { Page } from 'playwright-core'
import { placeOf } from './play-in-page.ts'
import { holdsWithin, poll } from './poll.ts'
import { PROMPT } from './prompt.ts'
import type { Watched } from './watching.ts'

const PATIENCE_MS = 90_000
/** A click without any effect for this long has missed. */
const UNANSWERED_MS = 30_000

/**
 * Clicks the chip or the button of the move, or else its things one after another, and confirms if asked. Returns when
 * the page has received the move.
 */
export async function makeMove(page: Page, watched: Watched, wanted: Pick<Offered, 'move' | 'on'>): Promise<void> {
  const { made } = watched
  const before = made.length
  const prompt = () => page.locator(PROMPT).textContent()
  await poll(
    () => isOffered(watched, wanted),
    PATIENCE_MS,
    async () => `'${wanted.move}' is not offered: ${await prompt()}`,
  )
  /** Returns whether the move is made now; a click on the way to it is followed by the next step. */
  async function stepOn(): Promise<boolean> {
    const step = await page.evaluate(stepOf)
    const found = await atRest(page, waysTo(wanted))
    // The move may have been made while the page came to rest; then the element belongs to the next one.
    if (made.length > before) return true
    if (!found) return false
    await page.mouse.click(found.x, found.y)
    await holdsWithin(async () => made.length > before || (await page.evaluate(stepOf)) !== step, UNANSWERED_MS)
    return made.length > before
  }
  await poll(stepOn, PATIENCE_MS, async () => `'${wanted.move}' is nowhere to be seen: ${await prompt()}`)
  if (made.at(-1) !== wanted.move) throw new Error(`'${made.at(-1)}' was taken instead of '${wanted.move}'`)
}

/** Panels are rendered two frames after the board and may move other elements. */
async function atRest(page: Page, ways: readonly string[]) {
  const first = await placeOf(page, ways)
  if (!first) return null
  await page.evaluate(someFrames)
  const found = await placeOf(page, ways)
  return found && found.x === first.x && found.y === first.y ? found : null
}

/** Runs in the page: waits for the frames until panels are rendered, and one more. */
async function someFrames(): Promise<void> {
  for (let left = 3; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const isOffered = ({ picture }: Watched, wanted: Pick<Offered, 'move'>): boolean =>
  picture?.options.some(({ move }) => move === wanted.move) ?? false

const waysTo = ({ move, on = [] }: Pick<Offered, 'move' | 'on'>): string[] => [
  `[data-move=${JSON.stringify(move)}]`,
  ...on.map((id) => `main [data-id=${JSON.stringify(id)}][aria-pressed=false]`),
  // The button for alternative payments.
  ...(move.startsWith('pay ') ? [`${PROMPT} [aria-expanded=false]`] : []),
]

/** Runs in the page: describes the progress of a move that takes several clicks. */
function stepOf(): string {
  const pressed = [...document.querySelectorAll('[data-id][aria-pressed=true]')]
  const buttons = document.querySelectorAll('section[aria-labelledby=prompt] button')
  return [...pressed.map((one) => one.getAttribute('data-id')), ...[...buttons].map((one) => one.textContent)].join()
}
