import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@wayfare/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { say, speak } from '../base/i18n/index.ts'
import { linkManifest, manifestOf } from './manifest-link.ts'

type Manifest = { lang: string; description: string; shortcuts: { name: string; url: string }[] }

const WEB = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(WEB, path), 'utf8')
const manifestIn = (language: Language): Manifest => JSON.parse(read(`public${manifestOf(language)}`)) as Manifest

const link = document.createElement('link')
beforeAll(() => {
  link.rel = 'manifest'
  document.head.append(link)
  linkManifest()
})
afterAll(() => link.remove())

test('the page links the English manifest until its language is known', () => {
  expect(read('index.html')).toContain(`<link rel="manifest" href="${manifestOf('en')}" />`)
})

test.each(LANGUAGES)('%s: the page links a manifest whose shortcut has the page’s own name', async (spoken) => {
  await speak(spoken)
  expect(link.getAttribute('href')).toBe(manifestOf(spoken))
  const { lang, shortcuts } = manifestIn(spoken)
  expect(lang).toBe(spoken)
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([[say('nav.tables'), '/tables']])
})

test('the manifests describe the same app in different words', () => {
  const manifests = LANGUAGES.map(manifestIn)
  expect(new Set(manifests.map(({ description }) => description)).size).toBe(LANGUAGES.length)
  const withoutWords = ({ lang, description, shortcuts, ...rest }: Manifest) => ({
    ...rest,
    shortcuts: shortcuts.map(({ name, ...shortcut }) => shortcut),
  })
  expect(new Set(manifests.map((manifest) => JSON.stringify(withoutWords(manifest)))).size).toBe(1)
})
