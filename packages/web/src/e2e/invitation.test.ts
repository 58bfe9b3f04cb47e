// @module-tag browser
// Two people who have never been here: one invites, the other follows the link on a phone, and they play a whole game.
// A second game at the same table ends when one of them resigns.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, byTouch, type Player, playTogether, playToTheEnd } from '../testing/play-in-page.ts'
import { PROMPT } from '../testing/prompt.ts'

const stage = onStage()

/** The kit's game has every difficult case, and ends after about twenty moves of each player. */
const GAMES = process.env.SOAK ? ['kit', 'arkham'] : ['kit']
const GAME_MS = process.env.SOAK ? 600_000 : 240_000

const field = (page: Page) => page.getByRole('textbox', { name: 'Say something' })
const chatButton = (page: Page) => page.getByRole('button', { name: /^Chat/ })
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })
const sheet = (page: Page) => page.getByRole('region', { name: 'Score sheet' })
const isOver = (page: Page) => async () => (await page.locator(`${PROMPT}[data-state=over]`).count()) > 0

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await line(page, text).waitFor()
}

/** Returns the path of the invitation. Its host is this machine's address in the network. */
async function invite(anna: Page, game: string): Promise<string> {
  await anna.goto(`${stage.base}/create/${game}?mode=friends`)
  const make = anna.getByRole('button', { name: 'Create the table' })
  await make.click()
  await anna.getByText('Enter your name first.').waitFor()
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  await make.click()
  const link = anna.getByRole('textbox', { name: /^Send this link/ })
  await link.waitFor()
  const { pathname, port } = new URL(await link.inputValue())
  expect(new URL(anna.url())).toMatchObject({ pathname, port })
  return pathname
}

async function sitDownAndBegin(anna: Page, ben: Page): Promise<void> {
  await ben.getByRole('button', { name: 'Sit down here' }).click()
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben')
  await ben.keyboard.press('Enter')
  await ben.getByRole('button', { name: 'Wait, I need a moment' }).click()
  await anna.getByText('Somebody needs a moment.').waitFor()
  await say(ben, 'Just a cup of tea')
  await line(anna, 'Just a cup of tea').waitFor()
  await anna.getByRole('button', { name: 'Begin', exact: true }).click()
  for (const page of [anna, ben]) await page.locator(PROMPT).waitFor()
}

/** Ben mutes Anna for a while. */
async function chatAndMute(anna: Page, ben: Page): Promise<void> {
  await say(anna, 'Have fun')
  // On a phone a badge shows that there are new lines.
  await ben.getByRole('button', { name: 'Chat 1', exact: true }).click()
  await line(ben, 'Have fun').waitFor()
  await ben.getByRole('button', { name: 'Chat', exact: true }).waitFor()
  await line(ben, 'Have fun').getByRole('button', { name: 'More about Anna' }).click()
  await ben.getByRole('menuitem', { name: 'Mute Anna' }).click()
  await ben.getByText('Muted: Anna').waitFor()
  await expect.poll(() => line(ben, 'Have fun').count()).toBe(0)
  await say(anna, 'Can you read this?')
  // His own line comes after it.
  await say(ben, 'So quiet here')
  await line(anna, 'So quiet here').waitFor()
  expect(await line(ben, 'Can you read this?').count()).toBe(0)
  await ben.getByRole('button', { name: 'Unmute Anna' }).click()
  await line(ben, 'Can you read this?').waitFor()
  await chatButton(ben).click()
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
}

test.each(GAMES)(
  'by an invitation two clean browsers play %s to its end, with chat and a mute, and again until one resigns',
  { timeout: 2 * GAME_MS },
  async (game) => {
    const { page: anna, faults } = await stage.person()
    const { page: ben, faults: faultsOfBen } = await stage.person(PHONE)
    const both: readonly Player[] = [
      { page: anna, act: byMouse },
      { page: ben, act: byTouch },
    ]
    await ben.goto(stage.base + (await invite(anna, game)))
    await sitDownAndBegin(anna, ben)

    // Neither is a spectator: both have moves to make.
    const moved = new Set<Page>()
    const noted = ({ page, act }: Player): Player => ({
      page,
      async act() {
        const hasMoved = await act(page)
        if (hasMoved) moved.add(page)
        return hasMoved
      },
    })
    await playTogether(both.map(noted), async () => moved.size === 2, GAME_MS)
    for (const page of [anna, ben]) {
      expect(await page.getByText('You are watching').count()).toBe(0)
      expect(await page.getByText(/\d watching/).count()).toBe(0)
    }
    await chatAndMute(anna, ben)

    await playTogether(both, async () => (await isOver(anna)()) && (await isOver(ben)()), GAME_MS)
    for (const page of [anna, ben]) await sheet(page).waitFor()
    expect(await sheet(ben).textContent()).toBe(await sheet(anna).textContent())
    await say(ben, 'Well played')
    await line(anna, 'Well played').waitFor()

    await anna.getByRole('button', { name: 'Rematch' }).click()
    await ben.getByRole('button', { name: 'Join the rematch' }).click()
    for (const page of [anna, ben]) await expect.poll(isOver(page)).toBe(false)
    expect(new URL(ben.url()).pathname).toBe(new URL(anna.url()).pathname)
    await resign(ben)
    const told = 'Ben resigned. A bot takes over.'
    await anna.locator('.toast').filter({ hasText: told }).waitFor()
    await expect.poll(() => anna.getByRole('log', { name: 'News from the table' }).textContent()).toContain(told)
    await anna.getByRole('region', { name: 'Log', exact: true }).getByText(told).waitFor()
    await ben.getByText('A bot is playing for you.').waitFor()
    await playToTheEnd(anna, byMouse, GAME_MS)
    expect(faults).toEqual([])
    expect(faultsOfBen).toEqual([])
  },
)
