import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = import.meta.dirname

/** Finds classes whose own rule, outside of any condition, positions them. */
function placedIn(file: string): string[] {
  const css = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const rules = [...css.matchAll(/^\.([a-z][a-z0-9-]*) \{([^}]*)\}/gm)]
  return rules.flatMap(([, name = '', body = '']) => (/^\s*position: absolute;/m.test(body) ? [name] : []))
}

test('no two style sheets position the same class: the other would stretch what one leaves open', () => {
  const sheets = readdirSync(FOLDER).filter((file) => file.endsWith('.css'))
  const placed = sheets.flatMap((file) => placedIn(file).map((name) => ({ name, file })))
  expect(placed.length).toBeGreaterThan(5)
  const twice = placed.filter(({ name, file }) => placed.some((other) => other.name === name && other.file !== file))
  expect(twice).toEqual([])
})
