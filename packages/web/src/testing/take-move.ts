// Takes one particular move with the mouse, as a person would.

import type { Offered } from '@wayfare/protocol'
import type { Page } from 'playwright-core'
import { placeOf } from './play-in-page.ts'
import { holdsWithin, poll } from './poll.ts'
import { PROMPT } from './prompt.ts'
import type { Watched } from './watching.ts'

const PATIENCE_MS = 90_000
/** A click that has changed nothing for so long has met nothing. */
const UNANSWERED_MS = 30_000

/**
 * Its chip or its button; else what it is done to, one thing after the other; what asks back is told yes. Returns when the page was
 * told of the move.
 */
export async function take(page: Page, watched: Watched, wanted: Pick<Offered, 'move' | 'on'>): Promise<void> {
  const { made } = watched
  const before = made.length
  const prompt = () => page.locator(PROMPT).textContent()
  await poll(
    () => isOffered(watched, wanted),
    PATIENCE_MS,
    async () => `'${wanted.move}' is not offered: ${await prompt()}`,
  )
  /** Whether it is made now; a click on the way to it is answered by the next step. */
  async function stepOn(): Promise<boolean> {
    const step = await page.evaluate(stepOf)
    const found = await atRest(page, waysTo(wanted))
    // While it came to rest, the move may have been made: what is found then belongs to the next one.
    if (made.length > before) return true
    if (!found) return false
    await page.mouse.click(found.x, found.y)
    await holdsWithin(async () => made.length > before || (await page.evaluate(stepOf)) !== step, UNANSWERED_MS)
    return made.length > before
  }
  await poll(stepOn, PATIENCE_MS, async () => `'${wanted.move}' is nowhere to be seen: ${await prompt()}`)
  if (made.at(-1) !== wanted.move) throw new Error(`'${made.at(-1)}' was taken instead of '${wanted.move}'`)
}

/** Panels follow the board after two frames, and may push things aside. */
async function atRest(page: Page, ways: readonly string[]) {
  const first = await placeOf(page, ways)
  if (!first) return null
  await page.evaluate(someFrames)
  const found = await placeOf(page, ways)
  return found && found.x === first.x && found.y === first.y ? found : null
}

/** In the page: those for which panels wait, and one in which they are drawn. */
async function someFrames(): Promise<void> {
  for (let left = 3; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const isOffered = ({ picture }: Watched, wanted: Pick<Offered, 'move'>): boolean =>
  picture?.options.some(({ move }) => move === wanted.move) ?? false

const waysTo = ({ move, on = [] }: Pick<Offered, 'move' | 'on'>): string[] => [
  `[data-move=${JSON.stringify(move)}]`,
  ...on.map((id) => `main [data-id=${JSON.stringify(id)}][aria-pressed=false]`),
  // The other payments.
  ...(move.startsWith('pay ') ? [`${PROMPT} [aria-expanded=false]`] : []),
]

/** In the page: how far a move has come that takes several clicks. */
function stepOf(): string {
  const pressed = [...document.querySelectorAll('[data-id][aria-pressed=true]')]
  const buttons = document.querySelectorAll('section[aria-labelledby=prompt] button')
  return [...pressed.map((one) => one.getAttribute('data-id')), ...[...buttons].map((one) => one.textContent)].join()
}
