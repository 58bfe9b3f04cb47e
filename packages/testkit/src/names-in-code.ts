// Finds names used in the code of a game's rules, for tests that require a sentence for each.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const NOT_RULES = /\.test\.ts$|(^|\/)(text|testing|rulebook|lexicon|shown)\//

/** Returns the distinct matches of the pattern's first group in the sources under `folder`, without tests and texts. */
export function namedInCode(folder: URL, pattern: RegExp): string[] {
  const root = fileURLToPath(folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const code = files.filter((file) => file.endsWith('.ts') && !NOT_RULES.test(file))
  const names = code.flatMap((file) => [...readFileSync(root + file, 'utf8').matchAll(pattern)])
  return [...new Set(names.map(([, name]) => name as string))]
}
