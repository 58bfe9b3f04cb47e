// @module-tag browser
// Darwin's Journey against Alfred: by mouse, by touch, by keyboard, and by the roles and names of a screen reader.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsLists, playByNames, whatWasHeard } from '../testing/by-names.ts'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { loadedTables } from '../testing/loaded-tables.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byKeyboard, byMouse, byTouch, playToTheEnd, playUntil } from '../testing/play-in-page.ts'
import { DARWIN, posterOf } from '../testing/poster.ts'
import { drawnAndAsked, PROMPT } from '../testing/prompt.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

/** Whole games are part of `npm run soak`; otherwise Alfred's first answer is enough. */
const whole = process.env.SOAK !== undefined
const WHAT = whole ? 'a whole game' : 'the first turn'
const SHORT_MS = 180_000
const LONG_MS = 900_000
const timeout = SHORT_MS + (whole ? LONG_MS : 60_000)

const chart = (page: Page) => page.getByRole('region', { name: 'Chart of the islands' })
const alfred = (page: Page) => page.getByRole('button', { name: /^Alfred, / })
/** The priority that decided Alfred's last action. The element before it shows his level. */
const why = (page: Page) => alfred(page).locator('small').nth(1)
/** The tab that opens a part of the table on a narrow screen. */
const tab = (page: Page, name: string, state: { readonly pressed?: boolean } = {}) =>
  page.getByRole('navigation', { name: 'Table' }).getByRole('button', { name, ...state })

const WAYS = [
  { how: 'by mouse', act: byMouse, device: {}, press: (one: Locator) => one.click() },
  { how: 'on a phone by touch', act: byTouch, device: PHONE, press: (one: Locator) => one.tap() },
  { how: 'by keyboard alone', act: byKeyboard, device: {}, press: (one: Locator) => one.press('Enter') },
]

/** The short run uses only the mouse. */
test.each(whole ? WAYS : WAYS.slice(0, 1))(
  `${WHAT} against Alfred $how`,
  { timeout },
  async ({ act, device, press }) => {
    const { page, faults } = await stage.person(device)
    await page.goto(stage.base)
    const poster = posterOf(page, DARWIN)
    await poster.waitFor()
    // On a phone only the first poster is unfolded.
    const unfold = poster.getByRole('button', { name: /^Expand/ })
    if (await unfold.count()) await press(unfold)
    await press(poster.getByRole('button', { name: 'Solo' }))
    await drawnAndAsked(page)
    expect(await loadedTables(page)).toEqual(['darwin'])
    await playUntil(page, act, why(page), SHORT_MS)
    const scores = tab(page, 'Scores')
    if (await scores.isVisible()) await press(scores)
    await why(page).waitFor()
    expect(await alfred(page).textContent()).toMatch(/Alfred/)
    expect(await why(page).textContent(), 'the priority that decided it').not.toBe('')
    if (whole) {
      expect(await playToTheEnd(page, act, LONG_MS)).toBeGreaterThan(30)
      const sheet = await page.getByRole('region', { name: 'Score sheet' }).textContent()
      expect(sheet).toContain('Alfred')
      expect(sheet).toContain('Total')
    }
    expect(faults).toEqual([])
  },
)

test.runIf(whole)(`${WHAT} against Alfred by roles and names alone`, { timeout }, async () => {
  const { page, faults } = await stage.person()
  await openAsLists(stage, page, DARWIN)
  await playByNames(page, SHORT_MS, async () => /Alfred/.test(await whatWasHeard(page)))
  expect(await playByNames(page, LONG_MS)).toBeGreaterThan(50)
  await page.getByRole('heading', { name: 'Score sheet' }).first().waitFor()
  expect(faults).toEqual([])
})

long('on a phone the tab of a question opens, over a drawer that was opened for the last one', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'place w1 explore-1')
  await openAt(page, log, at)
  await drawnAndAsked(page)
  await tab(page, 'Journals', { pressed: true }).waitFor()
  await page.getByRole('button', { name: /^Crew/ }).tap()
  const crew = page.getByRole('region', { name: /^Crew/, includeHidden: true })
  await crew.waitFor()
  // Alfred's board covers the player's own workers, so taking a space up must bring the own board back.
  await tab(page, 'Scores').tap()
  await alfred(page).tap()
  await tab(page, 'Journals').tap()
  await page.locator('[data-id=w1]').waitFor({ state: 'detached' })
  await page.locator('[data-id=explore-1]').tap()
  await page.locator('[data-id=w1]').tap()
  await chart(page).locator('[data-move^="explore "]').first().waitFor()
  await tab(page, 'Chart', { pressed: true }).waitFor()
  await crew.waitFor({ state: 'detached' })
  const prompt = page.locator(PROMPT)
  expect(await prompt.locator('[data-move^="explore "]').count(), 'what lies on the chart').toBe(0)
  await prompt.locator('[data-move=skip]').tap()
  // A player who has just used the chart keeps seeing it; the next turn, which needs the journals, brings these back.
  const endTurn = page.getByRole('button', { name: /^End turn/ })
  await expect.poll(() => endTurn.isEnabled()).toBe(true)
  await tab(page, 'Chart', { pressed: true }).waitFor()
  await endTurn.tap()
  await tab(page, 'Journals', { pressed: true }).waitFor()
  expect(faults).toEqual([])
})

long('on a phone a question about seals shows the top of the desk, wherever it was scrolled', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'place w3 academy-1')
  await openAt(page, log, at)
  await drawnAndAsked(page)
  await tab(page, 'Desk').tap()
  const desk = page.getByRole('region', { name: /^Academy, museum/, includeHidden: true })
  await desk.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await tab(page, 'Journals').tap()
  await page.locator('[data-id=academy-1]').tap()
  await page.locator('[data-id=w3]').tap()
  await desk.getByRole('region', { name: 'Academy' }).getByRole('button').first().waitFor()
  await expect.poll(() => desk.evaluate((box) => box.scrollTop)).toBe(0)
  expect(faults).toEqual([])
})

long('on a phone a turn begins at the top of the journals, even if the chart was open', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'place w1 explore-1')
  await openAt(page, log, at)
  await page.locator('[data-id=explore-1]').tap()
  await page.locator('[data-id=w1]').tap()
  await chart(page).locator('[data-move^="explore "]').first().waitFor()
  const journals = page.getByRole('region', { name: 'Journals', includeHidden: true })
  const scrolled = journals.locator('..')
  await tab(page, 'Journals').tap()
  await expect.poll(() => scrolled.evaluate((box) => box.clientHeight)).toBeGreaterThan(0)
  await scrolled.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  expect(await scrolled.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await tab(page, 'Chart').tap()
  await expect.poll(() => scrolled.evaluate((box) => box.clientHeight)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await tab(page, 'Journals').tap()
  await journals.getByRole('button').first().waitFor()
  await expect.poll(() => scrolled.evaluate((box) => box.scrollTop)).toBe(0)
  expect(faults).toEqual([])
})

long(
  'on a phone sheets that are put aside stay within reach above the journals, and kept cards are counted',
  async () => {
    const { page, faults } = await stage.person(PHONE)
    const log = storedGame('darwin', 'v1-2p')
    await openAt(page, log, 0, [page, 'greedy'])
    await drawnAndAsked(page)
    const journals = page.getByRole('region', { name: 'Journals' })
    const sheets = page.getByRole('region', { name: 'Crew', exact: true })
    await tab(page, 'Journals', { pressed: true }).waitFor()
    await sheets.getByRole('button', { name: 'Put aside' }).tap()
    await journals.waitFor()
    const head = await sheets.boundingBox()
    const board = await journals.boundingBox()
    if (!head || !board) throw new Error('one of them is not in sight')
    expect(board.y, 'the journals begin below it').toBeGreaterThanOrEqual(head.y + head.height)
    await sheets.getByRole('button', { name: 'Show' }).tap()
    await sheets.locator('[data-move^="keep "], [data-id^="crew-"]').first().tap()
    await page.getByRole('button', { name: /^Crew\s*1$/ }).waitFor()
    expect(faults).toEqual([])
  },
)

long('on a phone a tab’s name is in the middle of the tab', async () => {
  const { page, faults } = await stage.person(PHONE)
  await openAt(page, storedGame('darwin', 'v1-2p'), 0, [page, 'greedy'])
  await drawnAndAsked(page)
  const offCentre = await tab(page, 'Players').evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button.querySelector('span') as HTMLElement)
    const { left, width } = button.getBoundingClientRect()
    return [...range.getClientRects()].map((line) => Math.abs(line.left + line.width / 2 - left - width / 2))
  })
  expect(offCentre.length).toBeGreaterThan(0)
  expect(Math.max(...offCentre)).toBeLessThan(3)
  expect(faults).toEqual([])
})

/** The size of a fingertip in pixels; the area around a space can be tapped as well. */
const FINGER = 30

long('on a phone every space to explore can be tapped, with the pieces on three islands', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-02-1p')
  await openAt(
    page,
    log,
    log.rows.findIndex((row) => row.kind === 'move' && row.move === 'explore i3-5'),
  )
  await drawnAndAsked(page)
  await tab(page, 'Chart', { pressed: true }).waitFor()
  const offered = chart(page).getByRole('button', { name: /^Move your explorer/ })
  await offered.first().waitFor()
  const narrowest = () => offered.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)))
  await expect.poll(narrowest).toBeGreaterThanOrEqual(FINGER)
  const west = chart(page).getByRole('button', { name: /farther west$/ })
  const isSeen = () =>
    offered
      .first()
      .evaluate((one) => one.getBoundingClientRect().left >= 0 && one.getBoundingClientRect().right <= innerWidth)
  expect(await isSeen(), 'the first island is out of sight').toBe(false)
  for (let left = 2; left > 0 && (await west.count()) > 0; left--) await west.tap()
  await expect.poll(isSeen, { message: 'the first island is led to' }).toBe(true)
  expect(await narrowest()).toBeGreaterThanOrEqual(FINGER)
  await offered.first().tap()
  await offered.first().waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

/** Longer than a refusal is shown on a large screen. */
const LONG_READ_MS = 12_000

long('on a phone a refusal stays until it is closed', async () => {
  const { page, faults } = await stage.person(PHONE)
  await page.clock.install()
  const log = storedGame('darwin', 'v1-all-02-1p')
  await openAt(page, log, log.rows.findIndex(isOffice))
  await page.locator('[data-id=academy-3]').tap()
  const close = page.getByRole('status').getByRole('button', { name: 'Close' })
  await close.waitFor()
  await page.clock.runFor(LONG_READ_MS)
  await close.tap()
  await close.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

long('on a phone the prompt says what remains to be chosen, and all chips are visible', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-02-1p')
  await openAt(page, log, log.rows.findIndex(isOffice))
  await page.locator('[data-id=objective-office]').tap()
  const prompt = page.locator(PROMPT)
  await prompt.getByText('choose a worker').waitFor()
  await page.locator('[data-id=w3]').tap()
  const chips = prompt.locator('button[data-move]')
  await chips.nth(2).waitFor()
  const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))
  expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > PHONE.viewport.width)).toEqual([])
  expect(faults).toEqual([])
})

const isOffice = (row: ReturnType<typeof storedGame>['rows'][number]): boolean =>
  row.kind === 'move' && row.move === 'place w3 objective-office'

long('on a phone the score sheet moves under the finger, and no tab is below it', async () => {
  const { page, faults } = await stage.person(PHONE)
  const played = storedGame('darwin', 'v1-all-01-1p')
  await openAt(page, played, played.rows.length)
  const sheet = page.getByRole('region', { name: 'Score sheet' })
  const row = await sheet.locator('tbody').getByRole('row').nth(2).boundingBox()
  if (!row) throw new Error('no row of the sheet is in sight')
  expect(await page.getByRole('navigation', { name: 'Table' }).count()).toBe(0)
  // The columns are equally wide, and rarely used links are below everything else.
  const widths = await sheet.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  const charts = page.getByRole('region', { name: /^Points/ })
  const boxes = await Promise.all([sheet, ...(await charts.all())].map((one) => one.boundingBox()))
  const lowest = Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)))
  const log = await page.getByRole('button', { name: 'Download the log' }).boundingBox()
  expect(log?.y).toBeGreaterThan(lowest)
  const touch = await touching(page)
  const [x, y] = [row.x + row.width / 2, row.y]
  await touch('touchStart', [{ x, y }])
  for (const step of [20, 60, 120, 200]) await touch('touchMove', [{ x, y: y - step }])
  await touch('touchEnd', [])
  await expect.poll(() => page.getByRole('main').evaluate((end) => end.scrollTop)).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

/** Opens a stored game after this many rows, with Anna at the given seat. */
async function openAt(
  page: Page,
  log: ReturnType<typeof storedGame>,
  rows: number,
  sitting: Parameters<typeof tableFromLog>[3] = [page],
): Promise<void> {
  await beGuest(page, 'Anna')
  await page.goto(`${stage.base}/table/${await tableFromLog(stage, log, rows, sitting)}`)
}

type Touched = readonly { readonly x: number; readonly y: number }[]

async function touching(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touched) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
}

long('an island is chosen anywhere on it, its spaces included', async () => {
  const { page, faults } = await stage.person()
  const log = storedGame('darwin', 'v1-all-07-3p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move.startsWith('land '))
  const row = log.rows[at]
  if (row?.kind !== 'move') throw new Error('nobody lands')
  await openAt(
    page,
    log,
    at,
    [0, 1, 2].map((seat) => (seat === row.seat ? page : 'greedy')),
  )
  const island = chart(page).locator(`[data-move="${row.move}"]`)
  await island.waitFor()
  // There is a campsite in its middle.
  await island.click()
  await island.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})
