import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSettings, settingsHelp, settingsTable } from './settings.ts'

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({ PORT: 8080, DATA_DIR: './data', DATABASE_URL: '' })
})

test.each([
  ['PORT', 'eighty', 'a whole number from 0 to 65535'],
  ['PORT', '70000', 'a whole number from 0 to 65535'],
  ['PORT', '', 'a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'maybe', 'true or false'],
  ['PUBLIC_URL', 'play.example.org', 'an address such as https://play.example.org'],
  ['PUBLIC_URL', 'ftp://play.example.org', 'an address such as https://play.example.org'],
])('%s=%s is refused by name', (name, value, expected) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: expected ${expected}`)
})

test('an address is stored as its origin', () => {
  expect(readSettings({ PUBLIC_URL: 'https://play.example.org/' }).PUBLIC_URL).toBe('https://play.example.org')
})

test('docs/OPERATIONS.md lists every setting; UPDATE=1 writes it anew', () => {
  const file = fileURLToPath(new URL('../../../docs/OPERATIONS.md', import.meta.url))
  const text = readFileSync(file, 'utf8')
  const block = /<!-- settings -->\n[\s\S]*<!-- \/settings -->/
  const wanted = text.replace(block, `<!-- settings -->\n${settingsTable()}\n<!-- /settings -->`)
  if (process.env.UPDATE) writeFileSync(file, wanted)
  expect(readFileSync(file, 'utf8')).toBe(wanted)
  expect(settingsHelp()).toContain('DATABASE_URL')
})
