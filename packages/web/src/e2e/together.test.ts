// Several people at one table: a connection that is cut, a device that goes round, steps taken back, two tabs.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { long, onStage } from '../testing/on-stage.ts'
import { byMouse } from '../testing/playing.ts'
import { beGuest, cuttable, makeTable } from '../testing/tables.ts'

const stage = onStage()

const LONG_MS = 300_000
const SHORT_MS = 150_000

const me = { kind: 'me' } as const
/** What a page shows at one moment. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const texts = (what: string) => [...document.querySelectorAll(what)].map((one) => one.textContent ?? '')
    return {
      round: Number(texts('.ark-rounds .now')[0] ?? 0),
      lines: texts('.log .log-line > span'),
      standing: texts('.log > li:not([data-undone=true]) > .log-line > span'),
      undone: document.querySelectorAll('.log > li[data-undone=true]').length,
      barriers: document.querySelectorAll('.log-barrier:not(.log-left)').length,
      pointed: document.querySelectorAll('.play [data-id][aria-pressed=true]').length,
      undoable: document.querySelector('button[aria-label=Undo]') !== null,
    }
  })

async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator('.play-prompt').waitFor()
}

/** Both act whenever they are asked, until this holds. */
async function playTogether(pages: readonly Page[], done: () => Promise<boolean>, ms: number): Promise<void> {
  const end = Date.now() + ms
  while (!(await done())) {
    if (Date.now() > end) {
      const prompts = await Promise.all(pages.map((page) => page.locator('.play-prompt').textContent()))
      throw new Error(`nothing comes of it in ${ms / 1000} s: ${prompts.join(' | ')}`)
    }
    const acted = await Promise.all(pages.map(byMouse))
    if (!acted.includes(true)) await pages[0]?.waitForTimeout(25)
  }
}

/** Anna makes a table by the form, Ben follows the link. */
async function annaAndBen(): Promise<{
  anna: Page
  ben: Page
  line: Awaited<ReturnType<typeof cuttable>>
  faults: string[]
}> {
  const [first, second] = [await stage.person(), await stage.person()]
  const [anna, ben] = [first.page, second.page]
  const line = await cuttable(anna)
  for (const [page, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ] as const) {
    await page.goto(stage.base)
    await beGuest(page, name)
  }
  await anna.goto(`${stage.base}/create/arkham?mode=friends`)
  await anna.locator('.create .button-primary').click()
  await anna.locator('.room-qr').waitFor()
  await ben.goto(anna.url())
  await ben.locator('.room-seats .button-primary').click()
  for (const page of [anna, ben]) await page.locator('.play-prompt').waitFor()
  return { anna, ben, line, faults: first.faults }
}

test('two browsers play one table; one is cut off for a while and goes on without a reload', {
  timeout: process.env.SOAK ? LONG_MS : 2 * SHORT_MS,
}, async () => {
  const { anna, ben, line } = await annaAndBen()
  await anna.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await playTogether([anna, ben], async () => (await seen(anna)).round >= 1, SHORT_MS)
  await line.cut()
  await anna.locator('.play-prompt', { hasText: 'The connection is lost' }).waitFor()
  // Ben goes on as far as he may.
  for (let quiet = 0; quiet < 10; ) quiet = (await byMouse(ben)) ? 0 : quiet + 1
  await line.mend()
  await expect.poll(() => anna.locator('.play-prompt').textContent(), { timeout: SHORT_MS }).not.toContain('lost')
  const drawn = ({ lines }: { lines: readonly string[] }) => lines.filter((text) => text.startsWith('Ben draws'))
  const missed = await seen(ben)
  await playTogether(
    [anna, ben],
    async () => (await seen(anna)).round > missed.round && (await seen(ben)).round > missed.round,
    SHORT_MS,
  )
  // What he has drawn in the new round is his own until it ends.
  const shown = drawn(await seen(anna))
  expect(shown.length).toBeGreaterThan(0)
  expect(shown).toEqual(expect.arrayContaining(drawn(missed)))
  expect(drawn(await seen(ben)).slice(0, shown.length)).toEqual(shown)
  expect(await anna.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  if (!process.env.SOAK) return
  const over = (page: Page) => page.locator('.end').count()
  await playTogether([anna, ben], async () => (await over(anna)) + (await over(ben)) === 2, LONG_MS)
  expect(await anna.locator('.end table').first().textContent()).toBe(
    await ben.locator('.end table').first().textContent(),
  )
})

test('what the server cannot do for a moment is asked again, and nobody has to press anything', async () => {
  const { page } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Anna')
  const { id } = await makeTable(page, 'arkham', [me, { kind: 'bot', bot: 'random' }])
  // Of each kind the first is refused as it is while the database is away.
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
  await openTable(page, id)
  const lines = async () => (await seen(page)).lines.length
  const before = await lines()
  await expect.poll(() => byMouse(page)).toBe(true)
  await expect.poll(lines).toBeGreaterThan(before)
  expect([...refused].sort()).toEqual(['move', 'watch'])
})

type Sent = { readonly t: string; readonly seat?: number | null; readonly picture?: { readonly view: View } | null }
type View = { readonly boards: readonly { readonly tasks: readonly (string | null)[] }[] }

long(
  'a device that goes round: a curtain in between, and nobody sees the task of another',
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
    await page.locator('.create-seats input').first().fill('Ben')
    await page.locator('.create .button-primary').click()
    await page.locator('.play-prompt, .curtain').first().waitFor()
    let curtains = 0
    const holders = new Set<number>()
    // When it is over, all tasks lie open.
    const over = page.locator('.end, .prompt-line[data-state=over]')
    const enough = async () => (process.env.SOAK ? (await over.count()) > 0 : curtains > 4)
    const end = Date.now() + (process.env.SOAK ? LONG_MS : SHORT_MS)
    while (!(await enough())) {
      if (Date.now() > end) throw new Error(`${curtains} curtains only`)
      const { html, own, done } = await page.evaluate(() => ({
        done: document.querySelector('.prompt-line[data-state=over]') !== null,
        html: document.querySelector('#app')?.innerHTML ?? '',
        own: document.querySelector('.rival-strip:has(small) bdi')?.textContent ?? null,
      }))
      if (done) continue
      const holder = own === null ? null : own === 'Ben' ? 1 : 0
      if (holder !== null) holders.add(holder)
      for (const [owner, known] of tasks) {
        if (owner === holder) continue
        for (const task of known) expect(html).not.toMatch(new RegExp(`"[^"]*\\b${task}\\b[^-\\d]`))
      }
      expect(html, 'no flags on a screen that others see').not.toContain('class="flag')
      if (html.includes('class="curtain"')) {
        expect(html).not.toMatch(/data-id|data-move|class="log/)
        curtains++
        await page.locator('.curtain button').click()
        await page.locator('.play-prompt').waitFor()
      } else if (!(await byMouse(page))) await page.waitForTimeout(25)
    }
    expect([...holders].sort()).toEqual([0, 1])
    expect([...tasks.keys()].sort()).toEqual([0, 1])
    expect(faults).toEqual([])
  },
)

const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

test('undo steps back to the barrier, which the log shows; alone, and saying so, past it', {
  timeout: SHORT_MS,
}, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Anna')
  await openTable(page, (await makeTable(page, 'arkham', [me])).id)
  // On to two steps of one's own that nobody has learned anything from.
  let before: string[] = []
  for (let steps = 0, tries = 0; steps < 2; tries++) {
    expect(tries, 'moves until two in a row can be taken back').toBeLessThan(100)
    const now = await seen(page)
    if (!now.undoable) [before, steps] = [now.standing, 0]
    if (!(await byMouse(page))) {
      await page.waitForTimeout(25)
      continue
    }
    // Nothing for so long: the table had moved under the pointer.
    await expect
      .poll(() => seen(page), { timeout: 8_000 })
      .not.toEqual(now)
      .catch(() => {})
    const then = await seen(page)
    steps = then.undoable ? steps + (then.standing.length > now.standing.length ? 1 : 0) : 0
  }
  for (let taken = 1; (await undoButton(page).count()) > 0; taken++) {
    const { undone } = await seen(page)
    await undoButton(page).click()
    await expect.poll(async () => (await seen(page)).undone).toBeGreaterThan(undone)
    expect(taken).toBeLessThan(20)
  }
  const { standing, undone, barriers } = await seen(page)
  expect(undone).toBeGreaterThanOrEqual(2)
  expect(standing).toEqual(before)
  expect(barriers).toBe(1)
  const last = page.locator('.log > li:not([data-undone=true])').last()
  expect(
    await last.locator('.log-barrier:not(.log-left)').count(),
    'it stands behind what nobody can take back alone',
  ).toBe(1)
  await page.getByRole('button', { name: 'Undo past what was shown' }).waitFor()
  await page.keyboard.press('u')
  await expect.poll(async () => (await seen(page)).undone).toBeGreaterThan(undone)
  const anew = (await seen(page)).standing
  expect(anew.length).toBeLessThan(before.length)
  expect(before.slice(0, anew.length)).toEqual(anew)
  expect(faults).toEqual([])
})

long('going back in the browser and two tabs on one table do no harm', { timeout: SHORT_MS }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-play=arkham]').click()
  await page.locator('.play-prompt [data-move]').first().waitFor()
  await byMouse(page)
  await page.goBack()
  await page.locator('[data-play=arkham]').waitFor()
  await page.goForward()
  await page.locator('.play-prompt').waitFor()
  const tab = await page.context().newPage()
  await tab.goto(page.url())
  await tab.locator('.play-prompt').waitFor()
  // Now from one tab, now from the other, and often from both at once: each move is told once, in both.
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
      await page.locator('.poster, .create, .play-prompt, .curtain').first().waitFor()
      if (await page.locator('.curtain').count()) await page.locator('.curtain button').click()
      await page.locator('.poster, .create, .play-prompt').first().waitFor()
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
