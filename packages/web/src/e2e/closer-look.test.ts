// @module-tag browser
// The board of a low desk comes closer to what is asked about, and follows it.

import { expect } from 'vitest'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { placeOf } from '../testing/play-in-page.ts'
import { drawnAndAsked } from '../testing/prompt.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

long('the map zooms to streets that would be too small, and stays where a person has zoomed to', async () => {
  const log = storedGame('arkham', 'v1-3p')
  const rounds = log.rows.flatMap((row, i) =>
    row.kind === 'move' && row.seat === 0 && /^way /.test(row.move) ? [i] : [],
  )
  const { page, faults } = await stage.person({ viewport: { width: 1280, height: 720 } })
  await beGuest(page, 'Anna')
  const id = await tableFromLog(stage, log, rounds[5] as number, [page, 'greedy', 'greedy'])
  await page.goto(`${stage.base}/table/${id}`)
  await drawnAndAsked(page)
  const map = page.locator('.ark-board > svg.ark-map')
  const seen = () => map.getAttribute('viewBox')
  const scale = () => map.evaluate((svg) => (svg as SVGSVGElement).getScreenCTM()?.a ?? 0)
  await expect.poll(scale).toBeGreaterThan(0.95)
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  const before = await seen()
  await page.mouse.wheel(0, -200)
  await expect.poll(seen).not.toBe(before)
  const chosen = await seen()
  // One of the thick segments, which can be followed by another one.
  await page.locator('main [data-id^=r-].offered:not([data-move])').first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Back/ }).waitFor()
  expect(await seen()).toBe(chosen)
  expect(faults).toEqual([])
})

long('behind a gate the board shows where the final route goes on', async () => {
  const { page, faults } = await stage.person({ viewport: { width: 1280, height: 720 } })
  await page.goto(`${stage.base}/learn/arkham/route`)
  await drawnAndAsked(page)
  const way = (id: string) => [`[data-move$=" ${id}"]`, `main [data-id="${id}"][aria-pressed=false]`]
  for (const id of ['c22', 'r-c21-c22', 'r-c11-c21', 'r-c01-c11', 'r-c01-c02', 'c64']) {
    await expect.poll(() => placeOf(page, way(id)), { message: id }).not.toBeNull()
    const at = await placeOf(page, way(id))
    if (at) await page.mouse.click(at.x, at.y)
  }
  await expect.poll(() => placeOf(page, ['main [data-id="r-c54-c64"]'])).not.toBeNull()
  expect(faults).toEqual([])
})
