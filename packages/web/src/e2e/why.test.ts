import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/playing.ts'
import { openStage, type Stage } from '../testing/stage.ts'
import { beGuest, finishedTable, makeTable } from '../testing/tables.ts'

/** In `npm run soak`. */
const long = test.runIf(process.env.SOAK)
const timeout = 240_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 600_000)
afterAll(() => stage?.close())

const ASKED = '.prompt-line[data-state=asked]'
const MARK = '.log .why-mark'

/** At a table with a bot that has moved. */
async function afterBot(page: Page, game: string): Promise<string> {
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const { id } = await makeTable(page, game, [{ kind: 'me' }, { kind: 'bot', bot: 'nils' }])
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator(ASKED).first().waitFor()
  await playUntil(page, byMouse, '.log > li:has-text("Nils")', 120_000)
  return id
}

/** The whole answer, when it has been thought through. */
async function reason(page: Page): Promise<string> {
  await page.locator('.why-note').waitFor()
  await expect.poll(() => page.locator('.why-note progress').count(), { timeout: 200_000 }).toBe(0)
  return (await page.locator('.why-note').textContent()) ?? ''
}

test('where the log is in sight a bot’s line can be asked why; what it brought is told at once, beside the log', {
  timeout,
}, async () => {
  const { page, faults } = await stage.person()
  await afterBot(page, 'arnak')
  await page.locator(MARK).first().waitFor()
  await page.locator(MARK).first().click()
  await page.locator('.why-facts', { hasText: 'Nils' }).waitFor()
  await page.locator('.why-note', { hasText: 'From what you can see, no hidden card.' }).waitFor()
  await page.locator('.why-note', { hasText: /It brings .*at once/ }).waitFor()
  const [note, log] = await Promise.all(['.why-note', '.play-log'].map((one) => page.locator(one).boundingBox()))
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(log?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.why-note').count()).toBe(0)
  expect(faults).toEqual([])
})

long('on a phone it can be asked as soon as the other players are opened, by a finger', { timeout }, async () => {
  const { page, faults } = await stage.person(PHONE)
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const { id } = await makeTable(page, 'arnak', [{ kind: 'bot', bot: 'nils' }, { kind: 'me' }], { first: 0 })
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator(ASKED).first().waitFor()
  await page.locator('.phone-tabs [data-tab=side]').tap()
  const mark = page.locator('.rival .why-mark')
  await mark.waitFor()
  const box = await mark.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(faults).toEqual([])
})

long(
  'the answer names what else there was, also by the name of the bot, and is for everybody’s ears',
  { timeout },
  async () => {
    const { page, faults } = await stage.person()
    await afterBot(page, 'darwin')
    await page.locator('.log-scroll').hover()
    // What it drafts first is known to nobody else.
    await playUntil(page, byMouse, '.rival .why-mark', 120_000)
    await page.locator('.rival .why-mark').click()
    expect(await reason(page)).toMatch(/Nils: .*(too close to call|more at the end|nothing else to do).*worlds?\./)
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

long('when a game is over everybody may know why, as far as the bot could', { timeout }, async () => {
  const { page, faults } = await stage.person({ locale: 'ru' })
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const id = await finishedTable(page, 'arnak', 2)
  const other = await stage.person({ locale: 'ru' })
  await other.page.goto(`${stage.base}/table/${id}`)
  await other.page.locator('main.end').waitFor()
  await other.page.locator('.end button', { hasText: 'К столу' }).click()
  await other.page.locator('.log-scroll').hover()
  await other.page.locator(MARK).last().click()
  expect(await reason(other.page)).toContain('было видно игроку')
  expect([...faults, ...other.faults]).toEqual([])
})

long(
  'where another person plays nobody is told why; who looks on is told the chances, and not who plays',
  { timeout },
  async () => {
    const { page } = await stage.person()
    await page.goto(stage.base)
    await beGuest(page, 'Vera')
    const bot = { kind: 'bot', bot: 'nils' } as const
    const { id } = await makeTable(page, 'arkham', [{ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' }, bot])
    await page.goto(`${stage.base}/table/${id}`)
    await page.locator('.curtain button').click()
    await page.locator('.log-scroll').hover()
    const watching = await stage.person()
    await watching.page.goto(`${stage.base}/table/${id}`)
    await watching.page.getByRole('button', { name: 'Chances to win' }).click()
    await expect.poll(() => watching.page.locator('.coach-odds b').count(), { timeout: 200_000 }).toBe(3)
    expect(await watching.page.locator('.coach-odds').textContent()).toMatch(/Ann.*%.*unsure:\s\d+\sto\s\d+\s%/)
    expect(await watching.page.locator('[data-tool=undo]').count()).toBe(0)
    expect(await violations(watching.page)).toEqual([])
    expect(await page.locator('.why-mark').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Hint: the others have to agree' }).count()).toBe(1)
    expect(watching.faults).toEqual([])
  },
)
