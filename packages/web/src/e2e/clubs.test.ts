// @module-tag browser
// A club is founded, a second clean browser joins it by its link, and both see the evening that is planned.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()
const LANGUAGES = [
  ['Polski', 'pl'],
  ['Français', 'fr'],
  ['Русский', 'ru'],
  ['English', 'en'],
] as const

async function beAccount(page: Page, name: string): Promise<void> {
  await page.goto(stage.base)
  await beGuest(page, name, 'en')
  await page.goto(`${stage.base}/settings`)
  await page.getByRole('textbox', { name: 'Login', exact: true }).fill(name.toLowerCase().replace(' ', '-'))
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Log out', exact: true }).waitFor()
}

async function checkPage(page: Page): Promise<void> {
  for (const edition of ['night', 'day']) {
    await page.evaluate((name) => (document.documentElement.dataset.edition = name), edition)
    expect(await violations(page)).toEqual([])
  }
  for (const [name, code] of LANGUAGES) {
    const radio = page.getByRole('radio', { name })
    if ((await radio.count()) === 0) break
    await radio.check({ force: true })
    await page.waitForFunction((language) => document.documentElement.lang === language, code)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

long('a club is founded, joined by its link, and its evening is announced', { timeout: 300_000 }, async () => {
  const tag = 'Lantern'
  const { page: zofia, faults } = await stage.person()
  const { page: aiko, faults: faultsOfAiko } = await stage.person(PHONE)
  await beAccount(zofia, `Zofia ${tag}`)
  await beAccount(aiko, `Aiko ${tag}`)

  const name = `Lanterns ${tag}`
  await zofia.goto(`${stage.base}/clubs`)
  await zofia.getByRole('textbox', { name: 'Name of the club' }).fill(name)
  await zofia.getByRole('textbox', { name: 'A few words about it' }).fill('Mostly Arnak, never in a hurry.')
  await zofia.keyboard.press('Enter')
  await zofia.getByRole('heading', { name, level: 1 }).waitFor()
  await zofia.getByRole('button', { name: 'Plan an evening' }).click()
  await zofia.getByRole('textbox', { name: 'What is planned' }).fill('Snake temple with four')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await zofia.getByLabel('Day', { exact: true }).fill(tomorrow)
  await zofia.getByRole('button', { name: 'Plan it' }).click()
  await zofia.getByRole('region', { name: 'Next evening' }).waitFor()
  await zofia.getByRole('button', { name: 'Pin a note' }).click()
  await zofia.getByRole('textbox', { name: 'Your note' }).fill('New people are welcome, we explain as we go.')
  await zofia.keyboard.press('Enter')
  await zofia.getByText('New people are welcome', { exact: false }).waitFor()
  await zofia.getByRole('button', { name: 'Make a link' }).click()
  const link = new URL(await zofia.getByRole('textbox', { name: 'Link of the club' }).inputValue()).pathname

  // A table of the club, made from its page, is for members only unless its host says otherwise.
  await zofia.getByRole('button', { name: 'New table' }).click()
  await zofia.getByRole('menuitem').first().click()
  await zofia.getByRole('switch', { name: `Only for members of the club ${name}` }).waitFor()
  await zofia.getByRole('button', { name: 'Create the table' }).click()
  await zofia.getByRole('textbox', { name: /^Send this link/ }).waitFor()

  await aiko.goto(stage.base + link)
  await aiko.getByRole('heading', { name: `You are invited to ${name}` }).waitFor()
  expect(await violations(aiko)).toEqual([])
  await aiko.getByRole('button', { name: 'Join the club' }).click()
  await aiko.getByRole('region', { name: 'Next evening' }).waitFor()
  await aiko.getByText('Snake temple with four').first().waitFor()
  await aiko.getByRole('link', { name: 'Take the seat' }).waitFor()
  await checkPage(aiko)
  await aiko.goto(`${stage.base}/clubs`)
  await aiko.getByRole('link', { name: new RegExp(`${name}.*Snake temple`) }).waitFor()

  await zofia.goto(`${stage.base}/clubs/${encodeURIComponent(name)}`)
  await zofia.getByRole('button', { name: `More about Aiko ${tag}` }).waitFor()
  await checkPage(zofia)
  await zofia.getByRole('button', { name: `More about Aiko ${tag}` }).focus()
  await zofia.keyboard.press('Enter')
  await zofia.getByRole('menuitem', { name: `Remove Aiko ${tag}` }).click()
  await expect.poll(() => zofia.getByRole('button', { name: `More about Aiko ${tag}` }).count()).toBe(0)
  await aiko.goto(`${stage.base}/clubs/${encodeURIComponent(name)}`)
  await aiko.getByRole('button', { name: 'Ask to join' }).waitFor()
  expect(await aiko.getByText('Snake temple').count()).toBe(0)
  expect([...faults, ...faultsOfAiko]).toEqual([])
})
