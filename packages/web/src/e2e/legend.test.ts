// @module-tag browser
// The parts of the inspection cards and the legend that need a real browser: the accessibility tree, the rings on the
// board, and print.

import { expect } from 'vitest'
import { violationsWithin } from '../testing/axe.ts'
import { storedGame, tableFromLog } from '../testing/from-log.ts'
import { long, onStage } from '../testing/on-stage.ts'
import { drawnAndAsked } from '../testing/prompt.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

long(
  'axe finds no fault in an inspection card and the legend; a sign is shown on the board; the legend prints on one page',
  async () => {
    const { page, faults } = await stage.person({ viewport: { width: 1440, height: 900 } })
    await beGuest(page, 'Vera')
    await page.goto(`/table/${await tableFromLog(stage, storedGame('darwin', 'v1-all-14-2p'), 40, [page, 'greedy'])}`)
    await drawnAndAsked(page)
    await page.keyboard.press('Shift+I')
    const card = page.getByRole('dialog', { name: /^About / })
    await card.waitFor()
    expect(await violationsWithin(page, '.inspect-card')).toEqual([])
    await card.getByRole('button', { name: 'All signs' }).click()
    const legend = page.getByRole('dialog', { name: 'What is on the table' })
    await legend.getByRole('heading', { name: 'Players' }).waitFor()
    expect(await card.count()).toBe(0)
    expect(await violationsWithin(page, '.help-dialog')).toEqual([])
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.keyboard.type('stack')
    const row = legend.getByRole('button', { name: /^Stamp stack/ })
    await expect
      .poll(() =>
        legend
          .getByRole('listitem')
          .filter({ has: page.locator('.legend-picture') })
          .count(),
      )
      .toBe(1)
    await row.hover()
    await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.legend-ring').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => legend.count()).toBe(0)
    expect(faults).toEqual([])
  },
)
