// Four explorers, the longest words, small and large screens: nothing is cut off, and whatever is offered can be reached.

import { arnak } from '@wayfare/arnak'
import { begin, engineOf, type Log, offers, play, seedOf } from '@wayfare/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOff, outOfReach } from '../testing/boxes.ts'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { beGuest } from '../testing/tables.ts'
import { watching } from '../testing/watching.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 600_000)
afterAll(() => stage?.close())

const SIZES = [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const

/** How many rows lie before the decision of this kind for which the first seat has the most to choose from. */
function crowded({ table, chance, rows }: Log, asks: RegExp): number {
  const match = begin(engineOf(arnak), table, seedOf(chance) as string)
  let most = { at: 0, count: 0 }
  for (const [at, row] of rows.entries()) {
    if (row.kind !== 'move') throw new Error('nothing is taken back in a stored game')
    const { length } = row.seat === 0 && asks.test(row.move) ? offers(match, 0) : []
    if (length > most.count) most = { at, count: length }
    play(match, row.seat, row.move)
  }
  return most.at
}

const MOMENTS = [
  { what: 'a turn', temple: 'bird', asks: /^(dig|buy|research|discover)/ },
  { what: 'a payment', temple: 'snake', asks: /^pay/ },
] as const
const CASES = SIZES.flatMap(([width, height]) => MOMENTS.map((moment) => ({ width, height, ...moment })))

test.each(process.env.SOAK ? CASES : CASES.slice(0, 1))(
  'in Russian, $width × $height, $what of four on the $temple side: all is in sight',
  { timeout: 240_000 },
  async ({ width, height, temple, asks }) => {
    const narrow = width < 500
    const phone = narrow ? { isMobile: true, hasTouch: true } : {}
    const { page, faults } = await stage.person({ locale: 'ru', viewport: { width, height }, ...phone })
    const watched = watching(page)
    await page.goto(stage.base)
    await beGuest(page, 'Александра', 'ru')
    const log = storedGame('arnak', `v1-${temple}-4p`)
    const id = await tableFromLog(stage, log, crowded(log, asks), [page, 'greedy', 'greedy', 'greedy'])
    await page.goto(`${stage.base}/table/${id}`)
    await page.locator('.play[data-table=drawn] .prompt-line[data-state=asked]').waitFor()
    await page.locator('.arn-rival').nth(2).waitFor({ state: 'attached' })
    await page.evaluate(() => document.fonts.ready)
    const tabs = page.locator('.phone-tabs button:visible')
    const cut: string[] = []
    for (let i = 0; i < Math.max(1, await tabs.count()); i++) {
      if (narrow) await tabs.nth(i).click()
      cut.push(...(await cutOff(page, '.play')))
    }
    expect([...new Set(cut)]).toEqual([])
    if (narrow) await tabs.first().click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const options = watched.picture?.options ?? []
    expect(options.length).toBeGreaterThan(3)
    expect(await outOfReach(page, options)).toEqual([])
    expect(faults).toEqual([])
  },
)
