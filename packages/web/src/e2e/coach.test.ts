import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest, call, makeTable } from '../testing/tables.ts'

const timeout = 240_000

const stage = onStage()

const ASKED = '.prompt-line[data-state=asked]'

/** The next step of the chosen way stands in its row, and is framed on the table. */
async function hinted(page: Page): Promise<string> {
  const step = page.locator('.coach-do [data-move]')
  await step.waitFor()
  await expect.poll(() => page.evaluate(framedThings)).not.toEqual([])
  return (await step.getAttribute('data-move')) as string
}

/** What lies under the middle of the frames. */
function framedThings(): string[] {
  return [...document.querySelectorAll('.coach-frame')].flatMap((frame) => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    const under = document.elementsFromPoint(x + width / 2, y + height / 2)
    return under.flatMap((one) => one.closest('[data-id]')?.getAttribute('data-id') ?? [])
  })
}

/** Whether there are frames, all of them above the sheet. */
function framesInSight(): boolean {
  const top = document.querySelector('.coach')?.getBoundingClientRect().top ?? 0
  const frames = [...document.querySelectorAll('.coach-frame')]
  return frames.length > 0 && frames.every((frame) => frame.getBoundingClientRect().bottom <= top)
}

async function played(page: Page, move: string): Promise<void> {
  const sure = page.locator('.play-armed ~ * [data-move], .prompt-line-actions .button-mine')
  await page.locator('.coach-do [data-move]').click()
  if (await sure.count()) await sure.first().click()
  await expect.poll(() => page.locator(`.coach-do [data-move="${move}"]`).count()).toBe(0)
}

/** To its last step, without haste: that one wants a moment. */
async function playedOut(page: Page): Promise<void> {
  const step = page.locator('.coach-do [data-move]')
  const press = async () => {
    await step.click({ timeout: 2_000 }).catch(() => {})
    return step.count()
  }
  await expect.poll(press, { interval: 1_000, timeout: 60_000 }).toBe(0)
}

/** Before it could come to an end by itself. */
async function stoppedAtOnce(): Promise<string> {
  const button = () => document.querySelector<HTMLButtonElement>('.coach-buttons button')
  button()?.click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const text = button()?.textContent ?? ''
  button()?.click()
  return text
}

test('an opponent is chosen, a hint asked for, seen on the board and played', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(`${stage.base}/opponents?game=arnak`)
  await page.locator('[data-person=nils] button').click()
  await page.locator('[data-play-person=nils]').click()
  await page.locator(ASKED).waitFor()
  await page.locator('.arn-hand [data-id]').first().waitFor()
  await page.keyboard.press('i')
  const move = await hinted(page)
  expect(await page.locator('.coach-chalk .coach-disc').count()).toBe(await page.locator('.coach-way').count())
  await played(page, move)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.coach, .coach-chalk').count()).toBe(0)
  expect(faults).toEqual([])
})

long('on a phone it is a sheet: ways are chosen by finger, and the board stays in sight', { timeout }, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await page.goto(`${stage.base}/opponents?game=arnak`)
  await page.locator('[data-person=nils] button').tap()
  await page.locator('[data-play-person=nils]').tap()
  await page.locator(ASKED).waitFor()
  await page.locator('[data-tool=hint]').tap()
  const move = await hinted(page)
  const second = page.locator('.coach-way-head').nth(1)
  if (await second.count()) {
    await second.tap()
    await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true')
    await page.locator('.coach-way-head').first().tap()
  }
  const sheet = await page.locator('.coach').boundingBox()
  const board = await page.locator('.play-board').boundingBox()
  expect(sheet?.y).toBeGreaterThan((board?.y ?? 0) + 60)
  expect(await violations(page)).toEqual([])
  await page.locator('.coach-fold').tap()
  await expect.poll(() => page.evaluate(framesInSight)).toBe(true)
  expect(await violations(page)).toEqual([])
  await played(page, move)
  await playedOut(page)
  // What is old leaves the table free, and can be asked for anew or put away.
  await page.locator('.coach[data-sheet=line]').waitFor()
  expect(await page.locator('.coach button:visible').count()).toBe(2)
  const line = await page.locator('.coach').boundingBox()
  const tabs = await page.locator('.phone-tabs').boundingBox()
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
  expect(await violations(page)).toEqual([])
  expect(faults).toEqual([])
})

long('figures come with their range, and thinking can be stopped', { timeout }, async () => {
  const { page, faults } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const { id } = await makeTable(page, 'arkham', [{ kind: 'me' }])
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator(ASKED).waitFor()
  await page.locator('[data-tool=hint]').click()
  await hinted(page)
  await page.locator('.coach-points').first().waitFor({ timeout: 200_000 })
  expect(await violations(page)).toEqual([])
  expect(await page.locator('.coach-range').first().textContent()).toMatch(/^\d+\sto\s\d+$/)
  await page.getByRole('button', { name: 'Think longer' }).waitFor({ timeout: 200_000 })
  expect(await page.evaluate(stoppedAtOnce)).toBe('Stop')
  await expect.poll(() => page.locator('.coach-progress').count()).toBe(0)
  expect(faults).toEqual([])
})

long('beside another person the coach comes when both agree', { timeout }, async () => {
  const [vera, ben] = [await stage.person(), await stage.person()]
  await vera.page.goto(stage.base)
  await beGuest(vera.page, 'Vera')
  await ben.page.goto(stage.base)
  await beGuest(ben.page, 'Ben')
  const { id } = await makeTable(vera.page, 'arnak', [{ kind: 'me' }, { kind: 'open' }], { first: 0 })
  await call(ben.page, 'POST', `/tables/${id}/join`, {})
  for (const { page } of [vera, ben]) await page.goto(`${stage.base}/table/${id}`)
  await vera.page.locator(ASKED).waitFor()
  await vera.page.keyboard.press('i')
  const askOthers = vera.page.getByRole('button', { name: 'Ask the others' })
  const proposal = ben.page.locator('.play-proposal')
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
  await ben.page.getByText('It is not your decision now.').waitFor()
  expect([...vera.faults, ...ben.faults]).toEqual([])
})

long('where two share the screen, they are asked together', { timeout }, async () => {
  const { page } = await stage.person()
  await page.goto(stage.base)
  await beGuest(page, 'Vera')
  const { id } = await makeTable(page, 'arnak', [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ])
  await page.goto(`${stage.base}/table/${id}`)
  await page.locator('.curtain button').click()
  await page.locator(ASKED).waitFor()
  await page.keyboard.press('i')
  await page.getByRole('button', { name: 'Ask the others' }).click()
  await page.locator('.play-proposal').getByRole('button', { name: 'Agree' }).click()
  await hinted(page)
})
