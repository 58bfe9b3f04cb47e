// @module-tag browser
import { withPlainSpaces } from '@wayfare/text'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations, violationsWithin } from '../testing/axe.ts'
import { askedOn, chalkFrames, logLines, openAsGuest, promptOf, refusalOn } from '../testing/find-panels.ts'
import { storedGame, tableFromLog, templeGame } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

/**
 * The row of a stored solo game of Arkham at which the dice of the second round are picked and a quarter is to be
 * chosen.
 */
const QUARTER_ASKED = 7

test('a thing that is not offered says why, and its rule can be read over the table', {
  timeout: 240_000,
}, async () => {
  const { page, faults } = await stage.person()
  await openAsGuest(stage, page, 'Anna')
  const id = await tableFromLog(stage, storedGame('arkham', 'v1-1p'), QUARTER_ASKED, [page])
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).waitFor()
  expect(await promptOf(page).textContent()).toContain('Choose a quarter')
  const map = page.getByRole('region', { name: 'Map of Arkham' })
  await map.locator('[data-id^=q]:not([role=button])').first().click()

  const note = refusalOn(page).getByRole('listitem')
  await note.waitFor()
  expect(await note.textContent()).toMatch(/^Your numbers lead to .+\.Read the rulerule ARK-QUARTER-07$/)
  await note.getByRole('button', { name: 'Read the rule' }).click()
  const drawer = page.getByRole('dialog', { name: 'Phase 3: choose a quarter' })
  const told = drawer.locator('[data-rule]')
  await told.waitFor()
  expect(await told.textContent()).toContain('While a candidate is empty you may not do this')
  expect(await violationsWithin(page, 'dialog')).toEqual([])

  const [book] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the whole rulebook' }).click(),
  ])
  await book.locator('[data-found=true]').waitFor()
  expect(await book.locator('[data-found=true]').getAttribute('id')).toBe('quarter-fallback')
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  expect(await promptOf(page).textContent()).toContain('Choose a quarter')
  expect(faults).toEqual([])
})

/**
 * A turn in which a horse costs two coins too many, and two cards in the hand bring one each. `press` is the person's
 * way to press.
 */
async function askForHorse(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  await openAsGuest(stage, page, 'Anna')
  const id = await tableFromLog(stage, templeGame(), 0, [page, 'greedy'])
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).waitFor()
  const market = page.locator('[data-tab=market]')
  if (await market.isVisible()) await press(market)
  await press(page.locator('[data-id=horse]:visible').first())
  const note = refusalOn(page)
  await press(note.getByRole('button', { name: 'How could I?' }))
  const steps = note.getByRole('group', { name: 'How could I?' }).getByRole('listitem')
  await steps.first().waitFor()
  expect((await steps.locator('b').allTextContents()).map((text) => withPlainSpaces(text).trim())).toEqual([
    'Play Funding (ship)',
    'Play Funding (car)',
    'Buy Horse',
  ])
  expect(withPlainSpaces((await note.textContent()) ?? '')).toContain('This turn, in 2 steps')
  return note
}

const armed = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'Buy Horse' })

long(
  'a refused move shows how it could become possible; the steps are played up to the one that is confirmed',
  {
    timeout: 240_000,
  },
  async () => {
    const { page, faults } = await stage.person()
    // The pressed button has the focus, and passes it on to the button that plays the steps.
    const note = await askForHorse(page, (target) => target.press('Enter').catch(() => target.click()))
    expect(await violationsWithin(page, '[role=status]')).toEqual([])
    expect(await page.locator('[data-number]').allTextContents()).toEqual(['1', '2'])
    await page.keyboard.press('Enter')
    await armed(page).waitFor()
    expect(await note.count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^Buy Horse\. / }).waitFor()
    expect(faults).toEqual([])
  },
)

long('on a phone how it could be done is a sheet from below', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person(PHONE)
  const note = await askForHorse(page, (target) => target.tap())
  const sheet = await note.boundingBox()
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 390, 844])
  expect(sheet?.y).toBeGreaterThan(200)
  await note.getByRole('button', { name: 'Play these steps' }).tap()
  await armed(page).waitFor()
  expect(faults).toEqual([])
})

/** Opens the note of a term, and checks that it is beside the term and not over it. */
async function noteOf(page: Page, word: Locator): Promise<Locator> {
  const note = page.getByRole('dialog')
  await note.waitFor()
  const [a, b] = await Promise.all([word.boundingBox(), note.boundingBox()])
  if (!a || !b) throw new Error('a word or its note is not to be seen')
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true)
  return note
}

long(
  'terms of prompt and log are explained by key, pointer and rule, without making a move',
  { timeout: 240_000 },
  async () => {
    const { page, faults } = await stage.person()
    await openAsGuest(stage, page, 'Anna')
    const id = await tableFromLog(stage, templeGame(), 12, [page, 'greedy'])
    await page.goto(`${stage.base}/table/${id}`)
    const word = page.getByRole('heading', { level: 2 }).getByRole('link').first()
    await word.waitFor()
    const before = await logLines(page).count()
    await word.focus()
    await page.keyboard.press('Enter')
    const note = await noteOf(page, word)
    expect(await note.getAttribute('aria-label')).toBe('Main action')
    expect(await violationsWithin(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    expect(await word.evaluate((one) => one === document.activeElement)).toBe(true)

    await page.locator('[data-words]').focus()
    await page.keyboard.press('ArrowRight')
    const inLog = logLines(page).getByRole('link').and(page.locator(':focus'))
    await inLog.click()
    await (await noteOf(page, inLog)).locator('[data-rule]').click()
    await page.getByRole('dialog').locator('[data-rule]').waitFor()
    expect(await violationsWithin(page, 'dialog')).toEqual([])
    expect(await logLines(page).count()).toBe(before)
    expect(faults).toEqual([])
  },
)

long('a passage is tried in its own position, and read again', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/rules/arnak#ARN-DIG-02`)
  await page.locator('#dig-steps').getByRole('link', { name: 'Show me' }).click()
  const move = page.getByRole('button', { name: 'Do it' })
  await move.waitFor()
  await chalkFrames(page).first().waitFor()
  expect(await violationsWithin(page, 'header')).toEqual([])
  await move.click()
  await page.getByRole('status').filter({ hasText: 'nothing is saved' }).waitFor()
  await page.getByRole('button', { name: 'Again' }).click()
  await move.waitFor()
  await page.getByRole('link', { name: 'Back to the rulebook' }).click()
  await page.locator('[data-found=true]').waitFor()
  expect(await page.locator('[data-found=true]').getAttribute('id')).toBe('dig-steps')
  expect(faults).toEqual([])
})

long('the appendix shows cards and tiles with their effects, and is searched', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person({ colorScheme: 'light' })
  await page.goto(`${stage.base}/rules/arnak?all`)
  const trap = page.locator('[data-thing=bear-trap]')
  await trap.waitFor()
  expect(await trap.textContent()).toContain('no other player may be at that site')
  await page.getByLabel('Find a card or tile').fill('bear trap')
  await expect.poll(() => page.locator('[data-thing]').count()).toBe(1)
  expect(await violationsWithin(page, 'main')).toEqual([])
  const print = page.getByRole('button', { name: 'Print' })
  expect(await print.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await print.isVisible()).toBe(false)
  expect(await trap.isVisible()).toBe(true)
  expect(faults).toEqual([])
})

long('every position opens in the browser, with its move at hand', { timeout: 1_200_000 }, async () => {
  const { page, faults } = await stage.person()
  for (const game of ['arnak', 'darwin', 'arkham']) {
    await page.goto(`${stage.base}/rules/${game}`)
    const tries = page.getByRole('link', { name: 'Show me:' })
    await tries.first().waitFor()
    const addresses = await tries.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const address of addresses) {
      await page.goto(address)
      await page.getByRole('button', { name: 'Do it' }).waitFor()
    }
    await page.goto(`${stage.base}/rules/${game}?all`)
    await page.locator('[data-thing]').first().waitFor()
    expect(await page.locator('[data-thing]').getByRole('heading', { level: 3 }).allTextContents()).not.toContain('')
  }
  expect(faults).toEqual([])
})

long(
  'a beginner gets more help, including the steps to a refused move without asking',
  { timeout: 240_000 },
  async () => {
    const { page, faults } = await stage.person()
    await page.goto(`${stage.base}/settings`)
    await page.getByText('Beginner', { exact: true }).first().click()
    await beGuest(page, 'Anna')
    const id = await tableFromLog(stage, templeGame(), 0, [page, 'greedy'])
    await page.goto(`${stage.base}/table/${id}`)
    await promptOf(page).getByText('Use a card for its travel or its effect').waitFor()
    await page
      .locator('[data-id=horse]:visible')
      .first()
      .press('Enter')
      .catch(() => page.locator('[data-id=horse]:visible').first().click())
    await refusalOn(page).getByRole('group', { name: 'How could I?' }).getByRole('listitem').first().waitFor()
    await page.goto(`${stage.base}/settings`)
    await page.getByText('Expert', { exact: true }).first().click()
    await page.goto(`${stage.base}/table/${id}`)
    await page.getByRole('heading', { name: 'Your turn.', exact: true }).waitFor()
    expect(faults).toEqual([])
  },
)

long('a rulebook opens at a rule, is searched, and speaks the reader’s language', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person({ colorScheme: 'light' })
  await page.goto(`${stage.base}/rules/arkham#ARK-TASK-04`)
  const found = page.locator('[data-found=true]')
  await found.waitFor()
  expect(await found.textContent()).toContain('Measure the distance along the route')
  await page.waitForFunction(() => {
    const place = document.querySelector('[data-found=true]')?.getBoundingClientRect()
    return place && place.top >= 0 && place.bottom <= innerHeight
  })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  expect(await contents.locator('[aria-current]').textContent()).toBe('Your task')
  expect(await violations(page)).toEqual([])

  const search = page.getByLabel('Search the rules')
  await search.fill('blessing')
  await page.locator('mark').first().waitFor()
  const passages = page.locator('[data-shape]')
  const others = async () => (await passages.allTextContents()).filter((text) => !/blessing/i.test(text))
  await expect.poll(others).toEqual([])
  expect(await passages.count()).toBeGreaterThan(2)
  await search.fill('')
  await page.getByText('РУ', { exact: true }).click()
  await page.getByRole('heading', { name: 'Ваша задача' }).waitFor()
  expect(await page.getByRole('article').getAttribute('lang')).toBe('ru')
  expect(faults).toEqual([])
})

long('on a phone every rulebook fits, with its contents folded away', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, colorScheme: 'dark' })
  for (const game of ['arnak', 'darwin', 'arkham']) {
    await page.goto(`${stage.base}/rules/${game}`)
    await page.getByRole('article').getByRole('region').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0)
  }
  await page.getByText('Contents', { exact: true }).click()
  expect(await violationsWithin(page, 'details')).toEqual([])
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Scoring' }).click()
  await page.waitForFunction(
    () => Math.abs(document.getElementById('scoring')?.getBoundingClientRect().top ?? 999) < 99,
  )
  expect(faults).toEqual([])
})
