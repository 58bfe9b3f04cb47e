// Takes one certain move by mouse, as a person does who wants just this.

import type { Offered } from '@wayfare/protocol'
import type { Page } from 'playwright-core'
import { placeOf } from './playing.ts'
import type { Watched } from './watching.ts'

const PATIENCE_MS = 90_000
/** A click that has changed nothing for so long has met nothing. */
const UNANSWERED_MS = 30_000
const SETTLED_MS = 50

/**
 * Its chip or its button; else what it is done to, one thing after the other; what asks back is told yes. Returns when the page was
 * told of the move.
 */
export async function take(page: Page, watched: Watched, wanted: Pick<Offered, 'move' | 'on'>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!isOffered(watched, wanted)) await waited(page, end, `'${wanted.move}' is not offered`)
  const { made } = watched
  const before = made.length
  while (made.length === before) {
    const step = await page.evaluate(stepOf)
    const found = await atRest(page, waysTo(wanted))
    // While it came to rest, the move may have been made: what is found then belongs to the next one.
    if (made.length > before) break
    if (found) await page.mouse.click(found.x, found.y)
    const answered = Date.now() + (found ? UNANSWERED_MS : 0)
    do await waited(page, end, `'${wanted.move}' is nowhere to be seen`)
    while (made.length === before && Date.now() < answered && (await page.evaluate(stepOf)) === step)
  }
  if (made.at(-1) !== wanted.move) throw new Error(`'${made.at(-1)}' was taken instead of '${wanted.move}'`)
}

/** What follows a move comes with the next frames, and may push things aside. */
async function atRest(page: Page, ways: readonly string[]) {
  const first = await placeOf(page, ways)
  await page.waitForTimeout(SETTLED_MS)
  const found = await placeOf(page, ways)
  return found && first && found.x === first.x && found.y === first.y ? found : null
}

const isOffered = ({ picture }: Watched, wanted: Pick<Offered, 'move'>): boolean =>
  picture?.options.some(({ move }) => move === wanted.move) ?? false

async function waited(page: Page, end: number, what: string): Promise<void> {
  if (Date.now() > end) throw new Error(`${what}: ${await page.locator('.play-prompt').textContent()}`)
  await page.waitForTimeout(20)
}

const waysTo = ({ move, on = [] }: Pick<Offered, 'move' | 'on'>): string[] => [
  `.play [data-move=${JSON.stringify(move)}]`,
  ...on.map(
    (id) => `.play-table [data-id=${JSON.stringify(id)}]:is(button.offered, [role=button])[aria-pressed=false]`,
  ),
  ...(move.startsWith('pay ') ? ['.pay-change[aria-expanded=false]'] : []),
]

/** In the page: how far a move has come that takes several clicks. */
function stepOf(): string {
  const pressed = [...document.querySelectorAll('.play [data-id][aria-pressed=true]')]
  const buttons = document.querySelectorAll('.prompt-line-actions button, .pay-ways:not([hidden]) button')
  return [...pressed.map((one) => one.getAttribute('data-id')), ...[...buttons].map((one) => one.textContent)].join()
}
