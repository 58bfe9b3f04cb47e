import { expect, test } from 'vitest'
import { findPassage, marksOf, openRulebook, piecesOf, type Rulebook, type RulebookWords, tell } from './rulebook.ts'
import { rulebookFaults } from './rulebook-faults.ts'

const outline = {
  start: { first: tell.text('KIT-01'), then: tell.list('KIT-02', 'KIT-03') },
  end: { prices: tell.table('KIT-04', 'KIT-02'), shown: tell.example() },
} as const

const en: RulebookWords<typeof outline> = {
  start: { title: 'Start', says: { first: 'Take a *lamp* {lamp}.', then: { lead: 'Then:', items: ['one', 'two'] } } },
  end: {
    title: 'End',
    says: { prices: { lead: 'Prices', head: ['a', 'b'], rows: [['1', '2']] }, shown: ['From (1; 2)', 'to (2; 1)'] },
  },
}
const fr: RulebookWords<typeof outline> = {
  start: { title: 'Début', says: { first: 'Une {lamp:lampe}.', then: { lead: 'Puis', items: ['un', 'deux'] } } },
  end: {
    title: 'Fin',
    says: { prices: { lead: 'Prix', head: ['a', 'b'], rows: [['1', '2']] }, shown: ['De (1; 2)', 'à (2; 1)'] },
  },
}
const book: Rulebook<typeof outline> = {
  outline,
  words: { en: async () => en, fr: async () => fr, ru: 'in English', pl: 'in English' },
}
const ledger = ['KIT-01', 'KIT-02', 'KIT-03', 'KIT-04']

test('a book opens in the language it is asked for, or says that it opens in English', async () => {
  const french = await openRulebook(book, 'fr')
  expect(french.language).toBe('fr')
  expect(french.chapters.map(({ title }) => title)).toEqual(['Début', 'Fin'])
  expect(await openRulebook(book, 'ru')).toEqual(await openRulebook(book, 'en'))
})

test('a book is set as its language sets texts, whatever the shape', async () => {
  const set = { ...fr.start, says: { first: 'Oui : 3 {lamp} !', then: { lead: '« Puis »', items: ['un ; deux'] } } }
  const french = await openRulebook(
    { ...book, words: { ...book.words, fr: async () => ({ ...fr, start: set }) } },
    'fr',
  )
  expect(french.chapters[0]?.passages.flatMap(piecesOf)).toEqual([
    'Oui\u00a0: 3\u00a0{lamp}\u202f!',
    '«\u202fPuis\u202f»',
    'un\u202f; deux',
  ])
})

test('a rule leads to the passage that tells it first', async () => {
  const english = await openRulebook(book, 'en')
  expect(findPassage(english, 'KIT-02')?.passage.id).toBe('then')
  expect(findPassage(english, 'KIT-04')?.chapter.id).toBe('end')
  expect(findPassage(english, 'KIT-09')).toBeUndefined()
})

test('marks are stressed words and pictures, which may have words of their own', () => {
  expect(marksOf('a *b* {c}{d:e}')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'plain', text: ' ' },
    { kind: 'picture', id: 'c', text: '' },
    { kind: 'picture', id: 'd', text: 'e' },
  ])
})

test('a book that tells every rule, the same in each language, has no fault', async () => {
  expect(await rulebookFaults(book, { ledger, refusals: ['KIT-03'] })).toEqual([])
})

test('rules that are untold or unknown are faults', async () => {
  const rules = { ledger: ['KIT-01', 'KIT-02', 'KIT-03', 'KIT-05', 'KIT-06'], refusals: ['KIT-05'] }
  expect(await rulebookFaults(book, { ...rules, apart: { 'KIT-06': 'for nobody', 'KIT-01': 'wrongly' } })).toEqual([
    'KIT-04 is not in the ledger',
    'KIT-05 is refused and not told',
    'KIT-05 is not told',
    'KIT-01 is told and apart',
  ])
})

test('words that differ from the English ones in more than language are faults', async () => {
  const bad: RulebookWords<typeof outline> = {
    start: { title: ' ', says: { first: 'Une  *lampe.', then: { lead: 'Puis', items: ['un'] } } },
    end: { title: 'Fin', says: { prices: fr.end.says.prices, shown: ['De (1; 2)', 'à (2; 2)'] } },
  }
  const faults = await rulebookFaults(
    { ...book, words: { ...book.words, fr: async () => bad } },
    { ledger, refusals: [] },
  )
  expect(faults).toEqual([
    'fr start has no title',
    'fr start.first does not show lamp',
    'fr start.first is badly set: Une  *lampe.',
    'fr start.first has a mark that does not end: Une  *lampe.',
    'fr start.then has other parts than in English',
    'fr end.shown names other coordinates than in English',
  ])
})
