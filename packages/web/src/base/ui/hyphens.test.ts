import { expect, test } from 'vitest'
import { hyphenated } from './hyphens.ts'

const shown = (name: string, line: number): string => hyphenated(name, line).replaceAll('\u00ad', '-')

test('only a word that is longer than a line is broken', () => {
  expect(shown('Precision Compass', 12)).toBe('Precision Compass')
})

test.each(['Финансирование', 'Обсидиановая серьга'])('%s', (name) => {
  const parts = shown(name, 8).split(/[- ]/)
  expect(parts.every((part) => part.length >= 2 && /[аеёиоуыэюя]/i.test(part))).toBe(true)
  expect(parts.length).toBeGreaterThan(name.split(' ').length)
})

test('two letters for one sound stay together', () => {
  expect(shown('Grzechotka', 8)).not.toMatch(/c-h|r-z/)
})

test.each([
  ['Naturaliste', 'Natu-ra-liste'],
  ['clandestin', 'clan-des-tin'],
])('French breaks between s and t: %s', (word, parts) => {
  expect(shown(word, 8)).toBe(parts)
})
