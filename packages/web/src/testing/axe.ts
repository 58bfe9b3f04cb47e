// Faults of accessibility that axe-core finds on a page as it stands.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { id: string; impact: string; nodes: { html: string }[] }

/** Faults that axe-core calls moderate, although they make a page hard to explore by ear: two landmarks of one name, a skipped heading rank. */
const STRUCTURE: readonly string[] = ['landmark-unique', 'heading-order']

/** Serious and critical faults, and faults of structure. */
export async function violations(page: Page): Promise<string[]> {
  const found = await runAxe(page, 'html', {})
  return describeViolations(found.filter((one) => isSerious(one) || STRUCTURE.includes(one.id)))
}

/** Serious and critical faults inside one part of the page: all of a table, or of a long book, takes several seconds. */
export async function violationsWithin(page: Page, selector: string): Promise<string[]> {
  return describeViolations((await runAxe(page, selector, {})).filter(isSerious))
}

/** Faults of structure alone: quickly found, also on a page with a whole table. */
export async function faultsOfStructure(page: Page): Promise<string[]> {
  return describeViolations(await runAxe(page, 'html', { runOnly: STRUCTURE }))
}

type AxeOptions = { runOnly?: readonly string[] }
type Axe = {
  run(selector: string, options: AxeOptions & { resultTypes: readonly string[] }): Promise<{ violations: Violation[] }>
}

async function runAxe(page: Page, selector: string, options: AxeOptions): Promise<Violation[]> {
  await page.evaluate(AXE)
  return page.evaluate(
    async ([part, chosen]) => {
      // By default axe also describes every element that passes, which takes most of its time.
      const all = { resultTypes: ['violations'], ...chosen }
      return (await (globalThis as unknown as { axe: Axe }).axe.run(part, all)).violations
    },
    [selector, options] as const,
  )
}

const isSerious = ({ impact }: Violation): boolean => impact === 'serious' || impact === 'critical'

const describeViolations = (found: readonly Violation[]): string[] =>
  found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
