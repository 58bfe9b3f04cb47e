// The pages lead somewhere: files that they name are there, links lead to pages, and every page can be found from the first one.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${root}docs`).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
]
const read = (page: string) => readFileSync(root + page, 'utf8')

const files = ['packages', 'bench', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    /\.tsx?$/.test(name) && !name.includes('node_modules') ? `/${folder}/${name}` : [],
  ),
)

test.each(PAGES)('%s names source files that there are', (page) => {
  const named = [...read(page).matchAll(/(?<![\w*])[\w-][\w./-]*\.tsx?\b/g)].map(([name]) => name)
  expect(named.filter((name) => !files.some((file) => patternOf(name).test(file)))).toEqual([])
})

/** Wherever it lies; `ID` is any game. */
const patternOf = (name: string): RegExp => new RegExp(`/${name.replaceAll('.', '\\.').replaceAll('/ID/', '/[^/]+/')}$`)

const linksOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) => join(dirname(page), to as string))

test.each(PAGES)('%s links to what there is', (page) => {
  expect(linksOf(page).filter((to) => !existsSync(root + to))).toEqual([])
})

test('every page is linked from the first one or from the one for those who change something', () => {
  const found = [...linksOf('README.md'), ...linksOf('CONTRIBUTING.md')]
  expect(PAGES.filter((page) => page.startsWith('docs/') && !found.includes(page))).toEqual([])
})
