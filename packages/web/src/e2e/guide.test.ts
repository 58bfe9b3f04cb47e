// @module-tag browser
import { below, stream } from '@wayfare/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations, violationsWithin } from '../testing/axe.ts'
import { askedOn, chalkFrames } from '../testing/find-panels.ts'
import { answersOf, followOnce, guideOf, seen } from '../testing/follow-guide.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { placeOf } from '../testing/play-in-page.ts'

const timeout = 600_000

const stage = onStage()

const GAMES = ['arnak', 'darwin', 'arkham']
const LANGUAGES = ['en-US', 'ru', 'fr', 'pl'] as const
/** The name of the player area in each language. */
const MINE = { 'en-US': 'Mine', ru: 'Моё', fr: 'Mon jeu', pl: 'Moje' }
/** Chips of the prompt, otherwise things on the table. */
const CHOICES = [
  'section[aria-labelledby=prompt] [data-move]',
  'main :is([data-id][aria-pressed=false], button[data-move])',
]
const MOST = 160

/** What the companion says. */
const saidBy = (page: Page): Locator => guideOf(page).getByRole('status')

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`${stage.base}/learn/${game}`)
  await guideOf(page).waitFor()
}

async function followUntil(page: Page, lesson: string): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    if ((await seen(page)).lesson === lesson || !(await followOnce(page))) return
  }
  throw new Error(`${lesson} was not reached: ${JSON.stringify(await seen(page))}`)
}

const lit = (page: Page): Promise<number> => page.locator('[data-light]').count()

test('a person who has not played is offered the guide, follows it, leaves and continues later', {
  timeout,
}, async () => {
  const { page, faults } = await stage.person()
  await page.addInitScript(hear)
  await page.goto(stage.base)
  const poster = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Lost Ruins of Arnak' }) })
  await poster.getByRole('link', { name: 'Learn by playing' }).click()
  const course = page.getByRole('region', { name: 'Lost Ruins of Arnak' })
  await course.getByRole('link', { name: 'Begin' }).first().click()
  await page.locator('[data-idea=welcome]').waitFor()
  await page.keyboard.press('3')
  await page.locator('[data-idea=camp]').waitFor()
  await expect.poll(() => lit(page)).toBe(2)
  expect(await violationsWithin(page, 'aside[data-lesson]')).toEqual([])
  expect(await heard(page)).toEqual([])
  const guide = page.getByRole('complementary', { name: 'Guided first game' })
  await guide.getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^Send an archaeologist to a camp\. /)])
  await guide.getByRole('button', { name: 'Read aloud' }).click()
  // The veil takes no clicks, because the highlighted table itself must be usable.
  await page.keyboard.press('1')
  await guide.getByRole('button', { name: 'Read the rule' }).waitFor()
  await page.keyboard.press('2')
  await chalkFrames(page).waitFor()
  await followUntil(page, 'discover')
  await page.goto(stage.base)
  await page.getByRole('link').filter({ hasText: 'Guided game, lesson 2 of 7' }).click()
  await page.locator('[data-state=back]').waitFor()
  expect(await saidBy(page).textContent()).toContain('Welcome back')
  await page.keyboard.press('1')
  await page.locator('aside[data-lesson=discover]').waitFor()
  expect(faults).toEqual([])
})

long(
  'while nothing happens at a guided table nothing is measured, and the highlight follows when the table is resized',
  {
    timeout,
  },
  async () => {
    const { page, faults } = await stage.person()
    await begin(page, 'arnak')
    await page.locator('[data-idea=welcome]').waitFor()
    await page.keyboard.press('3')
    await page.locator('[data-idea=camp]').waitFor()
    await expect.poll(() => lit(page)).toBe(2)
    await expect.poll(() => page.evaluate(measuredInASecond)).toBe(0)
    const light = () => page.locator('[data-light]').first().boundingBox()
    const before = await light()
    await page.setViewportSize({ width: 1100, height: 760 })
    await expect.poll(light).not.toEqual(before)
    await expect.poll(() => page.evaluate(measuredInASecond)).toBe(0)
    expect(faults).toEqual([])
  },
)

/** Runs in the page: counts how often elements are measured. */
function measuredInASecond(): Promise<number> {
  const measure = Element.prototype.getBoundingClientRect
  let count = 0
  Element.prototype.getBoundingClientRect = function (this: Element) {
    count++
    return measure.call(this)
  }
  return new Promise((done) => {
    setTimeout(() => {
      Element.prototype.getBoundingClientRect = measure
      done(count)
    }, 1000)
  })
}

for (const [i, game] of GAMES.entries()) {
  long(`${game}: a learner who follows the guide reaches its end`, { timeout }, async () => {
    const { page, faults } = await stage.person()
    await begin(page, game)
    let steps = 0
    while (await followOnce(page)) if (++steps > 2 * MOST) throw new Error(JSON.stringify(await seen(page)))
    expect(faults).toEqual([])
  })

  long(`${game}: a learner who makes other moves is guided on`, { timeout }, async () => {
    const luck = stream(`${game} as one likes, in a browser`)
    const { page, faults } = await stage.person({ locale: LANGUAGES[i + 1] as string })
    await begin(page, game)
    const over = page.locator('[data-state=over]')
    for (let made = 0; made < 60 && (await over.count()) === 0; made++) {
      let at: Awaited<ReturnType<typeof placeOf>> = null
      const look = async () => {
        at = (await askedOn(page).count()) > 0 ? await placeOf(page, CHOICES, below(luck, 1_000_000)) : null
        return at !== null || (await over.count()) > 0
      }
      await expect.poll(look).toBe(true)
      const { x, y } = at ?? { x: 0, y: 0 }
      await page.mouse.click(x, y)
    }
    expect(await saidBy(page).textContent()).not.toBe('')
    expect(faults).toEqual([])
  })
}

long('an unfinished guided game continues on another device of the account', { timeout }, async () => {
  const [first, second] = [await stage.person(), await stage.person(PHONE)]
  const account = { login: 'learner', password: 'correct horse' }
  await first.page.goto(stage.base)
  await ask(first.page, 'guest', { name: 'Ada' })
  await ask(first.page, 'account', account)
  await begin(first.page, 'darwin')
  await followUntil(first.page, 'place')
  await first.page.goto(stage.base)
  await expect.poll(() => ask(first.page, 'me/learnt', {})).toContain('"lesson":"place"')
  await second.page.goto(stage.base)
  await ask(second.page, 'login', account)
  await begin(second.page, 'darwin')
  await second.page.locator('aside[data-state=back][data-lesson=place]').waitFor()
  expect(await saidBy(second.page).textContent()).toContain('Welcome back')
  expect([...first.faults, ...second.faults]).toEqual([])
})

/** Sends a request from the page and returns the server's answer. */
const ask = (page: Page, path: string, body: object): Promise<string> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/${to}`, { method: 'POST', headers, body: sent })).text()
    },
    [path, JSON.stringify(body)] as const,
  )

for (const locale of LANGUAGES)
  long(`on a phone the guide is a sheet that covers no option and no prompt, ${locale}`, { timeout }, async () => {
    const { page, faults } = await stage.person({ ...PHONE, locale })
    await begin(page, 'arnak')
    await answersOf(page).nth(2).tap()
    await page.locator('[data-idea=camp]').waitFor()
    const parts = [
      guideOf(page),
      page.locator('header:has(> section[aria-labelledby=prompt])'),
      page.getByRole('region', { name: MINE[locale], exact: true }),
    ]
    const [sheet, prompt, mine] = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(sheet?.y).toBeGreaterThanOrEqual(Math.floor((prompt?.y ?? 0) + (prompt?.height ?? 0)))
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual((mine?.y ?? 0) + 1)
    await expect.poll(() => lit(page)).toBe(2)
    await expect.poll(() => page.evaluate(covered)).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })

/** Runs in the page: records the texts that are read aloud. */
function hear(): void {
  const texts: string[] = []
  const speechSynthesis = { speak: ({ text }: SpeechSynthesisUtterance) => texts.push(text), cancel() {} }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis })
  Object.assign(globalThis, { heard: texts })
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

/** Runs in the page: counts highlighted things that are under the sheet. */
function covered(): number {
  return [...document.querySelectorAll('[data-light]')].filter((light) => {
    const { x, y, width, height } = light.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('aside[data-lesson]')
  }).length
}
