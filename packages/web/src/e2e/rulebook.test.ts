import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withPlainSpaces } from '@wayfare/text'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tableFromLog, templeGame } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string }[] }

type Axe = { run(where: string, how: object): Promise<{ violations: Violation[] }> }

/** All of a long book takes its time: where it says so, only a part is looked at. */
async function seriousFaults(page: Page, part = 'body'): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (where) => (globalThis as unknown as { axe: Axe }).axe.run(where, { resultTypes: ['violations'] }),
    part,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Only what was done is told there: a prompt also changes while something is pointed at. */
const told = (page: Page): Promise<number> => page.locator('.log > li').count()

/** Takes the first thing that the prompt offers until this prompt stands there. */
async function playUntil(page: Page, prompt: string): Promise<void> {
  await page.locator('.play-prompt [data-move]').first().waitFor()
  for (let i = 0; i < 10; i++) {
    if ((await page.locator('.play-prompt').textContent())?.includes(prompt)) return
    const before = await told(page)
    await page.locator('.play-prompt [data-move]').first().click()
    await expect.poll(() => told(page)).toBeGreaterThan(before)
  }
  throw new Error(`“${prompt}” never came: ${await page.locator('.play-prompt').textContent()}`)
}

test('what is not offered says why not, and its rule is read over the table', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await page.locator('[data-theme=arkham] .poster-mode', { hasText: 'Solo' }).click()
  await playUntil(page, 'Choose a quarter')
  await page.locator('.play-board [data-id^=q]:not([role=button])').first().click()

  const note = page.locator('.play-refusal li')
  await note.waitFor()
  expect(await note.textContent()).toMatch(/^Your numbers lead to .+\.Read the rulerule ARK-QUARTER-07$/)
  await note.getByRole('button', { name: 'Read the rule' }).click()
  const told = page.getByRole('dialog').locator('.rule-told')
  await told.waitFor()
  expect(await told.textContent()).toContain('While a candidate is empty you may not do this')
  expect(await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()).toBe(
    'Phase 3: choose a quarter',
  )
  expect(await seriousFaults(page, 'dialog')).toEqual([])

  const [book] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Open the whole rulebook' }).click(),
  ])
  await book.locator('[data-found=true]').waitFor()
  expect(await book.locator('[data-found=true]').getAttribute('id')).toBe('quarter-fallback')
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  expect(await page.locator('.play-prompt').textContent()).toContain('Choose a quarter')
  expect(faults).toEqual([])
})

/** A turn in which a horse is two coins too dear, and two cards in the hand bring one each; as a person would press. */
async function askForHorse(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  await page.goto(stage.base)
  await beGuest(page, 'Anna')
  const id = await tableFromLog(stage, templeGame(), 0, [page, 'greedy'])
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator('.prompt-line[data-state=asked]').waitFor()
  const market = page.locator('.phone-tabs button').nth(1)
  if (await market.isVisible()) await press(market)
  await press(page.locator('[data-id=horse]:visible').first())
  const note = page.locator('.play-refusal')
  const ask = note.getByRole('button', { name: 'How could I?' })
  await ask.waitFor()
  await press(ask)
  await note.locator('.how-steps').waitFor()
  expect((await note.locator('.how-step > b').allTextContents()).map((text) => withPlainSpaces(text).trim())).toEqual([
    'Play Funding (ship)',
    'Play Funding (car)',
    'Buy Horse',
  ])
  expect(withPlainSpaces((await note.textContent()) ?? '')).toContain('This turn, in 2 steps')
  return note
}

long(
  'what is refused says how it could be done; the steps are played up to the one that is confirmed',
  {
    timeout: 240_000,
  },
  async () => {
    const { page, faults } = await stage.person()
    // The button that was pressed has the focus, and hands it on to the one that plays the steps.
    const note = await askForHorse(page, (target) => target.press('Enter').catch(() => target.click()))
    expect(await seriousFaults(page, '.play-refusal')).toEqual([])
    expect(await page.locator('.coach-disc').allTextContents()).toEqual(['1', '2'])
    await page.keyboard.press('Enter')
    await page.locator('.play-armed', { hasText: 'Buy Horse' }).waitFor()
    expect(await note.getAttribute('data-empty')).toBe('true')
    await page.keyboard.press('Enter')
    await page.locator('.pay-main').waitFor()
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
  await page.locator('.play-armed', { hasText: 'Buy Horse' }).waitFor()
  expect(faults).toEqual([])
})

/** A word, and the note that tells about it: beside it, never over it. */
async function noteOf(page: Page, word: Locator): Promise<Locator> {
  const note = page.locator('.word-note')
  await note.waitFor()
  const [a, b] = await Promise.all([word.boundingBox(), note.boundingBox()])
  if (!a || !b) throw new Error('a word or its note is not to be seen')
  expect(a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true)
  return note
}

long('words of prompt and log are told by key, pointer and rule, and take no move', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Anna')
  const id = await tableFromLog(stage, templeGame(), 12, [page, 'greedy'])
  await page.goto(`${stage.base}/table/${id}`)
  const word = page.locator('.prompt-line-title .word').first()
  await word.waitFor()
  const before = await told(page)
  await word.focus()
  await page.keyboard.press('Enter')
  const note = await noteOf(page, word)
  expect(await note.getAttribute('aria-label')).toBe('Main action')
  expect(await seriousFaults(page, '.word-note')).toEqual([])
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  expect(await word.evaluate((one) => one === document.activeElement)).toBe(true)

  await page.locator('.log-scroll').focus()
  await page.keyboard.press('ArrowRight')
  const inLog = page.locator('.log .word:focus')
  await inLog.click()
  await (await noteOf(page, inLog)).locator('[data-rule]').click()
  await page.getByRole('dialog').locator('.rule-told').waitFor()
  expect(await seriousFaults(page, 'dialog')).toEqual([])
  expect(await told(page)).toBe(before)
  expect(faults).toEqual([])
})

long('a passage is tried in a position of its own, and read again', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/rules/arnak#ARN-DIG-02`)
  await page.locator('#dig-steps .passage-try').click()
  const move = page.locator('.tried-bar [data-move]')
  await move.waitFor()
  await page.locator('.coach-frame').first().waitFor()
  expect(await seriousFaults(page, '.tried-bar')).toEqual([])
  await move.click()
  await page.locator('.tried-bar', { hasText: 'nothing of this is kept' }).waitFor()
  await page.locator('.tried-bar', { hasText: 'Again' }).getByRole('button').click()
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
  expect(await trap.textContent()).toContain('no other player may stand at that site')
  await page.getByLabel('Find a card or tile').fill('bear trap')
  await expect.poll(() => page.locator('.appendix-list > li').count()).toBe(1)
  expect(await seriousFaults(page, '.rules')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.rules-tools').isVisible()).toBe(false)
  expect(await trap.isVisible()).toBe(true)
  expect(faults).toEqual([])
})

long('every position opens in the browser, with its move at hand', { timeout: 1_200_000 }, async () => {
  const { page, faults } = await stage.person()
  for (const game of ['arnak', 'darwin', 'arkham']) {
    await page.goto(`${stage.base}/rules/${game}`)
    await page.locator('.passage-try').first().waitFor()
    const addresses = await page
      .locator('.passage-try')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const address of addresses) {
      await page.goto(address)
      await page.locator('.tried-bar [data-move]').waitFor()
    }
    await page.goto(`${stage.base}/rules/${game}?all`)
    await page.locator('.appendix-list > li').first().waitFor()
    expect(await page.locator('.appendix-told h3').allTextContents()).not.toContain('')
  }
  expect(faults).toEqual([])
})

long('a beginner is told more, and how it could be done without asking', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/settings`)
  await page.getByText('Beginner', { exact: true }).first().click()
  await beGuest(page, 'Anna')
  const id = await tableFromLog(stage, templeGame(), 0, [page, 'greedy'])
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator('.more-said', { hasText: 'A card is worth its journey or its effect' }).waitFor()
  await page
    .locator('[data-id=horse]:visible')
    .first()
    .press('Enter')
    .catch(() => page.locator('[data-id=horse]:visible').first().click())
  await page.locator('.how-steps').waitFor()
  await page.goto(`${stage.base}/settings`)
  await page.getByText('Expert', { exact: true }).first().click()
  await page.goto(`${stage.base}/table/${id}`)
  await page.getByRole('heading', { name: 'Your turn.', exact: true }).waitFor()
  expect(faults).toEqual([])
})

long('a rulebook opens at a rule, is searched, and speaks the reader’s language', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person({ colorScheme: 'light' })
  await page.goto(`${stage.base}/rules/arkham#ARK-TASK-04`)
  const found = page.locator('[data-found=true]')
  await found.waitFor()
  expect(await found.textContent()).toContain('The distance is measured along the route')
  await page.waitForFunction(() => {
    const place = document.querySelector('[data-found=true]')?.getBoundingClientRect()
    return place && place.top >= 0 && place.bottom <= innerHeight
  })
  expect(await page.locator('.contents-wide [aria-current]').textContent()).toBe('Your task')
  expect(await seriousFaults(page)).toEqual([])

  const search = page.getByLabel('Search the rules')
  await search.fill('blessing')
  await page.locator('mark').first().waitFor()
  const passages = page.locator('.passage')
  const others = async () => (await passages.allTextContents()).filter((text) => !/blessing/i.test(text))
  await expect.poll(others).toEqual([])
  expect(await passages.count()).toBeGreaterThan(2)
  await search.fill('')
  await page.getByText('РУ', { exact: true }).click()
  await page.getByRole('heading', { name: 'Ваша задача' }).waitFor()
  expect(await page.locator('.rules-text').getAttribute('lang')).toBe('ru')
  expect(faults).toEqual([])
})

long('on a phone every rulebook fits, with its contents folded away', { timeout: 240_000 }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, colorScheme: 'dark' })
  for (const game of ['arnak', 'darwin', 'arkham']) {
    await page.goto(`${stage.base}/rules/${game}`)
    await page.locator('.chapter').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0)
  }
  await page.locator('.contents-fold summary').click()
  expect(await seriousFaults(page, '.rules-side')).toEqual([])
  await page.locator('.contents-fold').getByRole('link', { name: 'Scoring' }).click()
  await page.waitForFunction(
    () => Math.abs(document.getElementById('scoring')?.getBoundingClientRect().top ?? 999) < 99,
  )
  expect(faults).toEqual([])
})
