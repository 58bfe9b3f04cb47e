// @module-tag browser
// Two clean browsers become friends by a link, see each other, meet at a table by an invitation, and part by a block.

import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'

const stage = onStage()
/** English comes last, because the rest of the test is in it. */
const LANGUAGES = [
  ['Polski', 'pl'],
  ['Français', 'fr'],
  ['Русский', 'ru'],
  ['English', 'en'],
] as const

long(
  'two strangers become friends by a link, one invites the other to a seat, and a block ends it',
  { timeout: 300_000 },
  async () => {
    const { page: anna, faults } = await stage.person()
    const { page: ben, faults: faultsOfBen } = await stage.person(PHONE)
    // Anna is somebody once she has made a table; it is private.
    await anna.goto(`${stage.base}/create/arnak?mode=friends`)
    await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna')
    await anna.getByRole('button', { name: 'Create the table' }).click()
    await anna.getByRole('textbox', { name: /^Send this link/ }).waitFor()

    await anna.goto(`${stage.base}/people/friends`)
    await anna.getByRole('button', { name: 'Make a friend link' }).click()
    const { pathname } = new URL(await anna.getByRole('textbox', { name: 'Your friend link' }).inputValue())

    await ben.goto(stage.base + pathname)
    await ben.getByText('Anna would like to be your friend').waitFor()
    expect(await violations(ben)).toEqual([])
    await ben.getByRole('button', { name: 'Become friends' }).click()
    await ben.getByText('Enter your name first.').waitFor()
    await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben')
    await ben.keyboard.press('Enter')
    await ben.getByText('You and Anna are friends now.').waitFor()
    await ben.getByRole('link', { name: 'All friends' }).click()
    await ben.getByText('here now').waitFor()

    await anna.reload()
    const row = anna.getByRole('listitem').filter({ hasText: 'Ben' })
    await row.getByText('here now').waitFor()
    for (const page of [anna, ben]) {
      for (const scheme of ['dark', 'light'] as const) {
        await page.evaluate(
          (edition) => (document.documentElement.dataset.edition = edition),
          {
            dark: 'night',
            light: 'day',
          }[scheme],
        )
        expect(await violations(page)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    for (const [name, code] of LANGUAGES) {
      await anna.getByRole('radio', { name }).check({ force: true })
      await anna.waitForFunction((language) => document.documentElement.lang === language, code)
      expect(await anna.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }

    // The menu of a challenge and its first game are reached by the keyboard alone.
    await row.getByRole('button', { name: 'Challenge Ben' }).focus()
    await anna.keyboard.press('Enter')
    await anna.getByRole('menuitem').first().waitFor()
    await anna.keyboard.press('Enter')
    await anna.getByRole('button', { name: 'Create the table' }).click()
    await anna.getByRole('textbox', { name: /^Send this link/ }).waitFor()
    const table = new URL(anna.url()).pathname
    await ben
      .getByText(/^Anna invites you: /)
      .first()
      .waitFor()
    await ben.getByRole('button', { name: 'To the table' }).first().click()
    await ben.waitForURL((url) => url.pathname === table)
    await ben.getByRole('button', { name: 'Sit down here' }).click()
    await anna.getByRole('listitem').filter({ hasText: 'Ben' }).first().waitFor()

    await anna.goto(`${stage.base}/people/friends`)
    await row.getByRole('button', { name: 'More about Ben' }).click()
    await anna.getByRole('menuitem', { name: 'Block Ben' }).click()
    await anna.getByRole('heading', { name: 'People you have blocked' }).waitFor()
    await ben.goto(`${stage.base}/people/friends`)
    await ben.getByText('No friends yet').waitFor()
    await ben.goto(stage.base + pathname)
    await ben.getByText('This link does not work any more.', { exact: false }).waitFor()
    // The browser itself notes that this link was not found.
    expect(faults).toEqual([])
    expect(faultsOfBen.filter((fault) => !fault.includes('404'))).toEqual([])
  },
)
