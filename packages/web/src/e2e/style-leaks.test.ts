// @module-tag browser
// A style sheet that was loaded for a table stays in the page. Screens that are visited later must look the same as
// before.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsGuest } from '../testing/find-panels.ts'
import { onStage } from '../testing/on-stage.ts'
import { drawnAndAsked } from '../testing/prompt.ts'

const stage = onStage()

/**
 * Describes the computed style of the first element of every tag and class in the main part of the page, one line for
 * each property. Sizes that depend on the content are left out.
 */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const follows = /^(?!min-|max-).*(?:block|inline|height|width|origin|grid-template|inset|top|bottom|left|right)/
    const isFixed = (name: string) =>
      !name.startsWith('--') && (/padding|border|margin/.test(name) || !follows.test(name))
    const firsts = new Map<string, Element>()
    for (const one of document.querySelectorAll('main, main *')) {
      const kind = `${one.tagName} ${one.getAttribute('class')}`
      if (!firsts.has(kind)) firsts.set(kind, one)
    }
    return [...firsts].flatMap(([kind, one]) => {
      const style = getComputedStyle(one)
      return [...style].filter(isFixed).map((name) => `${kind} ${name}: ${style.getPropertyValue(name)}`)
    })
  })

/** All tables share the frame's style sheet; `npm run soak` also visits the one of each game. */
test.each(process.env.SOAK ? ['arkham', 'arnak', 'darwin'] : ['arnak'])(
  'the New table screen looks the same after a visit to a table of %s',
  {
    timeout: 240_000,
  },
  async (game) => {
    const { page } = await stage.person()
    await openAsGuest(stage, page, 'Anna')
    await page.goto(`${stage.base}/create/${game}`)
    const make = page.getByRole('button', { name: 'Create the table' })
    await make.waitFor()
    await page.waitForLoadState('networkidle')
    const before = await looks(page)
    expect(before.some((line) => /SELECT .*font-size/.test(line))).toBe(true)

    await make.click()
    await drawnAndAsked(page)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(0, 0)
    await page.goBack()
    await make.waitFor()
    const seen = new Set(before)
    await expect.poll(async () => (await looks(page)).filter((line) => !seen.has(line))).toEqual([])
  },
)
