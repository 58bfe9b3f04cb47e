// @module-tag browser
// Checks of Arkham's table that need a real layout, most of them on a phone.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askedOn, openAsGuest, promptOf } from '../testing/find-panels.ts'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { placeOf } from '../testing/play-in-page.ts'
import { beGuest, makeTable } from '../testing/tables.ts'

const stage = onStage()

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1181, height: 860 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
]

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.ark-board > svg.ark-map').evaluate((map) => (map as SVGSVGElement).getScreenCTM()?.a ?? 0)

/** True if any element of the first selector overlaps any of the second. */
const meet = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a, b]) =>
      [...document.querySelectorAll(a)].some((first) =>
        [...document.querySelectorAll(b)].some((second) => {
          const [p, q] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
          return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom
        }),
      ),
    [one, other] as const,
  )

long('between the two taps of a move streets keep their size; the call is not under the task', async () => {
  const { page, faults } = await stage.person(PHONE)
  await openAsGuest(stage, page, 'Anna')
  const { id } = await makeTable(page, 'arkham', [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], {
    ancient: 'cthulhu',
  })
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).waitFor()
  const asksForSegments = promptOf(page).getByRole('heading', { name: /^Choose (up to|a segment)/ })
  while ((await asksForSegments.count()) === 0) {
    const before = await promptOf(page).innerText()
    await askedOn(page).locator('[data-move]').first().tap()
    await expect.poll(() => promptOf(page).innerText()).not.toBe(before)
    await askedOn(page).waitFor()
  }
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(0.9)
  const close = await scaleOf(page)
  expect(await meet(page, '.ark-call', '.ark-task')).toBe(false)
  // A road beside the quarter that can be followed by another one.
  const road = await placeOf(page, ['main [data-id^=r-].offered:not([data-move])'])
  if (!road) throw new Error('no road can be chosen that another may follow')
  await page.touchscreen.tap(road.x, road.y)
  await promptOf(page).getByRole('button', { name: /^Back/ }).waitFor()
  await expect.poll(() => scaleOf(page)).toBeCloseTo(close, 3)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.locator('.ark-task').waitFor()
    expect(await meet(page, '.ark-call', '.ark-task'), `${size.width} × ${size.height}`).toBe(false)
  }
  expect(faults).toEqual([])
})

long('letters that reach below the line are whole on the buttons of the prompt', async () => {
  const { page, faults } = await stage.person(PHONE)
  await beGuest(page, 'Vera')
  await page.goto(
    `${stage.base}/table/${await tableFromLog(stage, storedGame('arkham', 'v1-2p'), 0, [page, 'greedy'])}`,
  )
  const label = page.locator('.play-prompt .option-chip-label').first()
  await label.waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const room = await label.evaluate((one) => {
    const text = document.createRange()
    text.selectNodeContents(one.lastChild as Node)
    const { top, bottom } = one.getBoundingClientRect()
    const letters = text.getBoundingClientRect()
    return { above: letters.top - top, below: bottom - letters.bottom }
  })
  expect(room.above).toBeGreaterThanOrEqual(-0.5)
  expect(room.below).toBeGreaterThanOrEqual(-0.5)
  expect(faults).toEqual([])
})

const WHILE_PICKING = [
  ['once one has been picked', 29],
  ['in a later one, where the sheet still has the dice of the last round', 26],
  ['in the first round', 2],
] as const

test.each(process.env.SOAK ? WHILE_PICKING : WHILE_PICKING.slice(0, 1))(
  'while another picks dice, all five are shown: %s',
  async (_, at) => {
    const [{ page, faults }, { page: other }] = [await stage.person(PHONE), await stage.person()]
    await Promise.all([beGuest(page, 'Vera'), beGuest(other, 'Hugo')])
    await page.goto(
      `${stage.base}/table/${await tableFromLog(stage, storedGame('arkham', 'v1-2p'), at, [page, other])}`,
    )
    await page.getByRole('heading', { name: 'Waiting for Hugo' }).waitFor()
    const dice = page.locator('.ark-strip .ark-die:visible')
    await expect
      .poll(() => dice.evaluateAll((all) => all.map((die) => die.getAttribute('data-id'))))
      .toEqual(['die-1', 'die-2', 'die-3', 'die-4', 'die-5'])
    expect(faults).toEqual([])
  },
)

long('after the last round the scores take the whole of their column', async () => {
  const { page, faults } = await stage.person({ viewport: { width: 1440, height: 900 } })
  await beGuest(page, 'Vera')
  const log = storedGame('arkham', 'v1-2p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.seat === 0 && row.move.startsWith('start '))
  await page.goto(`${stage.base}/table/${await tableFromLog(stage, log, at, [page, 'greedy'])}`)
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y
  await page.locator('.ark-aside.last').waitFor()
  expect(await top('.play-side')).toBe(await top('.play-board'))
  expect(faults).toEqual([])
})
