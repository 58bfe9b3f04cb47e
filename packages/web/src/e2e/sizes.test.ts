// @module-tag browser
// All three tables on small screens, held upright and sideways, and on desks that are enlarged to 200 %.

import { engineBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { outOfReach } from '../testing/boxes.ts'
import { crowded, storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { drawnAndAsked } from '../testing/prompt.ts'
import { measureTable } from '../testing/table-boxes.ts'
import { beGuest } from '../testing/tables.ts'
import { watching } from '../testing/watching.ts'

const stage = onStage()

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
] as const

/** Moments with many options, one for each kind of question that fills the table in a different way. */
const MOMENTS = [
  { game: 'arnak', log: 'v1-bird-4p', what: 'a turn', asks: /^(dig|buy|research|discover)/ },
  { game: 'darwin', log: 'v1-all-06-4p', what: 'a turn', asks: /^place / },
  { game: 'arkham', log: 'v1-3p', what: 'a route', asks: /^way / },
  { game: 'arnak', log: 'v1-snake-4p', what: 'a payment', asks: /^pay/ },
  { game: 'darwin', log: 'v1-all-04-4p', what: 'a way over the islands', asks: /^explore i/ },
  { game: 'darwin', log: 'v1-4p', what: 'the academy', asks: /^seal / },
  { game: 'arkham', log: 'v1-4p', what: 'a quarter', asks: /^choose q/ },
] as const
const CASES = MOMENTS.flatMap((moment) => (['en', 'ru'] as const).map((language) => ({ language, ...moment })))
const SHORT = CASES.filter(({ what, language }) => language === 'ru' && (what === 'a turn' || what === 'a route'))
const SOAKING = Boolean(process.env.SOAK)

/** The short run tests each game at two of the six sizes. */
const sizesFor = (place: number) => SIZES.filter((_, i) => SOAKING || i % SHORT.length === place)

test.each((SOAKING ? CASES : SHORT).map((one, place) => ({ ...one, sizes: sizesFor(place) })))(
  '$game in $language, $what: the board has half of the height at every size, and everything that decides a move can be reached',
  { timeout: 300_000 },
  async ({ game, log: name, what, asks, language, sizes }) => {
    const log = storedGame(game, name)
    const at = crowded(await engineBy(log.game, log.version), log, asks)
    expect(at).toBeGreaterThan(0)
    const { page, faults } = await stage.person({ locale: language, viewport: SIZES[0] })
    const watched = watching(page)
    await beGuest(page, 'Александра', language)
    const bots = Array.from({ length: log.table.players - 1 }, () => 'greedy' as const)
    const id = await tableFromLog(stage, log, at, [page, ...bots])
    await page.goto(`${stage.base}/table/${id}`)
    await drawnAndAsked(page)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    // A payment takes up to four lines.
    const least = what === 'a payment' ? 0.4 : 0.5
    for (const size of sizes) {
      await page.setViewportSize(size)
      // Panels are measured and laid out again when they have their room.
      await expect.poll(() => measureTable(page, least), { message: `at ${size.width} × ${size.height}` }).toEqual([])
      const options = watched.picture?.options ?? []
      expect(options.length).toBeGreaterThan(1)
      expect(await outOfReach(page, options), `at ${size.width} × ${size.height}`).toEqual([])
    }
    expect(faults).toEqual([])
  },
)

long(
  'on a desk of 1440 to 900 the cards of the round in Arkham are whole, and the log has room for several lines',
  async () => {
    const { page, faults } = await stage.person({ viewport: { width: 1440, height: 900 } })
    await beGuest(page, 'Vera', 'en')
    const log = storedGame('arkham', 'v1-2p')
    await page.goto(`${stage.base}/table/${await tableFromLog(stage, log, 30, [page, 'greedy'])}`)
    await drawnAndAsked(page)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const hidden = () =>
      page
        .locator('.ark-aside')
        .first()
        .evaluate((column) => column.scrollHeight - column.clientHeight)
    await expect.poll(hidden).toBeLessThanOrEqual(0)
    expect((await page.locator('.play-log').boundingBox())?.height).toBeGreaterThan(120)
    expect(faults).toEqual([])
  },
)
