// Darwin's Journey against Alfred: by mouse, by touch, by keyboard, and by what is there to be heard.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsLists, playByNames, whatWasHeard } from '../testing/by-names.ts'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byKeyboard, byMouse, byTouch, playToTheEnd, playUntil } from '../testing/playing.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

/** Whole games are part of `npm run soak`; otherwise Alfred's first answer is enough. */
const whole = process.env.SOAK !== undefined
const WHAT = whole ? 'a whole game' : 'the first turn'
const SHORT_MS = 180_000
const LONG_MS = 900_000
const timeout = SHORT_MS + (whole ? LONG_MS : 60_000)

const ASKED = '.play[data-table=drawn] .prompt-line[data-state=asked]'
const SAID = '.dar-alf-said'

const WAYS = [
  { how: 'by mouse', act: byMouse, device: {}, press: (one: Locator) => one.click() },
  { how: 'on a phone by touch', act: byTouch, device: PHONE, press: (one: Locator) => one.tap() },
  { how: 'by keyboard alone', act: byKeyboard, device: {}, press: (one: Locator) => one.press('Enter') },
]

/** A short run has time for the mouse alone. */
test.each(whole ? WAYS : WAYS.slice(0, 1))(
  `${WHAT} against Alfred $how`,
  { timeout },
  async ({ act, device, press }) => {
    const { page, faults } = await stage.person(device)
    await page.goto(stage.base)
    const poster = page.locator('.poster[data-theme=darwin]')
    await poster.waitFor()
    // On a phone only the first is unfolded.
    const folded = poster.locator('.poster-picture[aria-expanded=false]')
    if (await folded.count()) await press(folded)
    await press(poster.locator('.poster-mode', { hasText: 'Solo' }))
    await page.locator(ASKED).waitFor()
    await playUntil(page, act, SAID, SHORT_MS)
    const scores = page.locator('.phone-tabs [data-tab=outlook]')
    if (await scores.isVisible()) await press(scores)
    await page.locator(SAID).waitFor()
    expect(await page.locator(SAID).textContent()).toMatch(/Alfred/)
    expect(await page.locator(`${SAID} small`).textContent(), 'the priority that decided it').not.toBe('')
    if (whole) {
      expect(await playToTheEnd(page, act, LONG_MS)).toBeGreaterThan(30)
      const sheet = await page.locator('.end table').first().textContent()
      expect(sheet).toContain('Alfred')
      expect(sheet).toContain('Total')
    }
    expect(faults).toEqual([])
  },
)

test.runIf(whole)(`${WHAT} against Alfred by roles and names alone`, { timeout }, async () => {
  const { page, faults } = await stage.person()
  await openAsLists(stage, page, 'Darwin’s Journey')
  await playByNames(page, SHORT_MS, async () => /Alfred/.test(await whatWasHeard(page)))
  expect(await playByNames(page, LONG_MS)).toBeGreaterThan(50)
  await page.getByRole('heading', { name: 'Score sheet' }).first().waitFor()
  expect(faults).toEqual([])
})

test('on a phone what a question is about comes forward, over a drawer that was opened for the last one', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'place w1 explore-1')
  await openAt(page, log, at)
  await page.locator(ASKED).waitFor()
  const open = (tab: string) => page.locator(`.phone-tabs [data-tab=${tab}][aria-pressed=true]`)
  await open('none').waitFor()
  await page.locator('.dar-m-behind button').first().tap()
  await page.locator('.dar-m-opened').waitFor()
  // While Alfred's board lies over the own one, its workers cannot be seen: whoever takes a space up needs them.
  await page.locator('.phone-tabs [data-tab=outlook]').tap()
  await page.locator('.dar-alf-strip').tap()
  await page.locator('.phone-tabs [data-tab=none]').tap()
  await page.locator('.play [data-id=w1]').waitFor({ state: 'detached' })
  await page.locator('.play [data-id=explore-1]').tap()
  await page.locator('.play [data-id=w1]').tap()
  await page.locator('.dar-chart [data-move^="explore "]').first().waitFor()
  await open('aside').waitFor()
  await page.locator('.dar-m-opened').waitFor({ state: 'detached' })
  expect(await page.locator('.play-prompt [data-move^="explore "]').count(), 'what lies on the chart').toBe(0)
  await page.locator('.play-prompt [data-move=skip]').tap()
  await open('none').waitFor()
  expect(faults).toEqual([])
})

long('on a phone a seal is asked for at the top of the desk, wherever it was left', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'place w3 academy-1')
  await openAt(page, log, at)
  await page.locator(ASKED).waitFor()
  await page.locator('.phone-tabs [data-tab=market]').tap()
  await page.locator('.dar-desk').evaluate((desk) => desk.scrollTo(0, desk.scrollHeight))
  await page.locator('.phone-tabs [data-tab=none]').tap()
  await page.locator('.play [data-id=academy-1]').tap()
  await page.locator('.play [data-id=w3]').tap()
  await page.locator('.dar-desk .slot.offered').first().waitFor()
  await expect.poll(() => page.locator('.dar-desk').evaluate((desk) => desk.scrollTop)).toBe(0)
  expect(faults).toEqual([])
})

long('on a phone a turn begins at the top of the journals, also when the chart lay over them', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'place w1 explore-1')
  await openAt(page, log, at)
  await page.locator('.play [data-id=explore-1]').tap()
  await page.locator('.play [data-id=w1]').tap()
  await page.locator('.dar-chart [data-move^="explore "]').first().waitFor()
  const scrolled = page.locator('.dar-journals').locator('..')
  await page.locator('.phone-tabs [data-tab=none]').tap()
  await expect.poll(() => scrolled.evaluate((box) => box.clientHeight)).toBeGreaterThan(0)
  await scrolled.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  expect(await scrolled.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await page.locator('.phone-tabs [data-tab=aside]').tap()
  await expect.poll(() => scrolled.evaluate((box) => box.clientHeight)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.locator('.phone-tabs [data-tab=none]').tap()
  await page.locator('.play .dar-space.offered').first().waitFor()
  await expect.poll(() => scrolled.evaluate((box) => box.scrollTop)).toBe(0)
  expect(faults).toEqual([])
})

/** Longer than a refusal stays on a large screen. */
const LONG_READ_MS = 12_000

long('on a phone a refusal waits to be closed', async () => {
  const { page, faults } = await stage.person(PHONE)
  await page.clock.install()
  const log = storedGame('darwin', 'v1-all-02-1p')
  await openAt(page, log, log.rows.findIndex(isOffice))
  await page.locator('.play [data-id=academy-3]').tap()
  const refusal = page.locator('.play-refusal[data-empty=false]')
  await refusal.waitFor()
  await page.clock.runFor(LONG_READ_MS)
  await refusal.getByRole('button', { name: 'Close' }).tap()
  await refusal.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

long('on a phone it is told what is still to be chosen, and all chips are in sight', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-02-1p')
  await openAt(page, log, log.rows.findIndex(isOffice))
  await page.locator('.play [data-id=objective-office]').tap()
  await page.locator('.prompt-line-sub', { hasText: 'choose a worker' }).waitFor()
  await page.locator('.play [data-id=w3]').tap()
  const chips = page.locator('.prompt-line-chips .option-chip')
  await chips.nth(2).waitFor()
  const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()))
  expect(boxes.filter((box) => !box || box.x < 0 || box.x + box.width > PHONE.viewport.width)).toEqual([])
  expect(faults).toEqual([])
})

const isOffice = (row: ReturnType<typeof storedGame>['rows'][number]): boolean =>
  row.kind === 'move' && row.move === 'place w3 objective-office'

long('on a phone the score sheet moves under the finger, and no tab lies below it', async () => {
  const { page, faults } = await stage.person(PHONE)
  const log = storedGame('darwin', 'v1-all-01-1p')
  await openAt(page, log, log.rows.length)
  const row = await page.locator('.end-sheet tbody tr').nth(2).boundingBox()
  if (!row) throw new Error('no row of the sheet is in sight')
  expect(await page.locator('.phone-tabs').count()).toBe(0)
  // The columns are of one width, and what is seldom wanted stands below all of it.
  const widths = await page.locator('.end-sheet thead th').evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  const [parts, more] = await Promise.all(['.end-parts', '.end-more'].map((one) => page.locator(one).boundingBox()))
  expect(more?.y).toBeGreaterThan((parts?.y ?? 0) + (parts?.height ?? 0))
  const touch = await touching(page)
  const [x, y] = [row.x + row.width / 2, row.y]
  await touch('touchStart', [{ x, y }])
  for (const step of [20, 60, 120, 200]) await touch('touchMove', [{ x, y: y - step }])
  await touch('touchEnd', [])
  await expect.poll(() => page.locator('main.end').evaluate((end) => end.scrollTop)).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

/** A stored game after so many rows, with Anna at the seat that has the page. */
async function openAt(
  page: Page,
  log: ReturnType<typeof storedGame>,
  rows: number,
  sitting: Parameters<typeof tableFromLog>[3] = [page],
): Promise<void> {
  await page.goto(stage.base)
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
  const island = page.locator(`.dar-map [data-move="${row.move}"]`)
  await island.waitFor()
  // In its middle there is a campsite.
  await island.click()
  await island.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})
