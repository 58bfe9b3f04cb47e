// @module-tag browser
// Every component of a game at its usual sizes: texts stay in their boxes and are readable, and pictures can be told
// apart.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CARD_IDS } from '@wayfare/arnak/tables'
import { CREW_IDS, SPECIMENS } from '@wayfare/darwin/tables'
import { LANGUAGES } from '@wayfare/text'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { drawingsOf, type Pair, pairsOf } from '../testing/pixels.ts'
import { faint, outside, tiny } from '../testing/reading.ts'

const stage = onStage()

const CARD_SIZES = 4
const EDITIONS = 2
/** The boxes are the same by day. */
const NIGHT = '[data-edition=night]'

/** A page with everything of a game takes a busy machine a while. */
const PATIENCE_MS = 180_000

async function openGallery(page: Page, game: string, last: string): Promise<void> {
  await page.goto(`${stage.base}/gallery/${game}`, { timeout: PATIENCE_MS })
  await page.locator(last).last().waitFor({ timeout: PATIENCE_MS })
  await page.evaluate(() => document.fonts.ready)
}

long.each(LANGUAGES)(
  'in %s the words of every card and tile of Arnak stay in their boxes',
  { timeout: 240_000 },
  async (locale) => {
    const { page, faults } = await stage.person({ locale })
    await openGallery(page, 'arnak', '[data-token=rival-c]')
    expect(await page.locator('[data-card]').count()).toBe(CARD_IDS.length * CARD_SIZES * EDITIONS)
    expect(await outside(page, `${NIGHT} :is([data-card] > :first-child, [data-thing])`)).toEqual([])
    expect(faults).toEqual([])
  },
)

const DESK = { width: 1440, height: 900 }
const LOW = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const LAST = '.dar-gallery-names'
const DARWIN_BOXES = [
  ...['[data-thing]', '.dar-crew', '.dar-objective', '.dar-m-slot', '.dar-m-block', '.dar-tray', '.dar-envelope'],
  ...['.dar-space', '.dar-sheet-card', '.dar-sheet-pair', '.dar-alf-bonus > span', '.dar-alf-strip'],
]

long.each(LANGUAGES.flatMap((locale) => [DESK, LOW, PHONE].map((viewport) => ({ locale, viewport, ...viewport }))))(
  'in $locale the words of every component of Darwin’s Journey stay in their boxes at $width × $height, and can be read',
  { timeout: 240_000 },
  async ({ locale, viewport }) => {
    const { page, faults } = await stage.person({ locale, viewport })
    await openGallery(page, 'darwin', LAST)
    expect(await page.locator(`${NIGHT} .dar-crew`).count()).toBeGreaterThanOrEqual(CREW_IDS.length)
    expect(await outside(page, `${NIGHT} :is(${DARWIN_BOXES})`)).toEqual([])
    expect(await tiny(page, NIGHT)).toEqual([])
    expect(await faint(page, '[data-theme][data-edition]')).toEqual([])
    expect(faults).toEqual([])
  },
)

long('nothing in the gallery of Darwin’s Journey is found by axe', { timeout: 240_000 }, async () => {
  const { page } = await stage.person()
  await openGallery(page, 'darwin', LAST)
  // The page has the same boards by night and by day, with the same names.
  const found = await violations(page)
  expect(found.filter((violation) => !violation.startsWith('landmark-unique'))).toEqual([])
})

/**
 * Bounds that were found by measuring: the mean difference of all pixels, out of 255, and of the pixels that either
 * covers, the share that only one does.
 */
const PICTURES = [
  {
    what: 'emblems of Arnak’s cards at hand size',
    sheets: ['arnak/art/items', 'arnak/art/artifacts', 'arnak/art/basics'],
    ids: CARD_IDS,
    ground: '#b9c09a',
    size: [96, 64],
    // The closest pair is at 29.9 and 0.21.
    colour: 28,
    shape: 0.19,
  },
  {
    what: 'specimens in the museum, without their frames',
    sheets: ['darwin/art/specimens'],
    ids: SPECIMENS,
    ground: '#fcf8ee',
    size: [34, 34],
    // The closest pair is at 20.2 and 0.21.
    colour: 19,
    shape: 0.19,
  },
  {
    what: 'pictures of the crew on its cards',
    sheets: ['darwin/art/crew'],
    ids: CREW_IDS,
    ground: '#fcf8ee',
    size: [40, 30],
    // The closest pair is at 33.7. These pictures fill their boxes.
    colour: 32,
    shape: 0,
  },
] as const

const told = ({ a, b, colour, shape }: Pair): string => `${a} and ${b}: ${colour.toFixed(1)}, ${shape.toFixed(2)}`
const sheet = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../games/${name}.svg`, import.meta.url)), 'utf8')

for (const { what, sheets, ids, ground, size, colour, shape } of PICTURES)
  long(`no two are confused: ${what}`, { timeout: 240_000 }, async () => {
    const { page } = await stage.person()
    const wanted: ReadonlySet<string> = new Set(ids)
    const drawings = sheets.flatMap((name) => drawingsOf(sheet(name), ground)).filter(({ id }) => wanted.has(id))
    expect(drawings.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const [width, height] = size
    const pairs = await pairsOf(page, drawings, width, height)
    const nearest = (by: 'colour' | 'shape') => pairs.toSorted((p, q) => p[by] - q[by]).slice(0, 5)
    for (const by of ['colour', 'shape'] as const) console.log(`nearest by ${by}: ${nearest(by).map(told).join('; ')}`)
    expect(pairs.filter((pair) => pair.colour < colour || pair.shape < shape).map(told)).toEqual([])
  })
