// @module-tag browser
// Arnak on its drawn table: by mouse, by keyboard, by touch, alone and with another person.

import { cardOf } from '@wayfare/arnak/tables'
import { engineBy } from '@wayfare/library'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { templeGame } from '../testing/from-log.ts'
import { loadedTables } from '../testing/loaded-tables.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byKeyboard, byMouse, byTouch, playToTheEnd, playUntil } from '../testing/play-in-page.ts'
import { expectSameSheets, playOn } from '../testing/play-stored-game.ts'
import { ARNAK, soloOn } from '../testing/poster.ts'
import { drawnAndAsked, PROMPT } from '../testing/prompt.ts'
import { makeMove } from '../testing/take-move.ts'
import type { Watched } from '../testing/watching.ts'

const stage = onStage()

const LONG_MS = 900_000
const SHORT_MS = 240_000

/** Starts a solo game against the rival from the home page. */
async function openSolo(page: Page): Promise<void> {
  await page.goto(stage.base)
  await soloOn(page, ARNAK).click()
  await drawnAndAsked(page)
}

const roundNow = (page: Page) => page.getByRole('list', { name: /^Round/ }).locator('[aria-current=step]')

long(
  'from home to the first move in two clicks, and by mouse into the second round',
  {
    timeout: SHORT_MS,
  },
  async () => {
    const { page, faults } = await stage.person()
    await page.goto(stage.base)
    await page.locator('[data-play=arnak]').click()
    await drawnAndAsked(page)
    await playUntil(page, byMouse, roundNow(page).filter({ hasText: /^II$/ }), SHORT_MS / 2)
    expect(await page.locator('li[data-undone]').count()).toBeGreaterThan(5)
    expect(faults).toEqual([])
  },
)

const undoButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Undo/ })
const trips = (page: Page) => page.locator('main [role=button][data-move^="dig camp"]')
/** The proposed payment is the first. */
const payments = (page: Page) => page.locator(PROMPT).locator('[data-move^="pay "]')

test('a trip proposes its payment, which can be changed; a solo player can undo all of it', {
  timeout: SHORT_MS,
}, async () => {
  const { page, faults } = await stage.person()
  await openSolo(page)
  expect(await loadedTables(page)).toEqual(['arnak'])
  const hand = async () =>
    (await page.getByRole('region', { name: 'Hand', exact: true }).locator('[data-id]').evaluateAll(idsOf)).sort()
  const before = await hand()
  await trips(page).first().click()
  const proposed = await payments(page).first().getAttribute('data-move')
  await page.getByRole('button', { name: 'Change payment' }).click()
  const other = payments(page).nth(1)
  const changed = (await other.getAttribute('data-move')) ?? ''
  expect(changed).not.toBe(proposed)
  const card = changed.replace(/^pay ([a-z-]+).*/, '$1')
  expect(before).toContain(card)
  await other.click()
  await expect.poll(hand).toEqual(before.toSpliced(before.indexOf(card), 1))
  expect(await payments(page).count()).toBe(0)
  await expect.poll(() => undoButton(page).isEnabled()).toBe(true)
  await undoButton(page).click()
  await payments(page).first().waitFor()
  await expect.poll(hand).toEqual(before)
  await undoButton(page).click()
  await trips(page).first().waitFor()
  await expect.poll(() => undoButton(page).isDisabled()).toBe(true)
  await tellsItsWords(page)

  // A click on the map leaves the focus there; Enter is shown beside the payment, and pays.
  await trips(page).first().click()
  await payments(page).first().waitFor()
  const market = page.getByRole('region', { name: 'Cards to buy' })
  await market.locator('[data-id]:not([aria-pressed])').first().click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await hand()).length).toBe(before.length - 1)
  expect(faults).toEqual([])
})

/** Opens a term of the prompt by keyboard and one of the log by mouse. Each shows its meaning without making a move. */
async function tellsItsWords(page: Page): Promise<void> {
  const note = page.getByRole('dialog')
  await page.locator('#prompt').getByRole('link').first().press('Enter')
  await note.waitFor()
  expect(await note.getAttribute('aria-label')).toBe('Main action')
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Log' }).getByRole('link').first().click()
  await note.waitFor()
  expect(await note.getAttribute('aria-label')).not.toBe('')
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  await trips(page).first().waitFor()
}

const idsOf = (all: Element[]): string[] => all.map((one) => one.getAttribute('data-id') ?? '')

/** Names the kind of a move, such as `buy artifact`, `research tile` or `overcome`. */
function kindOf(move: string): string {
  const [word = '', thing = ''] = move.split(' ')
  if (word === 'buy' || word === 'play') return `${word} ${cardOf(thing).kind}`
  return word === 'research' ? `${word} ${thing}` : word
}

/** Undoes the moves back to the barrier and no further, and makes all of them again. */
async function thereAndBack(page: Page, watched: Watched, own: readonly Offered[]): Promise<void> {
  const steps = watched.picture?.undo ?? 0
  for (let left = steps; left > 0; left--) {
    await undoButton(page).click()
    await expect.poll(() => watched.picture?.undo).toBe(left - 1)
  }
  await expect.poll(() => undoButton(page).isDisabled()).toBe(true)
  const undone = page.locator('li[data-undone=true]')
  const before = await undone.count()
  await page.keyboard.press('u')
  for (const option of own.slice(-steps)) await makeMove(page, watched, option)
  // If the key had undone anything, the page would have received that before these moves.
  expect(await undone.count(), 'nothing behind the barrier is taken back').toBe(before)
}
type Offered = Parameters<typeof makeMove>[2]

/** Anna and Ben continue the stored game. Returns the kinds of their moves, and how many undid some. */
async function playTemple(from: number): Promise<{ kinds: Set<string>; undone: number }> {
  const kinds = new Set<string>()
  const taken: Offered[][] = [[], []]
  const undone = new Set<number>()
  const log = templeGame()
  const game = { log, names: ['Anna', 'Ben'] }
  const { pages, match } = await playOn(stage, await engineBy(log.game, log.version), game, {
    from,
    async after({ seat, option, page, eyes }) {
      kinds.add(kindOf(option.move))
      const own = taken[seat] as Offered[]
      own.push(option)
      const steps = eyes.picture?.undo ?? 0
      if (undone.has(seat) || steps < 2 || steps > own.length) return
      undone.add(seat)
      await thereAndBack(page, eyes, own)
    },
  })
  await expectSameSheets(pages, match)
  return { kinds, undone: undone.size }
}

long('two people play online to the end: up to the temple, where a tile is bought', { timeout: SHORT_MS }, async () => {
  const { kinds } = await playTemple(278)
  expect([...kinds]).toEqual(expect.arrayContaining(['research glass', 'research tile', 'pass']))
})

long('two people play a whole game online in which everything happens', { timeout: LONG_MS }, async () => {
  const { kinds, undone } = await playTemple(0)
  const wanted = ['buy artifact', 'play artifact', 'discover', 'overcome']
  const tokens = ['research glass', 'research notebook', 'research tile']
  expect([...kinds]).toEqual(expect.arrayContaining([...wanted, ...tokens]))
  expect(undone).toBe(2)
})

long('a whole solo game against the rival by mouse', { timeout: LONG_MS + 30_000 }, async () => {
  const { page, faults } = await stage.person()
  await openSolo(page)
  expect(await playToTheEnd(page, byMouse, LONG_MS)).toBeGreaterThan(30)
  expect(await page.getByRole('region', { name: 'Score sheet' }).textContent()).toContain('Total')
  expect(faults).toEqual([])
})

long('a whole solo game by keyboard alone', { timeout: LONG_MS + 30_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await soloOn(page, ARNAK).press('Enter')
  await drawnAndAsked(page)
  expect(await playToTheEnd(page, byKeyboard, LONG_MS)).toBeGreaterThan(30)
  expect(faults).toEqual([])
})

long('a whole solo game on a phone by touch', { timeout: LONG_MS + 30_000 }, async () => {
  const { page, faults } = await stage.person(PHONE)
  await page.goto(stage.base)
  await soloOn(page, ARNAK).tap()
  await drawnAndAsked(page)
  expect(await playToTheEnd(page, byTouch, LONG_MS)).toBeGreaterThan(30)
  expect(faults).toEqual([])
})
