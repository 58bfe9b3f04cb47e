// Runs axe-core on a page as it is.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string }[] }

/**
 * Rules that axe-core rates only moderate although their violations make a page hard to use with a screen reader: parts
 * with the same name, headings that skip a level.
 */
const STRUCTURE: readonly string[] = ['landmark-unique', 'heading-order']

/** Serious and critical violations, and those of structure. */
export async function violations(page: Page): Promise<string[]> {
  return formatViolations(
    (await run(page)).filter(
      ({ id, impact }) => impact === 'serious' || impact === 'critical' || STRUCTURE.includes(id),
    ),
  )
}

/** Only violations of structure, which are found quickly even on a page with a whole table. */
export const faultsOfStructure = async (page: Page): Promise<string[]> => formatViolations(await run(page, STRUCTURE))

type Axe = { run(options: { runOnly?: readonly string[] }): Promise<{ violations: Violation[] }> }

async function run(page: Page, runOnly?: readonly string[]): Promise<Violation[]> {
  await page.evaluate(AXE)
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    runOnly ? { runOnly } : {},
  )
  return found.violations
}

const formatViolations = (found: readonly Violation[]): string[] =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
