// @module-tag browser
// Two people who have never been here: one invites, the other comes by the link, and they play a whole game.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, byTouch, playToTheEnd } from '../testing/playing.ts'

const stage = onStage()

const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text)
  await page.keyboard.press('Enter')
  await line(page, text).waitFor()
}

test('by an invitation two clean browsers play a short game to its end, with chat, a mute and a resignation', {
  timeout: 300_000,
}, async () => {
  const { page: anna, faults } = await stage.person()
  const { page: ben, faults: faultsOfBen } = await stage.person(PHONE)

  await anna.goto(`${stage.base}/create/kit?mode=friends`)
  const make = anna.getByRole('button', { name: 'Make the table' })
  await make.click()
  await anna.getByText('First say what you are called.').waitFor()
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await make.click()
  const link = anna.getByRole('textbox', { name: /^Send this link/ })
  await link.waitFor()
  const { pathname, port } = new URL(await link.inputValue())
  expect(new URL(anna.url())).toMatchObject({ pathname, port })

  await ben.goto(stage.base + pathname)
  await ben.getByRole('button', { name: 'Sit down here' }).click()
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await ben.keyboard.press('Enter')
  await ben.getByText('The game begins in').waitFor()
  await ben.getByRole('button', { name: 'Wait, I need a moment' }).click()
  await anna.getByText('Somebody needs a moment.').waitFor()
  await say(ben, 'Just a cup of tea')
  await line(anna, 'Just a cup of tea').waitFor()
  await anna.getByRole('button', { name: 'Begin', exact: true }).click()

  // Nobody is an onlooker here.
  for (const page of [anna, ben]) await page.locator('.play-prompt').waitFor()
  await expect.poll(async () => [await byMouse(anna), await byTouch(ben)].includes(true)).toBe(true)
  for (const page of [anna, ben]) {
    expect(await page.getByText('You are watching').count()).toBe(0)
    expect(await page.getByText(/\d watching/).count()).toBe(0)
  }

  await say(anna, 'Have fun')
  await line(ben, 'Have fun').waitFor()
  await ben.getByRole('button', { name: 'More about Anna' }).last().click()
  await ben.getByRole('menuitem', { name: 'Mute Anna' }).click()
  await ben.getByText('You no longer see what Anna writes.').waitFor()
  await expect.poll(() => line(ben, 'Have fun').count()).toBe(0)
  await say(anna, 'Can you read this?')
  // What he says himself came after it.
  await say(ben, 'So quiet here')
  await line(anna, 'So quiet here').waitFor()
  expect(await line(ben, 'Can you read this?').count()).toBe(0)
  await ben.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await line(ben, 'Can you read this?').waitFor()

  await ben.getByRole('button', { name: 'More', exact: true }).click()
  await ben.getByRole('menuitem', { name: 'Resign' }).click()
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const told = 'Ben resigned. A bot plays on.'
  await anna.locator('.toast').filter({ hasText: told }).waitFor()
  await anna.getByRole('region', { name: 'Log', exact: true }).getByText(told).waitFor()
  await playToTheEnd(anna, byMouse, 120_000)
  await ben.locator('main.end').waitFor()
  expect(faults).toEqual([])
  expect(faultsOfBen).toEqual([])
})
