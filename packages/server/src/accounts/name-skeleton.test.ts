import { NewGuest } from '@wayfare/protocol'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { skeletonOf } from './name-skeleton.ts'

test.each([
  ['Zofia', 'Zоfia', 'a Cyrillic о'],
  ['Zofia', 'ZOFIA', 'capitals'],
  ['Zofia', 'Z0fia', 'a zero'],
  ['Zofia', 'Zofía', 'an accent'],
  ['Zofia', 'Zo fia.', 'a space and a dot'],
  ['Zofia', 'Zo\u200bfia', 'a space of no width'],
  ['Zofia', 'Ｚｏｆｉａ', 'wide letters'],
  ['Emilio', 'EmiIio', 'a capital I'],
  ['Emilio', 'Emi1io', 'a one'],
  ['Marna', 'Mama', 'r and n'],
  ['Оля', 'Oля', 'a Latin O'],
  ['Σωκράτης', 'σωκρατης', 'another case and no accent'],
])('%s and %s look alike: %s', (name, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(name))
})

test.each([
  ['Zofia', 'Sofia'],
  ['Анна', 'Ана'],
  ['Вера', 'Vera'],
  ['🦊', '🦉'],
  ['...', '…!'],
])('%s and %s do not', (name, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(name))
})

test.each([
  ['Zofia Wrona', true],
  ['Дима DJ', true],
  ['Renée O’Neil', true],
  ['山田 Taro', true],
  ['Zоfia', false],
  ['Αnna', false],
])('a word of a name is written in one script: %s', (name, isFine) => {
  expect(safeParse(NewGuest, { name }).success).toBe(isFine)
})
