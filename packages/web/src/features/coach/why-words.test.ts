import { expect, test } from 'vitest'
import { innerQuotes, nameOnce } from './why-words.ts'

const join = (told: string, next: string) => `${told}; ${next}`
const told = (...sentences: string[]) => nameOnce(sentences, 'Captain Brandt', join)

test('the name is mentioned once in consecutive sentences', () => {
  expect(told('Captain Brandt spends 2 coins.', 'Captain Brandt buys Torch.', 'Captain Brandt gains 1 coin.')).toBe(
    'Captain Brandt spends 2 coins; buys Torch; gains 1 coin.',
  )
})

test('a sentence about somebody else stands alone, and so does the next one', () => {
  expect(told('Captain Brandt digs.', 'New in the row: Hat.', 'Captain Brandt gains 1 coin.')).toBe(
    'Captain Brandt digs. New in the row: Hat. Captain Brandt gains 1 coin.',
  )
  expect(told('Captain Brandt digs.', 'Captain Brandts digs.')).toBe('Captain Brandt digs. Captain Brandts digs.')
})

test('a quotation inside another has inner quotation marks', () => {
  expect(innerQuotes('Take “First Landfall”', 'en')).toBe('Take ‘First Landfall’')
  expect(innerQuotes('Взять «Первую высадку»', 'ru')).toBe('Взять „Первую высадку“')
  expect(innerQuotes('Prendre «\u202fTorche\u202f»', 'fr')).toBe('Prendre “Torche”')
  expect(innerQuotes('Weź „Pierwszy ląd”', 'pl')).toBe('Weź «Pierwszy ląd»')
})
