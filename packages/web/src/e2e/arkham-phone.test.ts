// @module-tag browser
// What only a layout can show of Arkham's table on a phone.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askedOn, openAsGuest, promptOf } from '../testing/find-panels.ts'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { placeOf } from '../testing/playing.ts'
import { makeTable } from '../testing/tables.ts'

const stage = onStage()

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1181, height: 860 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
]

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.ark-board > svg.ark-map').evaluate((map) => (map as SVGSVGElement).getScreenCTM()?.a ?? 0)

/** Whether any of what the first finds lies on any of what the second finds. */
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

test('between the two taps of a move streets keep their size; the call does not lie under the task', async () => {
  const { page, faults } = await stage.person(PHONE)
  await openAsGuest(stage, page, 'Anna')
  const { id } = await makeTable(page, 'arkham', [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }], {
    ancient: 'cthulhu',
  })
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).waitFor()
  const asksForSegments = promptOf(page).getByRole('heading', { name: /^Choose segments/ })
  while ((await asksForSegments.count()) === 0) {
    const before = await promptOf(page).innerText()
    await askedOn(page).locator('[data-move]').first().tap()
    await expect.poll(() => promptOf(page).innerText()).not.toBe(before)
    await askedOn(page).waitFor()
  }
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(0.9)
  const close = await scaleOf(page)
  expect(await meet(page, '.ark-call', '.ark-task')).toBe(false)
  // A road beside the quarter, which another may follow.
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
