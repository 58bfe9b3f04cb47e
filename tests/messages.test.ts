// @module-tag slow
// Fills in the messages of all catalogues with our own small formatter and with the library for all of ICU: both give
// the same texts.

import { readdirSync } from 'node:fs'
import { arkhamTexts } from '@wayfare/arkham/text'
import { arnakTexts } from '@wayfare/arnak/text'
import { darwinTexts } from '@wayfare/darwin/text'
import { LANGUAGES, type Language, messageOf } from '@wayfare/text'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'

const ROOTS = ['../packages/web/src/', '../packages/cli/src/text/', '../packages/text/src/own/']

/** All texts of the client, the terminal and the games, with their forms. */
async function textsIn(language: Language): Promise<readonly string[]> {
  const files = ROOTS.map((folder) => new URL(folder, import.meta.url)).flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => new RegExp(`(^|/)${language}\\.ts$`).test(file))
      .map((file) => new URL(file, root).href),
  )
  const own = await Promise.all(
    files.map(async (file) => Object.values((await import(file)) as Record<string, unknown>)),
  )
  const games = await Promise.all([arkhamTexts, arnakTexts, darwinTexts].map(({ load }) => load[language]()))
  return [...new Set([own, games].flatMap(leaves))]
}

const leaves = (found: unknown): string[] =>
  typeof found === 'string'
    ? [found]
    : typeof found === 'object' && found !== null
      ? Object.values(found).flatMap(leaves)
      : []

/** Values that make each choice of a message take each of its branches: all numbers and words that occur in it. */
function valuesFor(text: string): readonly (string | number)[] {
  const words = [...text.matchAll(/(\w+) \{/g)].flatMap(([, word]) => word ?? [])
  return [...new Set<string | number>([0, 1, 2, 3, 5, 11, 21, 22, 101, 1234, 'x', ...words])]
}

test.each(LANGUAGES)('%s: every message gives the same text as the library for ICU messages', async (language) => {
  const messages = (await textsIn(language)).filter((text) => text.includes('{'))
  expect(messages.length).toBeGreaterThan(500)
  const other = messages.flatMap((text) => {
    const [ours, theirs] = [
      messageOf(language, text),
      new IntlMessageFormat(text, language, undefined, { ignoreTag: true }),
    ]
    return valuesFor(text).flatMap((value) => {
      const values = Object.fromEntries(
        ours.wants.map(({ argument }, i) => [argument, typeof value === 'number' ? value + i : value]),
      )
      const [said, expected] = [ours.fill(values), String(theirs.format(values))]
      return said === expected ? [] : [`${text} with ${value}: ${said} | ${expected}`]
    })
  })
  expect(other).toEqual([])
})

test('an invalid message is refused', () => {
  for (const text of ['{', '}', 'a {b', '{n, plural, one {x}}', '{n, number}', '{n, plural, other {x}', '{a b}'])
    expect(() => messageOf('en', text), text).toThrow(SyntaxError)
  expect(() => messageOf('en', 'Round {round}').fill({})).toThrow("needs 'round'")
})
