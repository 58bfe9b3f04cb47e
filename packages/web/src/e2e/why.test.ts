// @module-tag browser
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { askedOn, coachOf, logLines, openAsGuest, reasonOf } from '../testing/find-panels.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/play-in-page.ts'
import { finishedTable, makeTable } from '../testing/tables.ts'

const timeout = 240_000

const stage = onStage()

const WHY = 'Why did Nils do this?'
const whyInLog = (page: Page): Locator => logLines(page).getByRole('button', { name: WHY })
const whyOfRival = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Players' }).getByRole('button', { name: WHY })

/** Opens a table with Nils. In Arnak he has moved. */
async function besideNils(page: Page, game: string): Promise<void> {
  await openAsGuest(stage, page, 'Vera')
  const options = game === 'arnak' ? { first: 0 } : {}
  const { id } = await makeTable(page, game, [{ kind: 'bot', bot: 'nils' }, { kind: 'me' }], options)
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).waitFor()
}

/** Waits for the complete answer. */
async function toldReason(note: Locator): Promise<string> {
  await note.waitFor()
  await expect.poll(() => note.getByRole('progressbar').count(), { timeout: 200_000 }).toBe(0)
  return (await note.textContent()) ?? ''
}

test('a bot’s line in the log can be asked why; its gains are shown at once, beside the log', {
  timeout,
}, async () => {
  const { page, faults } = await stage.person()
  await besideNils(page, 'arnak')
  await whyInLog(page).first().click()
  const note = reasonOf(page, 'Nils')
  await note.getByText(/^Nils .+/).waitFor()
  await note.getByText('Based on what you can see: no hidden cards.').waitFor()
  await note.getByText(/^This move scores .*at once/).waitFor()
  const log = page.getByRole('region', { name: 'Log', exact: true }).first()
  const [told, column] = await Promise.all([note.boundingBox(), log.boundingBox()])
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect.poll(() => note.count()).toBe(0)
  expect(faults).toEqual([])
})

long('on a phone a finger can ask as soon as the other players are open', { timeout }, async () => {
  const { page, faults } = await stage.person(PHONE)
  await besideNils(page, 'arnak')
  await page.locator('[data-tab=side]').tap()
  const mark = whyOfRival(page)
  await mark.waitFor()
  const box = await mark.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(faults).toEqual([])
})

long('the answer names the alternatives and the bot, and is read by screen readers', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await besideNils(page, 'darwin')
  await page.locator('[data-words]').hover()
  // Nobody else knows what the bot drafts first.
  await playUntil(page, byMouse, `aside button[aria-label="${WHY}"]`, 120_000)
  await whyOfRival(page).click()
  expect(await toldReason(reasonOf(page, 'Nils'))).toMatch(
    /Nils: .*(too close to call|more at the end|There was no alternative).*simulated games?\./,
  )
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
})

long('when a game is over everybody may know why, as far as the bot could', { timeout }, async () => {
  const { page, faults } = await stage.person({ locale: 'ru' })
  await openAsGuest(stage, page, 'Vera')
  const id = await finishedTable(page, 'arnak', 2)
  const other = await stage.person({ locale: 'ru' })
  await other.page.goto(`${stage.base}/table/${id}`)
  await other.page.getByRole('main').getByRole('button', { name: 'К столу' }).click()
  const log = other.page.getByRole('list', { name: 'Журнал' })
  await other.page.locator('[data-words]').hover()
  const why = log.getByRole('button', { name: /^Почему .+ так поступает\?$/ }).last()
  const bot = (await why.getAttribute('aria-label'))?.match(/^Почему (.+) так поступает\?$/)?.[1] as string
  await why.click()
  expect(await toldReason(reasonOf(other.page, bot))).toContain('было видно игроку')
  expect([...faults, ...other.faults]).toEqual([])
})

long(
  'beside another person nobody learns why or the chances; a spectator among bots sees the chances',
  { timeout },
  async () => {
    const { page } = await stage.person()
    await openAsGuest(stage, page, 'Vera')
    const bot = { kind: 'bot', bot: 'nils' } as const
    const { id } = await makeTable(page, 'arkham', [{ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Bob' }, bot])
    await page.goto(`${stage.base}/table/${id}`)
    await page.getByRole('button', { name: 'show my table' }).click()
    await page.locator('[data-words]').hover()
    const watching = await stage.person()
    await watching.page.goto(`${stage.base}/table/${id}`)
    await watching.page.locator('.log-scroll').waitFor()
    expect(await watching.page.getByRole('button', { name: 'Chances of winning' }).count()).toBe(0)
    const alone = await makeTable(page, 'arkham', [{ kind: 'me', name: 'Ann' }, bot, bot])
    await watching.page.goto(`${stage.base}/table/${alone.id}`)
    await watching.page.getByRole('button', { name: 'Chances of winning' }).click()
    const odds = coachOf(watching.page, 'Chances of winning').getByRole('list')
    await expect.poll(() => odds.getByText(/^\d+\s%$/).count(), { timeout: 200_000 }).toBe(3)
    expect(await odds.textContent()).toMatch(/Ann.*%.*unsure:\s\d+\sto\s\d+\s%/)
    expect(await watching.page.locator('[data-tool=undo]').count()).toBe(0)
    expect(await violations(watching.page)).toEqual([])
    expect(await page.getByRole('button', { name: WHY }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Hint: the others have to agree' }).count()).toBe(1)
    expect(watching.faults).toEqual([])
  },
)
