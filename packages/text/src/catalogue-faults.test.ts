import { expect, test } from 'vitest'
import { catalogueFaults } from './catalogue-faults.ts'

const en = { words: { hello: 'Hello, {name}.', coins: { one: 'coin', other: 'coins' } } }

test('catalogues that say the same have no fault', () => {
  const pl = { words: { hello: 'Cześć, {name_gen}.', coins: { one: 'moneta', few: 'monety', other: 'monet' } } }
  expect(catalogueFaults({ en, ru: en, fr: en, pl })).toEqual([])
})

test('what is missing, too much, named otherwise or slipped from the hand is a fault', () => {
  const ru = { words: { hello: 'Привет.', coins: 'монет ' } }
  const fr = { words: { hello: "Salut l'ami {name}" } }
  const pl = { words: { ...en.words, bye: 'Pa' } }
  expect(catalogueFaults({ en, ru, fr, pl })).toEqual([
    'ru words.hello names , not name',
    'ru words.coins has a space too many',
    'fr has no words.coins',
    'fr words.hello has a straight quote',
    'pl has words.bye, English has not',
  ])
})
