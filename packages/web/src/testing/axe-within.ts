// Runs axe-core on a part of a page, since a whole table or a long book takes several seconds.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string }[] }

type Axe = { run(where: string, how: object): Promise<{ violations: Violation[] }> }

/** Serious and critical violations in the elements of this selector. */
export async function violationsWithin(page: Page, part: string): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(
    (where) => (globalThis as unknown as { axe: Axe }).axe.run(where, { resultTypes: ['violations'] }),
    part,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
