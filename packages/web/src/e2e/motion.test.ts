// @module-tag browser
// Turns that are played out: nobody waits for them, and when they end, whenever that is, the table is seen as it is.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage } from '../testing/on-stage.ts'
import { byMouse } from '../testing/play-in-page.ts'
import { drawnAndAsked, isAsked } from '../testing/prompt.ts'
import { beGuest, makeTable } from '../testing/tables.ts'

const stage = onStage()

const GAMES = ['arnak', 'darwin', 'arkham'] as const
const REST_MS = 400
/** So often a show is broken off; in `npm run soak` in all games. */
const BREAKS = process.env.SOAK ? 60 : 3

test.each(process.env.SOAK ? GAMES : GAMES.slice(0, 1))(
  'in %s a press in the middle of a rival’s turn counts, and leaves the table as it is drawn without movement',
  { timeout: 600_000 },
  async (game) => {
    const { page, faults } = await stage.person({ reducedMotion: 'no-preference' })
    await beGuest(page, 'Vera')
    const { id } = await makeTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
    await page.goto(`/table/${id}`)
    await drawnAndAsked(page)
    let seen = 0
    for (let breaks = 0; breaks < BREAKS; ) {
      if (!(await isAsked(page))) {
        if (await page.getByRole('region', { name: 'Score sheet' }).count()) break
        await page.waitForTimeout(20)
        continue
      }
      const isShown = (await page.locator('.turn-show[data-over=false]').count()) > 0
      if (isShown) {
        seen++
        breaks++
      }
      if (await byMouse(page)) {
        if (isShown) await expect.poll(() => leftOver(page)).toMatchObject({ copies: 0, said: 0 })
      }
    }
    expect(seen).toBeGreaterThan(0)
    await page.mouse.move(0, 0)
    const moved = await placesAtRest(page)
    expect(await leftOver(page)).toMatchObject({ copies: 0 })
    // The same moment, drawn at once.
    await page.reload()
    await drawnAndAsked(page)
    await expect
      .poll(async () => {
        await dismissSince(page)
        return places(page)
      })
      .toEqual(moved)
    expect(faults).toEqual([])
  },
)

/** Whoever comes back is told what the others did meanwhile: above the table, which lies lower then. */
async function dismissSince(page: Page): Promise<void> {
  const since = page.getByRole('region', { name: 'Since your last turn' })
  if (await since.count()) await since.getByRole('button', { name: 'Dismiss the summary' }).click()
}

/** Copies in the air, and sentences that are still being told of others. */
const leftOver = (page: Page) =>
  page.evaluate(() => ({
    copies: document.querySelectorAll('.motion-copy').length,
    said: document.querySelectorAll('.turn-show[data-over=false]').length,
    // Those of style sheets, such as water that flows, have a name.
    moving: document.getAnimations().filter((one) => !('animationName' in one) && !('transitionProperty' in one))
      .length,
  }))

/** When this page is asked, nothing moves any more, and nothing has changed for a while. */
async function placesAtRest(page: Page): Promise<readonly string[]> {
  for (let before: readonly string[] = []; ; ) {
    await page.waitForTimeout(REST_MS)
    const now = await places(page)
    const { moving } = await leftOver(page)
    if ((await isAsked(page)) && moving === 0 && now.join() === before.join()) return now
    before = now
  }
}

/** Where every thing of the game is drawn, and how it is seen there. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-id]')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      return `${one.getAttribute('data-id')} ${box} ${getComputedStyle(one).opacity}`
    }),
  )
