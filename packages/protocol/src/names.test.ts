import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Login, Name, Password } from './names.ts'

const accepts = (schema: v.GenericSchema, given: unknown): boolean => v.safeParse(schema, given).success

test('names of all scripts are welcome', () => {
  for (const name of [
    'A',
    'Łukasz',
    'Анна Каренина',
    'دانا',
    'می‌خواهم',
    'שרה',
    '李',
    '👩‍🚀',
    'x'.repeat(32),
    '𝒳'.repeat(32),
  ]) {
    expect(v.parse(Name, name)).toBe(name)
  }
})

test('a name is trimmed and composed', () => {
  expect(v.parse(Name, '  Zoe\u0308 \n')).toBe('Zo\u00eb')
})

test('what is empty, too long, unseen or turns the text around it is no name', () => {
  const invisible = ['', ' ', '\u200b', '\u2060\u00ad', '\u3164', '\u2800\u2800', '\u0301', '\u200d']
  const harmful = [
    'a\nb',
    'a\u2028b',
    'a\tb',
    'a\0b',
    'a\u007fb',
    '\ud800a',
    ...'\u202a\u202e\u2066\u2069\u200e\u200f\u061c',
  ]
  for (const name of [...invisible, ...harmful, 'x'.repeat(33)]) {
    expect(accepts(Name, name), JSON.stringify(name)).toBe(false)
    expect(accepts(Name, `${name}${'y'.repeat(33)}`)).toBe(false)
  }
  for (const name of harmful) expect(accepts(Name, `a${name}b`), JSON.stringify(name)).toBe(false)
})

test('whatever is accepted keeps the rules, and stays as it is when given again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (given) => {
      const parsed = v.safeParse(Name, given)
      if (!parsed.success) return
      const name = parsed.output
      expect([...name].length).toBeGreaterThan(0)
      expect([...name].length).toBeLessThanOrEqual(32)
      expect(name).toBe(name.normalize('NFC').trim())
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f]/u)
      expect(v.parse(Name, name)).toBe(name)
    }),
    { numRuns: 2000 },
  )
})

test('any direction character anywhere spoils a name', () => {
  const bidi = fc.constantFrom(...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f')
  const part = fc.string({ unit: 'grapheme', maxLength: 8 })
  fc.assert(fc.property(part, bidi, part, (before, mark, after) => !accepts(Name, `${before}${mark}${after}`)))
})

test('a login is compared in lower case; passwords have 8 to 200 characters', () => {
  expect(v.parse(Login, 'Ada_L.42-x')).toBe('ada_l.42-x')
  for (const login of ['ab', 'a b', 'añb', 'a'.repeat(33), 'a@b', '']) expect(accepts(Login, login)).toBe(false)
  expect(['1234567', '12345678', 'я'.repeat(200), 'x'.repeat(201)].map((text) => accepts(Password, text))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
