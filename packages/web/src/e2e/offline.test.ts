// @module-tag browser
import { engineOf, isSecretOf, parseLog, replay } from '@wayfare/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEW_RULES_SAY, newerBuilds } from '../testing/newer-builds.ts'
import { byMouse, playToTheEnd } from '../testing/play-in-page.ts'
import { ARKHAM, posterOf, soloOn } from '../testing/poster.ts'
import { PROMPT } from '../testing/prompt.ts'
import { openStage, type Stage } from '../testing/stage.ts'

let stage: Stage
/** The page of a person who has been here once. */
let page: Page
beforeAll(async () => {
  stage = await openStage()
  page = (await stage.person()).page
  await visit(page)
}, 600_000)
afterAll(() => stage?.close())

const LONG_MS = 240_000
const limits = { timeout: 240_000 }
/**
 * The question with its options, the number of rows, the selected things (which are no move yet), and whether the
 * hand-over screen is shown.
 */
const screen = (page: Page): Promise<{ now: string; told: number; pointed: number; curtain: boolean }> =>
  page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
    const moves = all('section[aria-labelledby=prompt] [data-move]').map(({ dataset }) => dataset.move)
    const told = all('li[data-undone]').length
    const now = [document.getElementById('prompt')?.textContent, ...moves, told].join(' | ')
    const curtain = all('h1').some(({ textContent }) => textContent?.startsWith('Hand the device to'))
    return { now, told, pointed: all('[data-id][aria-pressed=true]').length, curtain }
  })
const now = async (page: Page): Promise<string> => (await screen(page)).now
const log = (page: Page): Promise<string | null> => page.getByRole('region', { name: 'Log' }).textContent()
const asked = (page: Page) => page.locator(`${PROMPT} [data-move], main [data-id][aria-pressed=false]`).first()
const makeTable = (page: Page) => page.getByRole('button', { name: 'Create the table' })
/** On a shared device: the button of the person who holds it now. */
const itIsMe = (page: Page) => page.getByRole('button', { name: /^I am / })

/** Visits the site once, so that everything needed without a network is on the device. */
async function visit(page: Page, base = stage.base): Promise<void> {
  await page.goto(base)
  await page.locator('[data-play=arkham]').waitFor()
  await page.locator('html[data-kept*=arkham]').waitFor({ state: 'attached' })
}

/** Makes one click and waits for its effect. A route of two streets is pointed at twice and sent once. */
async function act(page: Page): Promise<void> {
  const before = await screen(page)
  if (before.curtain || !(await byMouse(page))) return
  // Nothing has changed for this long: the table had moved under the pointer.
  await expect
    .poll(() => screen(page), { timeout: 8_000 })
    .not.toEqual(before)
    .catch(() => {})
}

async function someMoves(page: Page, count: number): Promise<void> {
  await asked(page).waitFor()
  const { told } = await screen(page)
  while ((await screen(page)).told < told + count) await act(page)
}

/** The numbers of the stored entries of the table at this address. */
const kept = (page: Page, address = page.url()): Promise<number[]> =>
  page.evaluate(
    (id) =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('wayfare')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAllKeys()
          all.onsuccess = () =>
            resolve((all.result as [string, number][]).flatMap(([table, seq]) => (table === id ? seq : [])))
        }
      }),
    address.split('/').at(-1),
  )
const inARow = (count: number): number[] => Array.from({ length: count }, (_, seq) => seq)

test('a solo game begun in airplane mode survives a reload, is listed, played on and deleted', limits, async () => {
  await page.context().setOffline(true)
  await page.goto(stage.base)
  await posterOf(page, ARKHAM).getByTitle('needs a connection').filter({ hasText: 'Daily deal' }).waitFor()
  await soloOn(page, ARKHAM).click()
  await someMoves(page, 3)
  expect(page.url()).toMatch(/\/local\/[a-z0-9]{10}$/)
  const table = page.url()
  const before = await now(page)
  const entries = await kept(page)
  await page.reload()
  await asked(page).waitFor()
  await expect.poll(() => now(page)).toBe(before)
  await someMoves(page, 1)
  expect(await kept(page)).toEqual(inARow(entries.length + 1))

  await page.goto(`${stage.base}/tables`)
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' })
  await row.getByRole('button', { name: 'Delete this game' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this game' }).click()
  await row.waitFor({ state: 'detached' })
  expect(await kept(page, table)).toEqual([])
})

test('two tabs on one game move in turn and at the same moment, and neither breaks', limits, async () => {
  await page.context().setOffline(true)
  await page.goto(stage.base)
  await soloOn(page, ARKHAM).click()
  await asked(page).waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await asked(other).waitFor()
  for (const [mover, looker] of [
    [page, other],
    [other, page],
  ] as const) {
    await someMoves(mover, 1)
    await expect.poll(() => now(looker)).toBe(await now(mover))
  }
  for (let round = 0; round < (process.env.SOAK ? 20 : 3); round++) {
    const { told } = await screen(page)
    await expect
      .poll(async () => {
        await Promise.all([byMouse(page), byMouse(other)])
        return (await screen(page)).told
      })
      .toBeGreaterThan(told)
    await expect.poll(async () => (await log(page)) === (await log(other))).toBe(true)
  }
  const entries = await kept(page)
  expect(entries).toEqual(inARow(entries.length))
  await other.reload()
  await asked(other).waitFor()
  // An earlier click may still be under way.
  await expect.poll(async () => (await log(page)) === (await log(other))).toBe(true)
  await other.close()
})

test.runIf(process.env.SOAK)(
  'a game continues under its own rules when the client is updated, with and without network',
  {
    timeout: 240_000,
  },
  async () => {
    const builds = await newerBuilds(stage.base)
    try {
      await page.context().setOffline(false)
      await visit(page, builds.base)
      await soloOn(page, ARKHAM).click()
      await someMoves(page, 2)
      const table = page.url()
      const before = await now(page)

      // After the second update nothing is left of the build that the game began with, except for its rules.
      for (const build of [1, 2]) {
        builds.update()
        await page.reload()
        await asked(page).waitFor()
        expect(await page.locator(`html[data-build="${build}"]`).count()).toBe(0)
        await page.getByRole('button', { name: 'Update' }).click()
        await page.locator(`html[data-build="${build}"]`).waitFor({ state: 'attached' })
        await asked(page).waitFor()
      }
      await expect.poll(() => now(page)).toBe(before)
      await someMoves(page, 1)

      await page.context().setOffline(true)
      const again = await now(page)
      await page.reload()
      await asked(page).waitFor()
      await expect.poll(() => now(page)).toBe(again)
      await someMoves(page, 1)
      expect(page.url()).toBe(table)

      // New games begin under the new rules.
      await page.goto(builds.base)
      await soloOn(page, ARKHAM).click()
      await page.getByRole('alert').filter({ hasText: NEW_RULES_SAY }).waitFor()

      // If the rules are nowhere, the page says so and keeps the log.
      const entries = await kept(page, table)
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) if (request.url.includes('arkham-1-')) await cache.delete(request)
        }
      })
      await page.goto(table)
      await page.getByRole('main').getByText('The rules of this game are not on this device').waitFor()
      expect(await kept(page)).toEqual(entries)
    } finally {
      builds.close()
    }
  },
)

test('a shared device hides one player’s secrets from the other, and undoes moves when all agree', limits, async () => {
  await page.context().setOffline(false)
  await page.goto(`${stage.base}/create/arkham?mode=screen`)
  await page.getByText('On this device', { exact: true }).click()
  await page.getByLabel('Name of seat 2').fill('Bob')
  await makeTable(page).click()
  await itIsMe(page).click()
  await asked(page).waitFor()
  expect(page.url()).toContain('/local/')
  const own = await page
    .locator(PROMPT)
    .locator('[data-move]')
    .evaluateAll((all) => all.map((one) => one.textContent))
  await someMovesUntilCurtain(page)
  const curtain = await page.locator('body').textContent()
  for (const text of own) expect(curtain).not.toContain(text)
  expect(curtain).toContain('Hand the device to Bob')
  await itIsMe(page).click()
  await asked(page).waitFor()
  const shown = await page.locator('body').textContent()
  for (const text of own) expect(shown).not.toContain(text)
  await someMovesUntilCurtain(page)
  await itIsMe(page).click()
  await asked(page).waitFor()
  // After a reload the person is asked who they are.
  await page.reload()
  await itIsMe(page).click()
  await asked(page).waitFor()
  const { length } = await kept(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByText('Ask everyone to go back').click()
  await page.getByRole('dialog').getByRole('button', { name: 'We all agree' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => kept(page)).toEqual(inARow(length + 2))
})

async function someMovesUntilCurtain(page: Page): Promise<void> {
  while (!(await screen(page)).curtain) await act(page)
}

test('a notice that is pushed is shown, and leads to its table', limits, async () => {
  const context = page.context()
  await context.setOffline(false)
  await context.grantPermissions(['notifications'], { origin: stage.base })
  await page.goto(stage.base)
  const url = `${stage.base}/table/abcdefghij`
  const cdp = await context.newCDPSession(page)
  const registrations = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
      const found = all.find(({ scopeURL }) => scopeURL === `${stage.base}/`)
      if (found) resolve(found.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  // A headless browser may have no place for notices, so the notice is caught where the service worker hands it to the
  // browser.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = self as unknown as { notices: unknown[]; registration: ServiceWorkerRegistration }
    scope.notices = []
    scope.registration.showNotification = async (title, { tag, data, body } = {}) => {
      scope.notices.push({ title, body, tag, data })
    }
  })
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: stage.base,
    registrationId: await registrations,
    data: JSON.stringify({ title: 'Your turn', body: 'Table abc', url, tag: `turn ${url}` }),
  })
  const notices = () => worker.evaluate(() => (self as unknown as { notices: unknown[] }).notices)
  await expect.poll(notices).toEqual([{ title: 'Your turn', body: 'Table abc', tag: `turn ${url}`, data: { url } }])
})

/** Chooses another chip each time, because always the same one could repeat free actions for ever. */
function inTurn(): (page: Page) => Promise<boolean> {
  let turn = 0
  return async (page) => {
    const chips = page.locator(`${PROMPT} [data-move], [data-table=plain] main [data-move]`)
    const count = await chips.count()
    if (count === 0) return false
    const click = chips.nth(turn++ % count).click({ timeout: 2_000, force: true })
    return click.then(
      () => true,
      () => false,
    )
  }
}

/** Long tests are part of `npm run soak`. */
test.runIf(process.env.SOAK).each(['arkham', 'kit'])(
  'a whole game of %s against a bot without network, and its dice can be checked',
  { timeout: LONG_MS + 60_000 },
  async (game) => {
    const { page } = await stage.person()
    await visit(page)
    await page.locator('html[data-kept*=kit]').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.reload()
    await page.locator(`[data-play=${game}]`).click()
    await asked(page).waitFor()
    expect(await playToTheEnd(page, game === 'kit' ? inTurn() : byMouse, LONG_MS)).toBeGreaterThan(5)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the log' }).click()
    const stream = await (await downloading).createReadStream()
    let text = ''
    for await (const part of stream) text += part
    const log = parseLog(text)
    if (!('commitment' in log.chance)) throw new Error('its chance was not committed to')
    expect(isSecretOf(log.chance.commitment, log.chance.secret ?? '')).toBe(true)
    if (game !== 'arkham') return
    const engine = engineOf((await import('@wayfare/arkham')).game)
    expect(engine.hash(replay(engine, log).state)).toBe(log.hash)
  },
)

test.runIf(process.env.SOAK)('a window without storage plays in memory, and says so', limits, async () => {
  const { page } = await stage.person({ serviceWorkers: 'block' })
  await page.context().route(/\/assets\/host-worker-/, async (route) => {
    const answer = await route.fetch()
    const refusing = "Object.defineProperty(self, 'indexedDB', { value: undefined });"
    await route.fulfill({ response: answer, body: refusing + (await answer.text()) })
  })
  await page.goto(`${stage.base}/create/arkham`)
  await page.getByText('On this device', { exact: true }).click()
  await makeTable(page).click()
  await page.getByText('Nothing is saved in this window').waitFor()
  await someMoves(page, 2)
})

test.runIf(process.env.SOAK).each(['ru', 'fr', 'pl'])('in %s it opens without network', limits, async (locale) => {
  const { page } = await stage.person({ locale })
  await visit(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('[data-play=arkham]').click()
  await asked(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale)
})
