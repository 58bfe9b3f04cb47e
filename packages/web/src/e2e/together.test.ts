// @module-tag browser
// Several people at one table: a lost connection, a shared device, undone moves, two tabs.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { byMouse, playTogether, playToTheEnd, playUntil } from '../testing/play-in-page.ts'
import { poll } from '../testing/poll.ts'
import { ASKED, PROMPT } from '../testing/prompt.ts'
import { beGuest, cuttable, makeTable } from '../testing/tables.ts'
import { makeMove } from '../testing/take-move.ts'
import { watching } from '../testing/watching.ts'

const stage = onStage()

const LONG_MS = 300_000
const SHORT_MS = 150_000

const me = { kind: 'me' } as const
/** The content of a page at one moment. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const texts = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent ?? '')
    return {
      round: Number(texts('ol[aria-label^=Round] > [aria-current]')[0] ?? 0),
      lines: texts('li[data-undone] > div, li[data-undone] li'),
      standing: texts('li[data-undone=false] > div'),
      undone: document.querySelectorAll('li[data-undone=true]').length,
      undoable: document.querySelector('button[aria-label=Undo]') !== null,
    }
  })

async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator(PROMPT).waitFor()
}

const promptOf = (page: Page) => page.locator(PROMPT).textContent()

test('of two browsers at one table one is cut off for a while, and continues without a reload', {
  timeout: process.env.SOAK ? LONG_MS : 2 * SHORT_MS,
}, async () => {
  const people = await Promise.all([stage.person(), stage.person()])
  const [anna, ben] = people.map(({ page }) => page) as [Page, Page]
  const line = await cuttable(anna)
  await Promise.all([beGuest(anna, 'Anna'), beGuest(ben, 'Ben')])
  // In the second round both draw at the same time.
  const log = storedGame('arkham', 'v1-2p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move === 'choose q36')
  const id = await tableFromLog(stage, log, at, [anna, ben])
  await Promise.all([openTable(anna, id), openTable(ben, id)])
  await anna.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await line.cut()
  await expect.poll(() => promptOf(anna)).toContain('The connection is lost')
  // Ben continues as far as possible.
  await playUntil(ben, byMouse, `${PROMPT}[data-state=waiting]`, SHORT_MS)
  await line.mend()
  await expect.poll(() => promptOf(anna), { timeout: SHORT_MS }).not.toContain('lost')
  const drawn = ({ lines }: { lines: readonly string[] }) => lines.filter((text) => text.startsWith('Ben draws'))
  const missed = await seen(ben)
  await playTogether(
    [anna, ben].map((page) => ({ page, act: byMouse })),
    async () => (await seen(anna)).round > missed.round && (await seen(ben)).round > missed.round,
    SHORT_MS,
  )
  // His drawings of the new round are hidden until it ends.
  const shown = drawn(await seen(anna))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).toEqual(expect.arrayContaining(drawn(missed)))
  expect(drawn(await seen(ben)).slice(0, shown.length)).toEqual(shown)
  expect(await anna.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  if (!process.env.SOAK) return
  await Promise.all([anna, ben].map((page) => playToTheEnd(page, byMouse, LONG_MS)))
  const [one, other] = [anna, ben].map((page) => page.getByRole('region', { name: 'Score sheet' }))
  expect(await one?.textContent()).toBe(await other?.textContent())
})

/** The time after which the client asks again. */
const AGAIN_MS = 1_500

test('a request that the server refuses for the moment is repeated, and nobody has to press anything', async () => {
  const { page } = await stage.person()
  await page.clock.install()
  await beGuest(page, 'Anna')
  const { id } = await makeTable(page, 'arkham', [me, { kind: 'bot', bot: 'random' }])
  // The first request of each kind is refused as while the database is away.
  const refused = new Set<string>()
  await page.routeWebSocket('**/live', (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const { t, id: asked = null } = JSON.parse(String(text)) as { t: string; id?: string }
      if ((t !== 'watch' && t !== 'move') || refused.has(t)) return server.send(text)
      refused.add(t)
      socket.send(JSON.stringify({ t: 'refused', id: asked, code: 'unavailable', message: 'not now' }))
    })
  })
  await page.goto(`${stage.base}/table/${id}`)
  /** Moves the clock past the time after which the request is repeated. */
  const afterPause = async <T>(what: () => Promise<T>): Promise<T> => {
    await page.clock.runFor(AGAIN_MS)
    return what()
  }
  await expect.poll(() => afterPause(() => page.locator(ASKED).count())).toBe(1)
  const lines = async () => (await seen(page)).lines.length
  const before = await lines()
  await expect.poll(() => byMouse(page)).toBe(true)
  await expect.poll(() => afterPause(lines)).toBeGreaterThan(before)
  expect([...refused].sort()).toEqual(['move', 'watch'])
})

type Sent = { readonly t: string; readonly seat?: number | null; readonly picture?: { readonly view: View } | null }
type View = { readonly boards: readonly { readonly tasks: readonly (string | null)[] }[] }

long(
  'on a shared device a screen in between hides the task of each player from the other',
  {
    timeout: process.env.SOAK ? LONG_MS : 2 * SHORT_MS,
  },
  async () => {
    const { page, faults } = await stage.person()
    const tasks = new Map<number, Set<string>>()
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { t, seat, picture } = JSON.parse(String(payload)) as Sent
        if (t !== 'table' || !picture) return
        for (const [owner, board] of picture.view.boards.entries())
          for (const task of board.tasks) {
            if (task === null) continue
            expect(owner, 'the server shows a task to its owner only').toBe(seat)
            tasks.set(owner, (tasks.get(owner) ?? new Set()).add(task))
          }
      }),
    )
    await page.goto(`${stage.base}/create/arkham?mode=screen`)
    await page.getByLabel('Name of seat 2').fill('Ben')
    await page.getByRole('button', { name: 'Create the table' }).click()
    const takeDevice = page.getByRole('button', { name: /^I am/ })
    await page.locator(PROMPT).or(takeDevice).waitFor()
    let curtains = 0
    const holders = new Set<number>()
    // When the game is over, all tasks are revealed.
    const over = page.locator(`${PROMPT}[data-state=over]`)
    async function lookOrEnd(): Promise<boolean> {
      const { html, own, done } = await page.evaluate(() => {
        const mine = [...document.querySelectorAll('aside button[aria-pressed]')].find((one) =>
          one.textContent?.includes('(you)'),
        )
        return {
          done: document.querySelector('section[aria-labelledby=prompt][data-state=over]') !== null,
          html: document.querySelector('#app')?.innerHTML ?? '',
          own: mine?.querySelector('bdi')?.textContent ?? null,
        }
      })
      if (done) return (await over.count()) > 0
      const holder = own === null ? null : own === 'Ben' ? 1 : 0
      if (holder !== null) holders.add(holder)
      for (const [owner, known] of tasks) {
        if (owner === holder) continue
        for (const task of known) expect(html).not.toMatch(new RegExp(`"[^"]*\\b${task}\\b[^-\\d]`))
      }
      expect(html, 'no flags on a screen that others see').not.toContain('class="flag')
      if (html.includes('Hand the device to')) {
        expect(html).not.toMatch(/data-id|data-move|data-undone/)
        curtains++
        await takeDevice.click()
        await page.locator(PROMPT).waitFor()
      } else await byMouse(page)
      return !process.env.SOAK && curtains > 4
    }
    await poll(lookOrEnd, process.env.SOAK ? LONG_MS : SHORT_MS, () => `${curtains} curtains only`)
    expect([...holders].sort()).toEqual([0, 1])
    expect([...tasks.keys()].sort()).toEqual([0, 1])
    expect(faults).toEqual([])
  },
)

test('undo steps back to the barrier, which the log shows; alone, and saying so, past it', {
  timeout: SHORT_MS,
}, async () => {
  const { page, faults } = await stage.person()
  const watched = watching(page)
  await beGuest(page, 'Anna')
  // The dice have been rolled; nobody else learns what is chosen and drawn next.
  const log = storedGame('arkham', 'v1-1p')
  const at = log.rows.findIndex((row) => row.kind === 'move' && row.move.startsWith('choose '))
  await openTable(page, await tableFromLog(stage, log, at, [page]))
  const before = (await seen(page)).standing
  for (const row of log.rows.slice(at, at + 2)) {
    const option = watched.picture?.options.find(({ move }) => row.kind === 'move' && move === row.move)
    if (!option) throw new Error('the stored game goes another way')
    await makeMove(page, watched, option)
  }
  await expect.poll(async () => (await seen(page)).standing.length).toBe(before.length + 2)
  const undo = page.getByRole('button', { name: /^Undo: / })
  for (const left of [1, 0]) {
    await undo.click()
    await expect.poll(async () => (await seen(page)).standing.length).toBe(before.length + left)
  }
  const { standing, undone } = await seen(page)
  expect(undone).toBe(2)
  expect(standing).toEqual(before)
  const barrier = page.getByText('undo past this line: luck may turn out differently')
  expect(await barrier.count()).toBe(1)
  const last = page.locator('li[data-undone=false]').last()
  expect(await last.filter({ has: barrier }).count(), 'it stands behind what nobody can take back alone').toBe(1)
  await page.getByRole('button', { name: /Undo past the reveal/ }).waitFor()
  await page.keyboard.press('u')
  await expect.poll(async () => (await seen(page)).undone).toBeGreaterThan(undone)
  const anew = (await seen(page)).standing
  expect(anew.length).toBeLessThan(before.length)
  expect(before.slice(0, anew.length)).toEqual(anew)
  expect(faults).toEqual([])
})

long('the browser’s Back button and two tabs on one table do no harm', { timeout: SHORT_MS }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-play=arkham]').click()
  await page.locator(ASKED).waitFor()
  await byMouse(page)
  await page.goBack()
  await page.locator('[data-play=arkham]').waitFor()
  await page.goForward()
  await page.locator(PROMPT).waitFor()
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.locator(PROMPT).waitFor()
  // Clicks in one tab, in the other, and often in both at once: each move is recorded once, in both.
  for (let i = 0; i < 9; i++) await Promise.all([page, tab].filter((_, one) => i % 3 !== one).map(byMouse))
  await expect.poll(async () => (await seen(tab)).standing.length).toBeGreaterThan(4)
  await expect.poll(async () => (await seen(page)).standing.join() === (await seen(tab)).standing.join()).toBe(true)
  expect(faults).toEqual([])
})

const LONG = 'Bartholomäus-Maximilian von Hohe'
const FROM_THE_RIGHT = 'שולמית בת־אברהם'

long('a long name and one that is written from the right stay in their places', { timeout: SHORT_MS }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, LONG)
  const { id } = await makeTable(page, 'arkham', [
    { ...me, name: LONG },
    { ...me, name: FROM_THE_RIGHT },
  ])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/settings', `/table/${id}`]) {
      await page.goto(stage.base + path)
      const takeDevice = page.getByRole('button', { name: /^I am/ })
      const shown = page.getByRole('heading', { level: 1 }).or(page.locator(PROMPT))
      await shown.first().waitFor()
      if (await takeDevice.isVisible()) await takeDevice.click()
      await takeDevice.waitFor({ state: 'detached' })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
  const loose = await page.evaluate(
    (names) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const name = node.nodeValue?.trim() ?? ''
        if (names.includes(name) && !node.parentElement?.closest('bdi')) found.push(node.parentElement?.outerHTML ?? '')
      }
      return found
    },
    [LONG, FROM_THE_RIGHT],
  )
  expect(loose, 'a name does not turn what stands around it').toEqual([])
  expect(faults).toEqual([])
})
