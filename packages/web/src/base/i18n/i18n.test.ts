import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, catalogueFaults, LANGUAGES, type Language } from '@wayfare/text'
import { expect, test } from 'vitest'

const CLIENT = join(import.meta.dirname, '../..')

/** The folders that hold a catalogue in every language. */
const catalogues = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(i18n|text|company-text)\/en\.ts$/.test(file))
  .map((file) => file.slice(0, -'/en.ts'.length))
  .sort()

test('there are catalogues', () => {
  expect(catalogues).toContain('base/i18n')
  expect(catalogues.length).toBeGreaterThan(10)
})

test.each(catalogues)('%s: every language has the keys of the English one', async (folder) => {
  const load = async (language: Language) =>
    [language, ((await import(`${CLIENT}/${folder}/${language}.ts`)) as Record<string, Catalogue>)[language]] as const
  const words = Object.fromEntries(await Promise.all(LANGUAGES.map(load))) as Record<Language, Catalogue>
  expect(catalogueFaults(words)).toEqual([])
})
