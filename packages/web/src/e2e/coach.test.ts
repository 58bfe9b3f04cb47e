// @module-tag browser
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { askedOn, chalkFrames, coachOf, openAsGuest, promptOf } from '../testing/find-panels.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { call, makeTable } from '../testing/tables.ts'

const timeout = 240_000

const stage = onStage()

/** The next step, in the row of the chosen suggestion. */
const stepIn = (coach: Locator): Locator => coach.locator('[data-move]')

/** Waits until the next step is in its row and framed on the table. */
async function hinted(page: Page, coach = coachOf(page)): Promise<string> {
  await stepIn(coach).waitFor()
  await expect.poll(() => page.evaluate(framedThings)).not.toEqual([])
  return (await stepIn(coach).getAttribute('data-move')) as string
}

/** Returns the things under the middle of the frames. */
function framedThings(): string[] {
  return [...document.querySelectorAll('[data-chalk=frame]')].flatMap((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    const under = document.elementsFromPoint(x + width / 2, y + height / 2)
    return under.flatMap((one) => one.closest('[data-id]')?.getAttribute('data-id') ?? [])
  })
}

/** True if there are frames and all of them are above the sheet. */
async function framesInSight(page: Page, coach: Locator): Promise<boolean> {
  const top = (await boxOf(coach)).y
  const bottoms = await chalkFrames(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  return bottoms.length > 0 && bottoms.every((bottom) => bottom <= top)
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

/** Makes the step. A move that cannot be undone asks for confirmation; then the prompt offers nothing else. */
async function played(page: Page, coach: Locator, move: string): Promise<void> {
  const sure = promptOf(page)
    .filter({ has: page.getByRole('alert') })
    .locator('[data-move]')
  await stepIn(coach).click()
  const isThere = async () => {
    if ((await sure.count()) > 0) await sure.click({ timeout: 1_000 }).catch(() => {})
    return coach.locator(`[data-move="${move}"]`).count()
  }
  await expect.poll(isThere).toBe(0)
}

/** Makes all steps. The last button accepts a press only after a moment. */
async function playedOut(coach: Locator): Promise<void> {
  const press = async () => {
    await stepIn(coach)
      .click({ timeout: 2_000 })
      .catch(() => {})
    return stepIn(coach).count()
  }
  await expect.poll(press, { interval: 1_000, timeout: 60_000 }).toBe(0)
}

/** The proposal that everybody at the table sees. */
const proposalOn = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'use the coach' })

/** Stops the thinking before it could end by itself. */
async function stoppedAtOnce(): Promise<string> {
  const button = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[aria-label=Coach] button')].find(({ textContent }) =>
      ['Think longer', 'Stop'].includes(textContent ?? ''),
    )
  button()?.click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const text = button()?.textContent ?? ''
  button()?.click()
  return text
}

test('an opponent is chosen, and a hint is asked for, seen on the board and played', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/opponents?game=arnak`)
  await page.getByRole('button', { name: 'Choose Nils' }).click()
  await page.getByRole('button', { name: 'Play Nils' }).click()
  await askedOn(page).waitFor()
  await page.getByRole('region', { name: 'Hand' }).locator('[data-id]').first().waitFor()
  await page.keyboard.press('i')
  const coach = coachOf(page)
  const move = await hinted(page)
  const ways = await coach.getByRole('listitem').count()
  await expect.poll(() => page.locator('[data-number]').count()).toBe(ways)
  await played(page, coach, move)
  await page.keyboard.press('Escape')
  await expect.poll(() => coach.count()).toBe(0)
  await expect.poll(() => page.locator('[data-chalk], [data-number]').count()).toBe(0)
  expect(faults).toEqual([])
})

long(
  'on a phone the coach is a sheet: suggestions are chosen by finger, and the board stays visible',
  { timeout },
  async () => {
    const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
    await page.goto(`${stage.base}/opponents?game=arnak`)
    await page.getByRole('button', { name: 'Выбрать: Нильс' }).tap()
    await page.getByRole('button', { name: 'Играть: Нильс' }).tap()
    await askedOn(page).waitFor()
    await page.locator('[data-tool=hint]').tap()
    const coach = coachOf(page, 'Наставник')
    const move = await hinted(page, coach)
    const heads = coach.locator('[aria-pressed]')
    if ((await heads.count()) > 1) {
      await heads.nth(1).tap()
      await expect.poll(() => heads.nth(1).getAttribute('aria-pressed')).toBe('true')
      await heads.first().tap()
    }
    const board = await boxOf(page.getByRole('region', { name: 'Остров' }))
    expect((await boxOf(coach)).y).toBeGreaterThan(board.y + 60)
    expect(await violations(page)).toEqual([])
    await coach.getByRole('button', { name: 'Показать на столе' }).tap()
    await expect.poll(() => framesInSight(page, coach)).toBe(true)
    expect(await violations(page)).toEqual([])
    await played(page, coach, move)
    await playedOut(coach)
    // An outdated hint leaves the table free, and can be renewed or closed.
    await page.locator('[data-sheet=line]').waitFor()
    expect(await coach.getByRole('button').count()).toBe(2)
    const tabs = await boxOf(page.getByRole('navigation', { name: 'Стол' }))
    expect(tabs.y + tabs.height).toBeLessThanOrEqual((await boxOf(coach)).y)
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

long('figures have a range, and thinking can be stopped', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await openAsGuest(stage, page, 'Vera')
  const { id } = await makeTable(page, 'arkham', [{ kind: 'me' }])
  await page.goto(`${stage.base}/table/${id}`)
  await askedOn(page).waitFor()
  await page.locator('[data-tool=hint]').click()
  await hinted(page)
  const coach = coachOf(page)
  await coach.locator('[aria-pressed]').getByText(/^\d+$/).nth(1).waitFor({ timeout: 200_000 })
  expect(await violations(page)).toEqual([])
  await coach
    .getByText(/^\d+\sto\s\d+$/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Think longer' }).waitFor({ timeout: 200_000 })
  expect(await page.evaluate(stoppedAtOnce)).toBe('Stop')
  await expect.poll(() => coach.getByRole('progressbar').count()).toBe(0)
  expect(faults).toEqual([])
})

long('beside another person the coach is available when both agree', { timeout }, async () => {
  const [vera, ben] = [await stage.person(), await stage.person()]
  await openAsGuest(stage, vera.page, 'Vera')
  await openAsGuest(stage, ben.page, 'Ben')
  const { id } = await makeTable(vera.page, 'arnak', [{ kind: 'me' }, { kind: 'open' }], { first: 0 })
  await call(ben.page, 'POST', `/tables/${id}/join`, {})
  for (const { page } of [vera, ben]) await page.goto(`${stage.base}/table/${id}`)
  await askedOn(vera.page).waitFor()
  await vera.page.keyboard.press('i')
  const askOthers = vera.page.getByRole('button', { name: 'Ask the others' })
  const proposal = proposalOn(ben.page)
  await askOthers.click()
  await vera.page.getByText('Waiting for an answer: Ben.').waitFor()
  await ben.page.getByRole('button', { name: 'Hint: the others have to agree' }).click()
  await ben.page.getByText('please answer above').waitFor()
  await ben.page.keyboard.press('Escape')
  await proposal.getByRole('button', { name: 'No' }).click()
  await askOthers.click()
  expect(await violations(vera.page)).toEqual([])
  await proposal.getByRole('button', { name: 'Agree' }).click()
  await hinted(vera.page)
  await proposal.waitFor({ state: 'detached' })
  await ben.page.getByRole('button', { name: 'Hint', exact: true }).click()
  await ben.page.getByText('You have nothing to decide at the moment.').waitFor()
  expect([...vera.faults, ...ben.faults]).toEqual([])
})

long('two people who share the screen are asked together', { timeout }, async () => {
  const { page } = await stage.person()
  await openAsGuest(stage, page, 'Vera')
  const { id } = await makeTable(page, 'arnak', [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ])
  await page.goto(`${stage.base}/table/${id}`)
  await page.getByRole('button', { name: 'show my table' }).click()
  await askedOn(page).waitFor()
  await page.keyboard.press('i')
  await page.getByRole('button', { name: 'Ask the others' }).click()
  await proposalOn(page).getByRole('button', { name: 'Agree' }).click()
  await hinted(page)
})
