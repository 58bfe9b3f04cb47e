import { expect, test } from 'vitest'
import { innerQuotes, nameOnce } from './why-words.ts'

const join = (told: string, next: string) => `${told}; ${next}`
const told = (...sentences: string[]) => nameOnce(sentences, 'Captain Brandt', join)

test('who does one thing after another is named once', () => {
  expect(told('Captain Brandt spends 2 coins.', 'Captain Brandt buys Torch.', 'Captain Brandt gains 1 coin.')).toBe(
    'Captain Brandt spends 2 coins; buys Torch; gains 1 coin.',
  )
})

test('what somebody else does is a sentence, and so is what comes after it', () => {
  expect(told('Captain Brandt digs.', 'New in the row: Hat.', 'Captain Brandt gains 1 coin.')).toBe(
    'Captain Brandt digs. New in the row: Hat. Captain Brandt gains 1 coin.',
  )
  expect(told('Captain Brandt digs.', 'Captain Brandts digs.')).toBe('Captain Brandt digs. Captain Brandts digs.')
})

test('what is quoted within a quotation has the marks for that', () => {
  expect(innerQuotes('Take “First Landfall”', 'en')).toBe('Take ‘First Landfall’')
  expect(innerQuotes('Взять «Первую высадку»', 'ru')).toBe('Взять „Первую высадку“')
  expect(innerQuotes('Prendre «\u202fTorche\u202f»', 'fr')).toBe('Prendre “Torche”')
  expect(innerQuotes('Weź „Pierwszy ląd”', 'pl')).toBe('Weź «Pierwszy ląd»')
})
