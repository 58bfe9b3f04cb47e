// @module-tag browser
import { LANGUAGES, type Language } from '@wayfare/text'
import { expect, test } from 'vitest'
import { plainOf } from '../features/guide/inline-markup.ts'
import { en } from '../features/learn/text/en.ts'
import { fr } from '../features/learn/text/fr.ts'
import { pl } from '../features/learn/text/pl.ts'
import { ru } from '../features/learn/text/ru.ts'
import { chapters as arkham } from '../games/arkham/lessons/chapters/index.ts'
import { chapters as arnak } from '../games/arnak/lessons/chapters/index.ts'
import { chapters as darwin } from '../games/darwin/lessons/chapters/index.ts'
import { violations, violationsWithin } from '../testing/axe.ts'
import { followOnce, guideOf, seen } from '../testing/follow-guide.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/play-in-page.ts'

const timeout = 240_000

const CHAPTERS = { arkham: arkham.list, arnak: arnak.list, darwin: darwin.list }

const stage = onStage()

test('on a phone the chapters are found from a poster, and an unfinished one continues', {
  timeout,
}, async () => {
  const { page, faults } = await stage.person({ ...PHONE, locale: 'ru' })
  await page.goto(stage.base)
  await page.getByRole('link', { name: 'Учиться за игрой' }).first().tap()
  const course = page.getByRole('region', { name: 'Руины острова Арнак' })
  const chapter = course.getByRole('listitem').filter({ hasText: 'Стражи и их дары' })
  await chapter.waitFor()
  await course.getByRole('figure').filter({ hasText: 'Затерянному храму' }).waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await chapter.getByRole('link', { name: 'Начать' }).tap()
  await page.locator('[data-idea=pay]').waitFor()
  const table = page.url()
  await page.goto(`${stage.base}/learn`)
  await chapter.getByRole('link', { name: 'Продолжить' }).tap()
  await page.locator('[data-idea=pay]').waitFor()
  expect(page.url()).toBe(table)
  expect(faults).toEqual([])
})

long(
  'a first game with a tutor starts beside the chapters; the tutor speaks up, and is still there after a reload',
  {
    timeout,
  },
  async () => {
    const { page, faults } = await stage.person()
    await page.goto(`${stage.base}/learn`)
    const course = page.getByRole('region', { name: 'Arkham. Guidebook' })
    await course.getByRole('link', { name: 'Against Nils' }).click()
    await page.getByRole('button', { name: 'Any advice?' }).waitFor()
    const tutor = page.getByRole('complementary', { name: 'Advice' })
    await playUntil(page, byMouse, tutor, 120_000)
    expect(await violationsWithin(page, 'aside[data-tip]')).toEqual([])
    const said = await tutor.getByRole('status').textContent()
    await page.reload()
    await tutor.waitFor()
    expect(await tutor.getByRole('status').textContent()).toBe(said)
    await tutor.getByRole('button', { name: /^Thanks/ }).click()
    await tutor.waitFor({ state: 'hidden' })
    const table = page.url()
    await page.goto(`${stage.base}/tables`)
    await page.getByRole('listitem').filter({ hasText: 'With a tutor' }).waitFor()
    await page.goto(`${stage.base}/learn`)
    await course.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL(table)
    expect(faults).toEqual([])
  },
)

/** The most presses that a chapter takes, and how long an answer in its exam may. */
const MOST_PRESSES = 80
const PATIENCE_MS = 300_000
const TEXTS = { en, fr, pl, ru }

// Each chapter is followed in one language, so that every language meets chapters of every game.
for (const game of ['arnak', 'darwin', 'arkham'] as const)
  for (const [number, { id }] of CHAPTERS[game].entries()) {
    const language = LANGUAGES[number % LANGUAGES.length] as Language
    long(
      `${game}: ${id} is followed to its end in ${language}, its question is answered, and the coach judges the answer`,
      { timeout: 900_000 },
      async () => {
        const { learn } = TEXTS[language]
        const { page, faults } = await stage.person({ locale: language })
        await page.goto(`${stage.base}/learn`)
        const row = page.locator(`section[data-theme=${game}] li.course-row`).nth(number)
        await row.getByRole('link').click()
        await guideOf(page).waitFor()
        let presses = 0
        while (await followOnce(page)) if (++presses > MOST_PRESSES) throw new Error(JSON.stringify(await seen(page)))
        await guideOf(page).getByRole('button', { name: learn.toExam }).click()
        const exam = page.getByRole('complementary', { name: learn.exam })
        await exam.waitFor()
        await playUntil(page, byMouse, exam.getByRole('button', { name: learn.all }), PATIENCE_MS)
        await expect.poll(() => exam.getByRole('progressbar').count(), { timeout: PATIENCE_MS }).toBe(0)
        expect(await exam.getByRole('status').textContent()).not.toContain(learn.failed)
        await exam.getByRole('button', { name: learn.all }).click()
        await page
          .locator(`section[data-theme=${game}] li.course-row`)
          .nth(number)
          .and(page.locator('[data-state=done]'))
          .waitFor()
        expect(faults).toEqual([])
      },
    )
  }

/** Runs in the page: puts each text in place of what the guide says, and returns those that are cut off or push an answer off the screen. */
function findCutOffTexts(texts: readonly string[]): string[] {
  const said = document.querySelector('aside[data-lesson] [role=status]') as HTMLElement
  const guide = said.closest('aside') as HTMLElement
  const isCut = (part: HTMLElement): boolean =>
    part.scrollWidth > part.clientWidth + 1 ||
    (getComputedStyle(part).overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1)
  const faultsWith = (text: string): number => {
    said.textContent = text
    const parts = [guide, ...guide.querySelectorAll<HTMLElement>('div, p, section')]
    const answers = [...guide.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
    return parts.filter(isCut).length + answers.filter(({ bottom }) => bottom > innerHeight + 1).length
  }
  // Parts that only screen readers see count as cut off with any text.
  const usual = faultsWith('…')
  return texts.filter((text) => faultsWith(text) > usual)
}

for (const game of ['arnak', 'darwin', 'arkham'] as const)
  long(`${game}: every idea of every chapter fits on a phone in four languages`, { timeout }, async () => {
    for (const language of LANGUAGES) {
      const { page } = await stage.person({ ...PHONE, locale: language })
      await page.goto(`${stage.base}/learn`)
      await page.locator(`section[data-theme=${game}] li.course-row`).first().getByRole('link').tap()
      await guideOf(page).getByRole('status').waitFor()
      const texts: string[] = []
      for (const { load } of CHAPTERS[game]) {
        const said = await (await load()).texts[language]()
        for (const [key, text] of Object.entries(said)) if (key.startsWith('idea.')) texts.push(plainOf(text))
      }
      expect(texts.length).toBeGreaterThan(20)
      expect(await page.evaluate(findCutOffTexts, texts), language).toEqual([])
      expect(await page.evaluate(findCutOffTexts, ['A text as long as a page. '.repeat(60)])).toHaveLength(1)
    }
  })
