// Keeps today's rules for ever: bundles the game with its kernel into one file, before the version is raised.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { folderOf, gameBy } from '@wayfare/library'
import { build } from 'esbuild'
import { type Common, print } from '../output.ts'
import { Failed } from '../usage.ts'

export async function freeze(options: Common & { readonly game: string }): Promise<void> {
  const { id, version } = await gameBy(options.game)
  const folder = folderOf(id)
  const file = `${folder}versions/${version}.js`
  const built = await build({
    stdin: {
      contents: `import { engineOf } from '@wayfare/kernel'\nimport { game } from './src/index.ts'\nexport const engine = engineOf(game)\n`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    banner: { js: `// The rules of ${id}, version ${version}, as they were. Made by 'wayfare freeze'; never edited.` },
  })
  const text = (built.outputFiles[0] as { text: string }).text
  if (existsSync(file) && readFileSync(file, 'utf8') !== text) {
    throw new Failed(`versions/${version}.js is there already and differs; raise the version of ${id} instead`)
  }
  mkdirSync(`${folder}versions`, { recursive: true })
  writeFileSync(file, text)
  const shown = `packages/games/${id}/versions/${version}.js`
  print({ file: shown, bytes: text.length }, options, () => `${shown}: ${text.length} bytes`)
}
