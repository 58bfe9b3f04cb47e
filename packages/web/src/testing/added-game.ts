// Makes a copy of the repository with one more game: the kit's own under another name, added as docs/ADDING-A-GAME.md
// says.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', 'pictures', 'replays', 'versions'])

/**
 * Makes the copy and returns its folder. Installed packages are not copied but linked, and our own packages are linked
 * inside the copy.
 */
export function repositoryWith(id: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'wayfare-added-'))
  cpSync(ROOT, copy, { recursive: true, filter: (from) => !LEFT_OUT.has(basename(from)) })
  addRules(copy, id)
  addClient(copy, id)
  linkModules(copy)
  return copy
}

export const removeRepository = (copy: string): void => rmSync(copy, { recursive: true, force: true })

/** Step 1 of the guide: the game's folder, its entries in both lists of the library, and the packages it may import. */
function addRules(copy: string, id: string): void {
  const folder = `${copy}/packages/games/${id}`
  cpSync(`${copy}/packages/games/kit`, folder, { recursive: true })
  change(`${folder}/package.json`, '"@wayfare/kit"', `"@wayfare/${id}"`)
  change(`${folder}/src/game.ts`, "id: 'kit'", `id: '${id}'`)
  const library = `${copy}/packages/library`
  const list = `${library}/src/registered-games.ts`
  const title = ['en', 'ru', 'fr', 'pl'].map((language) => `${language}: 'Bazaar'`).join(', ')
  change(list, 'export const SHELF = {', `export const SHELF = {\n  ${id}: { product: true, title: { ${title} } },`)
  change(
    list,
    "  kit: () => import('@wayfare/kit'),",
    `  kit: () => import('@wayfare/kit'),\n  ${id}: () => import('@wayfare/${id}'),`,
  )
  change(`${library}/package.json`, '"@wayfare/kit": "*",', `"@wayfare/kit": "*",\n    "@wayfare/${id}": "*",`)
  const used = `${copy}/tests/repository.test.ts`
  change(used, "  'games/kit': ['kernel'],", `  'games/kit': ['kernel'],\n  'games/${id}': ['kernel'],`)
  change(used, "library: ['kernel', 'text', 'kit',", `library: ['kernel', 'text', 'kit', '${id}',`)
}

/** The client's part: a folder with a manifest, and a line. */
function addClient(copy: string, id: string): void {
  const games = `${copy}/packages/web/src/games`
  mkdirSync(`${games}/${id}`)
  writeFileSync(
    `${games}/${id}/manifest.ts`,
    `import type { GameClient } from '../../board-kit/game-client.ts'

export const ${id} = { id: '${id}', theme: 'arkham', edition: 'night', minutes: 7 } satisfies GameClient
`,
  )
  change(`${games}/index.ts`, 'GameClient[] = [', `GameClient[] = [${id}, `)
  change(`${games}/index.ts`, 'import { arkham }', `import { ${id} } from './${id}/manifest.ts'\nimport { arkham }`)
}

/** Replaces a text that must occur exactly once; otherwise the guide is out of date. */
function change(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8')
  if (text.split(before).length !== 2) throw new Error(`${file} does not have '${before}' once`)
  writeFileSync(file, text.replace(before, after))
}

function linkModules(copy: string): void {
  const installed = `${ROOT}/node_modules`
  mkdirSync(`${copy}/node_modules/@wayfare`, { recursive: true })
  for (const name of readdirSync(installed))
    if (name === '.bin' || !/^(\.|@wayfare$)/.test(name))
      symlinkSync(`${installed}/${name}`, `${copy}/node_modules/${name}`)
  const folders = [
    ...readdirSync(`${copy}/packages`).filter((name) => name !== 'games'),
    ...readdirSync(`${copy}/packages/games`).map((name) => `games/${name}`),
  ]
  for (const folder of folders)
    symlinkSync(`${copy}/packages/${folder}`, `${copy}/node_modules/@wayfare/${basename(folder)}`)
}
