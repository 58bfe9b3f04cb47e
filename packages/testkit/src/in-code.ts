// What a game's rules name in their code, for tests that want a sentence for each of it.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NOT_RULES = /\.test\.ts$|(^|\/)(text|testing|rulebook|lexicon|shown)\//

/** The first group of the pattern, each once, over the sources under `folder` that are neither tests nor words. */
export function namedInCode(folder: URL, pattern: RegExp): string[] {
  const root = fileURLToPath(folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => file.endsWith('.ts') && !NOT_RULES.test(file))
  const names = code.flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(pattern)])
  return [...new Set(names.map(([, name]) => name as string))]
}
