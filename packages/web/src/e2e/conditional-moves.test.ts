// @module-tag browser
// A move planned on a phone is played while its owner is away.

import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { tableFromLog, templeGame } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse, playUntil } from '../testing/play-in-page.ts'
import { PROMPT } from '../testing/prompt.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()
const LONG_MS = 300_000

long(
  'a pass is planned on a phone, played while its owner is away, and marked in their log',
  { timeout: LONG_MS },
  async () => {
    const [{ page: anna }, { page: ben, faults }] = [await stage.person(), await stage.person(PHONE)]
    await Promise.all([beGuest(anna, 'Anna'), beGuest(ben, 'Ben')])
    const address = `${stage.base}/table/${await tableFromLog(stage, templeGame(), 13, [anna, ben])}`
    for (const page of [anna, ben]) {
      await page.goto(address)
      await page.locator(PROMPT).waitFor()
    }
    await ben.getByRole('button', { name: 'Plan your moves' }).click()
    const panel = ben.getByRole('complementary', { name: 'Planned moves' })
    await panel.getByRole('button', { name: 'Pass', exact: true }).click()
    await panel.getByText('If still possible: Pass').waitFor()
    await panel.getByRole('switch', { name: 'Play it even if something new comes to light' }).click()
    await panel.getByRole('switch', { checked: true }).waitFor()
    if (process.env.SHOTS) await ben.screenshot({ path: `${process.env.SHOTS}/plans-phone.png` })
    expect(await violations(ben)).toEqual([])
    await ben.goto('about:blank')

    await playUntil(anna, byMouse, `${PROMPT}[data-state=waiting]`, LONG_MS)
    await anna.locator(`${PROMPT}:not([data-state=waiting])`).waitFor({ timeout: LONG_MS })
    await ben.goto(address)
    await ben.getByRole('button', { name: 'Log' }).click()
    await ben.getByText('as you planned').waitFor()
    expect(await anna.getByText('as you planned').count()).toBe(0)
    expect(faults).toEqual([])
  },
)
