import { expect, test } from 'vitest'
import { finderOf } from './lexicon.ts'

const wordOf = (id: string) => ({ id, name: id, says: '', rule: '' })
const find = (forms: Readonly<Record<string, string>>, text: string) =>
  finderOf(Object.entries(forms).flatMap(([id, all]) => all.split('|').map((form) => ({ form, word: wordOf(id) }))))(
    text,
  )
    .filter(({ word }) => word !== null)
    .map(({ text: found, word }) => `${found}=${word?.id}`)

test('a word is found in all its forms, and in no longer word', () => {
  const forms = { guardian: 'страж*', idol: 'идол*', fear: 'ужас*' }
  expect(find(forms, 'Стражей двое, у стража идолы; стражниками не станут, кумидол')).toEqual([
    'Стражей=guardian',
    'стража=guardian',
    'идолы=idol',
  ])
  expect(find({ gate: 'wrota|wrót|wrotami|wrotach' }, 'do innych wrót, przy wrotach; wrotki')).toEqual([
    'wrót=gate',
    'wrotach=gate',
  ])
})

test('the longest wins, across any space', () => {
  const forms = { seal: 'печат*', special: 'особ* печат*' }
  expect(find(forms, 'Особую\u00a0печать и печать')).toEqual(['Особую\u00a0печать=special', 'печать=seal'])
})

test('dots on a letter make no difference', () => {
  expect(find({ plane: 'самолёт*' }, 'самолет и самолётом')).toEqual(['самолет=plane', 'самолётом=plane'])
})

test('a name is no word, and a word with a large letter is found so only', () => {
  const forms = { guardian: 'guardian|guardians', fear: 'Fear' }
  expect(find(forms, 'Red buys Guardian’s Crown; a guardian brings Fear, no fear.')).toEqual([
    'guardian=guardian',
    'Fear=fear',
  ])
  expect(find(forms, 'Guardian’s Crown: choose a site. Guardians stay.')).toEqual(['Guardians=guardian'])
})

test('nothing of the text is lost', () => {
  const parts = finderOf([{ form: 'idol*', word: wordOf('idol') }])('Take the idols, both.')
  expect(parts.map(({ text }) => text).join('')).toBe('Take the idols, both.')
})
