// @module-tag browser
// Shows of turns: nobody waits for them, and whenever they end, the table has its true state.

import { below, stream } from '@wayfare/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage } from '../testing/on-stage.ts'
import { byMouse } from '../testing/play-in-page.ts'
import { drawnAndAsked } from '../testing/prompt.ts'
import { beGuest, makeTable } from '../testing/tables.ts'

const stage = onStage()

const GAMES = ['arnak', 'darwin', 'arkham'] as const
const REST_MS = 400
/** The number of interruptions; `npm run soak` makes more of them, in all games and in more ways. */
const BREAKS = process.env.SOAK ? Number(process.env.BREAKS ?? 200) : 3
/** After this many interruptions the table is compared with one that is drawn at once. */
const COMPARED_EVERY = 10
/** Shows are interrupted after at most this time. */
const LONGEST_LOOK_MS = 300
const HIDDEN_MS = 60
/** How long a break, and what leads to it, may take where the machine is busy with other things. */
const MOST_MS_EACH = 40_000

test.each(process.env.SOAK ? GAMES : GAMES.slice(0, 1))(
  'in %s a press in the middle of what is shown counts, and leaves the table as it is drawn without movement',
  { timeout: BREAKS * MOST_MS_EACH },
  async (game) => {
    const luck = stream(`breaks in ${game}`)
    const { page, faults } = await stage.person({ reducedMotion: 'no-preference' })
    await beGuest(page, 'Vera')
    await openTable(page, game)
    let done = 0
    while (done < BREAKS) {
      const { isAsked, isOver, isShown, isTold } = await momentOf(page)
      if (isOver) await openTable(page, game)
      else if (process.env.SOAK ? isShown : isTold && isAsked) {
        await breakOff(page, luck)
        done++
        if (done % COMPARED_EVERY === 0) await expectSameWhenDrawnAtOnce(page)
      } else if (!isAsked || !(await byMouse(page))) await page.waitForTimeout(20)
    }
    if (done % COMPARED_EVERY !== 0) await expectSameWhenDrawnAtOnce(page)
    expect(faults).toEqual([])
  },
)

async function openTable(page: Page, game: string): Promise<void> {
  const { id } = await makeTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  await page.goto(`/table/${id}`)
  await drawnAndAsked(page)
}

/** Reads everything in one step, because a show goes on meanwhile. */
const momentOf = (page: Page) =>
  page.evaluate(() => {
    const isTold = document.querySelector('.turn-show[data-over=false]') !== null
    return {
      isAsked: document.querySelector('section[aria-labelledby=prompt][data-state=asked]') !== null,
      isOver: document.querySelector('section[aria-labelledby=prompt][data-state=over]') !== null,
      isTold,
      isShown: isTold || document.querySelector('.motion-copy') !== null,
    }
  })

type Luck = ReturnType<typeof stream>

/** The ways to interrupt a show, some more often than others. */
const press = async (page: Page): Promise<void> => {
  while ((await momentOf(page)).isAsked && !(await byMouse(page))) await page.waitForTimeout(20)
}
const key = (page: Page): Promise<void> => page.keyboard.press('Escape')
const undo = (page: Page): Promise<void> => page.keyboard.press('KeyU')
const reload = async (page: Page): Promise<void> => {
  await page.reload()
  await page.locator('[data-table=drawn]').waitFor()
}
const WAYS = [press, press, press, press, key, key, key, undo, undo, undo, lookElsewhere, reload] as const

async function breakOff(page: Page, luck: Luck): Promise<void> {
  const way = process.env.SOAK ? WAYS[below(luck, WAYS.length)] : press
  if (process.env.SOAK) await page.waitForTimeout(below(luck, LONGEST_LOOK_MS))
  await way?.(page)
  // A press may start a whole turn of the rival, so the test with many presses does not wait for it.
  if (!process.env.SOAK || way !== press) await expect.poll(() => leftOver(page)).toMatchObject({ said: 0, copies: 0 })
}

/** Switches to another tab and back. */
async function lookElsewhere(page: Page): Promise<void> {
  await setHidden(page, true)
  await page.waitForTimeout(HIDDEN_MS)
  await setHidden(page, false)
}

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Loads the page again, which also interrupts the show, and compares the table. */
async function expectSameWhenDrawnAtOnce(page: Page): Promise<void> {
  const moved = await placesAtRest(page)
  if (moved === null) return
  expect(await leftOver(page)).toMatchObject({ copies: 0 })
  await page.reload()
  await drawnAndAsked(page)
  await expect
    .poll(async () => {
      await dismissSince(page)
      return places(page)
    })
    .toEqual(moved)
}

/** Closes the summary for a returning player, because it moves the table down. */
async function dismissSince(page: Page): Promise<void> {
  const since = page.getByRole('region', { name: 'Since your last turn' })
  if (await since.count()) await since.getByRole('button', { name: 'Dismiss the summary' }).click()
}

/** The flying copies, and the sentences that are still being shown. */
const leftOver = (page: Page) =>
  page.evaluate(() => ({
    copies: document.querySelectorAll('.motion-copy').length,
    said: document.querySelectorAll('.turn-show[data-over=false]').length,
    // Animations of style sheets, such as flowing water, have a name.
    moving: document.getAnimations().filter((one) => !('animationName' in one) && !('transitionProperty' in one))
      .length,
  }))

/**
 * The places of things once this page has to decide, nothing moves and nothing has changed for a while; null if the
 * game is over.
 */
async function placesAtRest(page: Page): Promise<readonly string[] | null> {
  for (let before: readonly string[] = []; ; ) {
    // A page that is loaded again loses a half-made choice.
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 0)
    await dismissSince(page)
    await page.waitForTimeout(REST_MS)
    const now = await places(page)
    const { moving } = await leftOver(page)
    const { isAsked, isOver } = await momentOf(page)
    if (isOver) return null
    if (isAsked && moving === 0 && now.join() === before.join()) return now
    before = now
  }
}

/** The place and look of everything in the game. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-id]')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      return `${one.getAttribute('data-id')} ${box} ${getComputedStyle(one).opacity}`
    }),
  )
