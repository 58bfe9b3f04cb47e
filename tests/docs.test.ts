// Checks the docs: files, links and scripts that they name exist, every page can be reached from the first one, and
// tables are well formed.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const PAGES = [
  ...readdirSync(root),
  ...['docs', '.github'].flatMap((folder) =>
    existsSync(root + folder)
      ? readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
      : [],
  ),
].filter((name) => name.endsWith('.md'))
const read = (page: string) => readFileSync(root + page, 'utf8')

const files = [
  ...readdirSync(root).map((name) => `/${name}`),
  ...['packages', 'bench', 'docs', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
  ),
].filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))

test.each(PAGES)('%s names source files that there are', (page) => {
  const named = [...read(page).matchAll(/(?<![\w*])[\w-][\w./-]*\.tsx?\b/g)].map(([name]) => name)
  expect(named.filter((name) => !files.some((file) => patternOf(name).test(file)))).toEqual([])
})

/** Matches a file name in any folder; `ID` stands for any game. */
const patternOf = (name: string): RegExp => new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('/ID/', '/[^/]+/')}$`)

const linksOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => join(dirname(page), to as string))

test.each(PAGES)('%s links to existing files', (page) => {
  expect(linksOf(page).filter((to) => !existsSync(root + to))).toEqual([])
})

test('every page is linked from the first one or from the one for contributors', () => {
  const found = [...linksOf('README.md'), ...linksOf('CONTRIBUTING.md')]
  expect(PAGES.filter((page) => page.startsWith('docs/') && !found.includes(page))).toEqual([])
})

/** Returns blocks of lines that begin with a bar, outside of code. Each should be one table. */
function tablesOf(page: string): string[][] {
  const prose = read(page).replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
  return [...prose.matchAll(/(?:^ *\|.*\n?)+/gm)].map(([block]) => block.trim().split('\n'))
}

const cellCount = (row: string) => row.trim().replaceAll('\\|', '').split('|').length - 2

test('the glossary is in alphabetical order and has at most fifty words', () => {
  const [table = []] = tablesOf('docs/GLOSSARY.md')
  const words = table.slice(2).map((row) => row.split('|')[1]?.trim().toLowerCase() ?? '')
  expect(words.length).toBeGreaterThan(20)
  expect(words.length).toBeLessThanOrEqual(50)
  expect(words).toEqual([...words].sort())
})

test('npm scripts that pages name are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const page of PAGES)
    for (const [, name] of read(page).matchAll(/npm run ([\w-]+)/g)) expect(Object.keys(scripts), page).toContain(name)
})

test.each(PAGES)('%s has tables that begin with a header and are equally wide in every row', (page) => {
  for (const table of tablesOf(page)) {
    const [header = '', rule = ''] = table
    expect(rule, `${page}: the line below “${header}”`).toMatch(/^ *\|( *:?-{3,}:? *\|)+$/)
    for (const row of table) expect(cellCount(row), `${page}: ${row}`).toBe(cellCount(header))
  }
})
