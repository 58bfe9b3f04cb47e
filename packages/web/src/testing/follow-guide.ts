// Follows the guide of a guided game or of a chapter, as somebody would who lets themselves be shown the way.

import { withPlainSpaces } from '@wayfare/text'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { en } from '../features/guide/text/en.ts'
import { fr } from '../features/guide/text/fr.ts'
import { pl } from '../features/guide/text/pl.ts'
import { ru } from '../features/guide/text/ru.ts'

/** The answer that skips an idea, in every language. */
const SKIPS = [en, fr, pl, ru].map(({ guide }) => guide.know)

type SeenGuide = {
  readonly state: string
  readonly lesson: string
  readonly idea: string
  readonly answers: number
  /** "Show me" is pressed. */
  readonly showing: boolean
  readonly frame: string | null
  readonly asked: boolean
  readonly told: number
}

export const seen = (page: Page): Promise<SeenGuide> =>
  page.evaluate(() => {
    const guide = document.querySelector<HTMLElement>('aside[data-lesson]')
    const { state = '', lesson = '', idea = '' } = guide?.dataset ?? {}
    const answers = [...(guide?.querySelectorAll('[role=group] button') ?? [])]
    const box = document.querySelector('[data-chalk=frame]')?.getBoundingClientRect()
    return {
      state,
      lesson,
      idea,
      answers: answers.length,
      showing: answers.some((one) => one.ariaPressed === 'true'),
      frame: box ? `${box.x + box.width / 2} ${box.y + box.height / 2}` : null,
      asked: document.querySelector('section[aria-labelledby=prompt][data-state=asked]') !== null,
      told: document.querySelectorAll('li[data-undone]').length,
    }
  })

/** In every language. */
export const guideOf = (page: Page): Locator => page.locator('aside[data-lesson]')
export const answersOf = (page: Page): Locator => guideOf(page).getByRole('group').getByRole('button')
const changed = (page: Page, before: SeenGuide, timeout = 20_000): Promise<void> =>
  expect.poll(() => seen(page), { timeout }).not.toEqual(before)

/** Does what the guide shows, or goes on where there is nothing to show. False: it has nothing more to say. */
export async function followOnce(page: Page): Promise<boolean> {
  const now = await settled(page)
  if (now.state === 'finished') return false
  if (['reached', 'naming', 'back'].includes(now.state)) await page.keyboard.press('1')
  else if (now.frame) await clickFrame(page, now.frame)
  else if (now.answers === 3 && !(await skips(answersOf(page).nth(2)))) await page.keyboard.press('3')
  else await page.keyboard.press(now.answers === 3 ? '2' : '1')
  // A street that turns a corner is not in the middle of its frame; where it is the only move, Enter makes it.
  await changed(page, now, 3_000).catch(() => page.keyboard.press('Enter'))
  await changed(page, now).catch(() => Promise.reject(new Error(`nothing follows: ${JSON.stringify(now)}`)))
  return true
}

async function skips(answer: Locator): Promise<boolean> {
  const text = withPlainSpaces((await answer.textContent()) ?? '')
  return SKIPS.some((skip) => text.startsWith(skip))
}

/** Something is asked, and what "show me" shows is drawn, which takes a frame. */
async function settled(page: Page): Promise<SeenGuide> {
  let now = await seen(page)
  await expect
    .poll(async () => {
      now = await seen(page)
      return now.state === 'finished' || (now.asked && (!now.showing || now.frame !== null))
    })
    .toBe(true)
  return now
}

async function clickFrame(page: Page, at: string): Promise<void> {
  const [x = 0, y = 0] = at.split(' ').map(Number)
  await page.mouse.click(x, y)
}
