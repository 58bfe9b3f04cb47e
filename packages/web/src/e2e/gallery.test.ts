// Every component of a game at the sizes in which it is drawn: words stay in their boxes, pictures are told apart.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CARD_IDS } from '@wayfare/arnak/tables'
import { LANGUAGES } from '@wayfare/text'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawingsOf, type Pair, pairsOf } from '../testing/pixels.ts'
import { openStage, type Stage } from '../testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 600_000)
afterAll(() => stage?.close())

const CARD_SIZES = 4
const EDITIONS = 2

async function openGallery(page: Page): Promise<void> {
  await page.goto(`${stage.base}/gallery/arnak`)
  await page.locator('[data-token=rival-c]').last().waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** What is written outside of its card or tile, or runs out of a box that cuts it off; by day the boxes are the same. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Of a pixel: letters are measured in parts of one. */
    const SLACK = 1
    const found: string[] = []
    for (const thing of document.querySelectorAll<HTMLElement>('[data-edition=night] :is([data-card], [data-thing])')) {
      const name = `${thing.dataset.card ?? thing.dataset.thing} ${thing.dataset.size ?? ''}`
      const box = (thing.dataset.card ? (thing.firstElementChild ?? thing) : thing).getBoundingClientRect()
      const walker = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.nodeValue?.trim() || node.parentElement?.closest('.visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const line of range.getClientRects()) {
          const out = Math.max(
            box.left - line.left,
            line.right - box.right,
            box.top - line.top,
            line.bottom - box.bottom,
          )
          if (line.width > 0 && out > SLACK) found.push(`${name}: '${node.nodeValue}' is ${out.toFixed(1)} px outside`)
        }
      }
      for (const one of thing.querySelectorAll('*')) {
        if (!(one instanceof HTMLElement) || one.clientWidth === 0 || one.closest('.visually-hidden')) continue
        const [over, under] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]
        const cuts = getComputedStyle(one).overflow !== 'visible'
        if (cuts && Math.max(over, under) > SLACK)
          found.push(`${name}: .${one.className} cuts off ${over} × ${under} px of '${one.textContent}'`)
      }
    }
    return [...new Set(found)]
  })

test.each(process.env.SOAK ? LANGUAGES : (['ru'] as const))(
  'in %s the words of every card and tile of Arnak stay in their boxes',
  { timeout: 240_000 },
  async (locale) => {
    const { page, faults } = await stage.person({ locale })
    await openGallery(page)
    expect(await page.locator('[data-card]').count()).toBe(CARD_IDS.length * CARD_SIZES * EDITIONS)
    expect(await outside(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

/** The room of the picture on a card in the hand, and the paper it lies on. */
const HAND = { width: 96, height: 64 }
const PAPER = '#b9c09a'
/** Of 255, the mean of all pixels; of what either covers, the part that only one does. The nearest are at 29.9 and 0.21. */
const COLOUR = 28
const SHAPE = 0.19

const told = ({ a, b, colour, shape }: Pair): string => `${a} and ${b}: ${colour.toFixed(1)}, ${shape.toFixed(2)}`

test.runIf(process.env.SOAK)('no two emblems of cards are confused at hand size', { timeout: 240_000 }, async () => {
  const { page } = await stage.person()
  const sheet = (name: string) =>
    readFileSync(fileURLToPath(new URL(`../games/arnak/art/${name}.svg`, import.meta.url)), 'utf8')
  const drawings = ['items', 'artifacts', 'basics'].flatMap((name) => drawingsOf(sheet(name), PAPER))
  expect(drawings.map(({ id }) => id).sort()).toEqual([...CARD_IDS].sort())
  const pairs = await pairsOf(page, drawings, HAND.width, HAND.height)
  const nearest = (by: 'colour' | 'shape') => pairs.toSorted((p, q) => p[by] - q[by]).slice(0, 5)
  for (const by of ['colour', 'shape'] as const) console.log(`nearest by ${by}: ${nearest(by).map(told).join('; ')}`)
  expect(pairs.filter(({ colour, shape }) => colour < COLOUR || shape < SHAPE).map(told)).toEqual([])
})
