// @module-tag browser
// A move planned on a phone is played while its owner is away.

import { expect } from 'vitest'
import { violations } from '../testing/axe.ts'
import { tableFromLog, templeGame } from '../testing/from-log.ts'
import { long, onStage, PHONE } from '../testing/on-stage.ts'
import { byMouse } from '../testing/play-in-page.ts'
import { poll } from '../testing/poll.ts'
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
    const id = await tableFromLog(stage, templeGame(), 13, [anna, ben])
    const address = `${stage.base}/table/${id}`
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
    expect(await violations(ben)).toEqual([])
    await ben.goto('about:blank')

    const log = () => anna.evaluate((path) => fetch(path).then((answer) => answer.text()), `/api/tables/${id}/log`)
    const hasPassed = async () => {
      if (/^1 pass$/m.test(await log())) return true
      await byMouse(anna)
      return false
    }
    await poll(hasPassed, LONG_MS, async () => `Ben has not passed:\n${await log()}`)
    await ben.goto(address)
    await ben.getByRole('button', { name: 'Log' }).click()
    await ben.getByText('as you planned').waitFor()
    expect(await anna.getByText('as you planned').count()).toBe(0)
    expect(faults).toEqual([])
  },
)
