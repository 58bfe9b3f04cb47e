// @module-tag browser
// Drawings as people with colour blindness see them: screenshots are compared point by point.

import { ASSISTANT_IDS, ICONS, RESOURCES } from '@wayfare/arnak/tables'
import { COLOURS, SPECIMENS } from '@wayfare/darwin/tables'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ICONS as SIGNS } from '../games/darwin/icon.tsx'
import { openAsGuest } from '../testing/find-panels.ts'
import { contrastWithin, type Pixels, shareApart, VISIONS, type Vision } from '../testing/sight.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { makeTable } from '../testing/tables.ts'

let stage: Stage
beforeAll(async () => {
  if (process.env.SOAK) stage = await openStage()
}, 600_000)
afterAll(() => stage?.close())

const SIDE = 32
/** Two drawings must clearly differ in this share of their points. */
const APART = 0.08
/** The least contrast of a sign with its background. */
const OUT = 3

const KINDS = ['red', 'green', 'blue', 'purple', 'yellow', 'white']
const DRAWINGS = {
  players: { at: ['.rival-strip .avatar', '.ark-rival .avatar'], count: 4 },
  tourists: { at: KINDS.slice(0, 4).map((kind) => `.quarter.q-${kind} > .badge >> nth=0`), count: 4 },
  quarters: { at: KINDS.map((kind) => `.quarters .q-${kind} .qh >> nth=0`), count: 6 },
} as const

const hide = (page: Page, what: string): Promise<void> =>
  page.evaluate((what) => {
    for (const one of document.querySelectorAll<SVGElement>(what)) one.style.visibility = 'hidden'
  }, what)

/** The corner of a quarter with its sign. */
const corner = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.7,
  y,
  width: width * 0.3,
  height: height * 0.3,
})
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

async function pictures(page: Page, blank: Page, what: keyof typeof DRAWINGS): Promise<Pixels[]> {
  const found = await Promise.all(DRAWINGS[what].at.map((place) => page.locator(place).all()))
  return Promise.all(
    found.flat().map(async (one) => {
      const box = await one.boundingBox()
      if (!box) throw new Error(`${what}: not on the screen`)
      return pixelsOf(blank, await page.screenshot({ clip: what === 'quarters' ? corner(box) : box }))
    }),
  )
}

function pixelsOf(blank: Page, png: Buffer): Promise<Pixels> {
  return blank.evaluate(
    async ([data, side]) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const canvas = new OffscreenCanvas(side, side).getContext('2d')
      canvas?.drawImage(picture, 0, 0, side, side)
      return [...(canvas?.getImageData(0, 0, side, side).data ?? [])]
    },
    [png.toString('base64'), SIDE] as const,
  )
}

/** Checks that each drawing differs from every other, and if it is a sign also from its background. */
function expectApart(all: readonly Pixels[], vision: Vision, what: string, isSign = true): void {
  for (const [i, one] of all.entries()) {
    if (isSign) expect(contrastWithin(one, vision), `${what} ${i}`).toBeGreaterThanOrEqual(OUT)
    for (const [j, other] of all.slice(0, i).entries())
      expect(shareApart(one, other, vision), `${what} ${i} and ${j}`).toBeGreaterThanOrEqual(APART)
  }
}

// The colours themselves are compared in every run (theme/sight.test.ts).
describe.runIf(process.env.SOAK).each(['dark', 'light'] as const)('in the %s edition', (colorScheme) => {
  let drawn: { readonly [W in keyof typeof DRAWINGS]: Pixels[] }
  beforeAll(async () => {
    const { page } = await stage.person({ colorScheme, deviceScaleFactor: 2 })
    const { page: blank } = await stage.person()
    await openAsGuest(stage, page, 'Anna')
    const bot = { kind: 'bot', bot: 'greedy' } as const
    const { id } = await makeTable(page, 'arkham', [{ kind: 'me' }, bot, bot, bot])
    await page.goto(`${stage.base}/table/${id}`)
    await page.getByRole('complementary', { name: 'Players' }).getByRole('listitem').nth(3).waitFor()
    // The kind of a quarter must be visible without its landmark, and a tourist on any background.
    await hide(page, '.ark-landmark')
    const players = await pictures(page, blank, 'players')
    const quarters = await pictures(page, blank, 'quarters')
    await hide(page, '.qb, .qh')
    drawn = { players, quarters, tourists: await pictures(page, blank, 'tourists') }
  }, 60_000)

  test.each(
    (Object.keys(VISIONS) as Vision[]).flatMap((vision) =>
      (Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]).map((what) => ({ vision, what })),
    ),
  )('$what can be told apart with $vision', ({ vision, what }) => {
    expect(drawn[what].length).toBe(DRAWINGS[what].count)
    expectApart(drawn[what], vision, what, what !== 'quarters')
  })
})

const SEATS = ['mine', 'rival-a', 'rival-b', 'rival-c']
type Told = { readonly at: readonly string[]; readonly hidden?: string }
/** Small drawings in the gallery. Of a card only the frame counts, of an assistant only the side. */
const ARNAK: Readonly<Record<string, Told>> = {
  seats: { at: SEATS.map((seat) => `[data-token=${seat}] .arn-gallery-mark`) },
  resources: { at: RESOURCES.map((name) => `[data-token=${name}] .arn-icon >> nth=1`) },
  travel: { at: ICONS.map((name) => `[data-token=${name}] .arn-icon >> nth=1`) },
  'an item and an artifact': {
    at: ['torch', 'obsidian-earring'].map((id) => `[data-card=${id}][data-size=hand] .arn-card`),
    hidden: '.arn-picture, .arn-card-name, .arn-card-effect, .arn-card-travel, .arn-card-art, .arn-card .arn-seal',
  },
  'silver and gold': {
    at: ['silver', 'gold'].map((side) => `[data-thing=${ASSISTANT_IDS[0]}] .arn-asst.${side}:not(.used)`),
    hidden: '.arn-asst-face, .arn-asst-does',
  },
}

const DARWIN: Readonly<Record<string, Told>> = {
  seats: { at: SEATS.map((_, seat) => `[data-seat="${seat}"] .dar-mark >> nth=0`) },
  workers: { at: SEATS.map((_, seat) => `[data-seat="${seat}"] .dar-figure >> nth=1`) },
  seals: { at: [...COLOURS, 'purple'].map((seal) => `[data-thing=seal-${seal}] .dar-seal >> nth=2`) },
  specimens: { at: SPECIMENS.map((id) => `[data-thing=${id}] .dar-specimen >> nth=3`) },
  'rows of the museum': { at: COLOURS.map((row) => `.dar-frame.filled.${row} >> nth=0`) },
  signs: { at: SIGNS.map((name) => `[data-icon=${name}] .dar-icon >> nth=1`) },
}

const GALLERIES = [
  { game: 'arnak', last: '[data-token=rival-c]', told: ARNAK },
  { game: 'darwin', last: '.dar-gallery-names', told: DARWIN },
]

describe
  .runIf(process.env.SOAK)
  .each(GALLERIES.flatMap((gallery) => (['night', 'day'] as const).map((edition) => ({ ...gallery, edition }))))(
  '$game by $edition',
  ({ game, last, told, edition }) => {
    const drawn = new Map<string, Pixels[]>()
    beforeAll(async () => {
      const { page } = await stage.person({ deviceScaleFactor: 2 })
      const { page: blank } = await stage.person()
      await page.goto(`${stage.base}/gallery/${game}`)
      const sheet = page.locator(`[data-theme][data-edition=${edition}]`)
      await sheet.locator(last).waitFor({ timeout: 180_000 })
      for (const [what, { at, hidden }] of Object.entries(told)) {
        if (hidden) await hide(page, hidden)
        const all: Pixels[] = []
        for (const place of at) all.push(await pixelsOf(blank, await sheet.locator(place).screenshot()))
        drawn.set(what, all)
      }
    }, 300_000)

    test.each(
      (Object.keys(VISIONS) as Vision[]).flatMap((vision) => Object.keys(told).map((what) => ({ vision, what }))),
    )('$what can be told apart with $vision', ({ vision, what }) => {
      expect(drawn.get(what)?.length).toBe(told[what]?.at.length)
      expectApart(drawn.get(what) as Pixels[], vision, what, told[what]?.hidden === undefined)
    })
  },
)
