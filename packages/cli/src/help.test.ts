import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { wayfare } from './testing/wayfare.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (page: string) => readFileSync(root + page, 'utf8')
const PAGES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(`${root}docs`).flatMap(docsPage)]

function docsPage(name: string): string[] {
  return name.endsWith('.md') ? [`docs/${name}`] : []
}

async function subcommands(): Promise<string[]> {
  const { out } = await wayfare('--help')
  const list = out.slice(out.indexOf('Commands:'))
  return [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name as string).filter((name) => name !== 'help')
}

/**
 * Returns the options that a subcommand lists in its help. The options of `serve` are settings and have a test of their
 * own.
 */
async function optionsOf(name: string): Promise<string[]> {
  if (name === 'serve') return ['--help']
  const { out } = await wayfare(name, '--help')
  return [...out.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option]) => option as string)
}

/** Returns the commands that a page of the docs shows after `npx`, each with the options on the same line. */
function shownIn(page: string): { name: string; options: string[] }[] {
  return [...read(page).matchAll(/npx wayfare ([a-z]+)([^`\n]*)/g)].map(([, name = '', rest = '']) => ({
    name,
    options: [...rest.matchAll(/(?<= )--[\w-]+/g)].map(([option]) => option),
  }))
}

test('docs/COMMANDS.md shows every subcommand', async () => {
  const shown = shownIn('docs/COMMANDS.md').map(({ name }) => name)
  expect((await subcommands()).filter((name) => !shown.includes(name))).toEqual([])
})

test.each(PAGES)('%s shows only subcommands and options that there are', async (page) => {
  const known = await subcommands()
  for (const { name, options } of shownIn(page)) {
    expect(known, page).toContain(name)
    const offered = await optionsOf(name)
    for (const option of options) expect(offered, `${page}: wayfare ${name}`).toContain(option)
  }
})
