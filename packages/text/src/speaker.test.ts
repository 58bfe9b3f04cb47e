import { KERNEL_RULE_IDS } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import type { Catalogue, Entry } from './catalogue.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { messageOf } from './message.ts'
import { OWN_TEXTS } from './own/index.ts'
import { speaker } from './speaker.ts'
import type { Term } from './term.ts'
import { withPlainSpaces } from './typeset.ts'

const nouns = {
  ru: {
    nouns: {
      tourist: {
        nom: { one: 'турист', few: 'туриста', many: 'туристов' },
        gen: { one: 'туриста', few: 'туристов', many: 'туристов' },
      },
    },
    facts: { came: 'Пришли: {guests}', left: '{player} лишается {guests_gen}', sent: '{guests_ins}' },
  },
  fr: { nouns: { tourist: { one: 'touriste', other: 'touristes' } }, facts: { came: 'Oui : {guests} !' } },
} satisfies Partial<Record<Language, Catalogue>>

const guests = (count: number) => ({ guests: { noun: 'nouns.tourist', count } })

test('a noun stands in the form that its number asks for', () => {
  const { say } = speaker('ru', [nouns.ru])
  const came = [0, 1, 2, 5, 11, 21, 22, 25].map((count) =>
    withPlainSpaces(say('facts.came', guests(count)).slice('Пришли: '.length)),
  )
  expect(came).toEqual([
    '0 туристов',
    '1 турист',
    '2 туриста',
    '5 туристов',
    '11 туристов',
    '21 турист',
    '22 туриста',
    '25 туристов',
  ])
})

test('a noun stands in the case that the sentence asks for, also within a list', () => {
  const { say } = speaker('ru', [nouns.ru], ['Анна'])
  expect(say('facts.left', { player: { seat: 0 }, ...guests(2) })).toBe('Анна лишается 2\u00a0туристов')
  const both = { list: [guests(1).guests, guests(2).guests], joint: 'and' } as const
  expect(say('facts.left', { player: { seat: 1 }, guests: both })).toBe('Игрок 2 лишается 3\u00a0туристов')
  expect(say('facts.left', { player: { seat: 0 }, guests: { ...guests(5).guests, silent: true } })).toBe(
    'Анна лишается туристов',
  )
})

test('French keeps its punctuation on the line, and has one of nothing', () => {
  const { say } = speaker('fr', [nouns.fr])
  expect(say('facts.came', guests(0))).toBe('Oui\u00a0: 0\u00a0touriste\u202f!')
  expect(say('facts.came', guests(2))).toBe('Oui\u00a0: 2\u00a0touristes\u202f!')
})

const things = {
  words: { road: 'road' },
  nouns: { coin: { one: 'coin', other: 'coins' } },
  things: { guardian: { nom: 'guardian “{name}”', acc: 'the guardian “{name}”' }, fear: 'Fear' },
  facts: {
    paid: '{player} pays {what}.',
    beaten: '{player} overcomes {guardian_acc}.',
    woke: '{guardian_acc} wakes.',
    moved: 'The staff moves on. Exiled: {cards}.',
    alone: 'Exiled: {cards}.',
    does: 'It does: {acts}.',
    asks: '{guardian}: {question_low}',
    scored: '{player} scores {n} points.',
  },
} satisfies Catalogue
const english = speaker('en', [things], ['anna', 'Bob 2'])
const coins = (count: number) => ({ noun: 'nouns.coin', count })

test('what is equal in a list is counted', () => {
  const paid = (...list: Term[]) =>
    withPlainSpaces(english.sentence('facts.paid', { player: { seat: 0 }, what: { list, joint: 'and' } }))
  const fear = { key: 'things.fear' }
  expect(paid(coins(1), coins(1), coins(1))).toBe('anna pays 3 coins.')
  expect(paid(coins(1), fear, coins(2), fear)).toBe('anna pays 3 coins and 2 × Fear.')
  expect(paid(4, 4, 1)).toBe('anna pays 4, 4 and 1.')
  const acts = { list: [fear, fear], joint: 'semicolons' } as const
  expect(english.say('facts.does', { acts })).toBe('It does: Fear, twice.')
  expect(english.say('facts.does', { acts: { ...acts, ordered: true } })).toBe('It does: Fear; Fear.')
})

test('a sentence about an empty list is left out', () => {
  const none = { cards: { list: [], joint: 'commas' } } as const
  expect(english.say('facts.moved', none)).toBe('The staff moves on.')
  expect(english.say('facts.moved', { cards: { list: ['Hat'], joint: 'commas' } })).toBe(
    'The staff moves on. Exiled: Hat.',
  )
})

test('a sentence begins with a capital, but for a name, and a label has no article', () => {
  const guardian = { key: 'things.guardian', terms: { name: 'Moth' } }
  expect(english.sentence('facts.woke', { guardian })).toBe('The guardian “Moth” wakes.')
  expect(english.sentence('facts.beaten', { player: { seat: 0 }, guardian })).toBe(
    'anna overcomes the guardian “Moth”.',
  )
  expect(english.label(guardian)).toBe('Guardian “Moth”')
  expect(english.sentence('facts.asks', { guardian, question: 'Where to?' })).toBe('Guardian “Moth”: where to?')
})

test('names are set as they were given, numbers with a true minus', () => {
  expect(english.say('facts.scored', { player: { seat: 1 }, n: -2 })).toBe('Bob 2 scores −2\u00a0points.')
})

test('a key, a term or a case that is not there is an error', () => {
  const russian = speaker('ru', [nouns.ru])
  expect(() => russian.say('facts.gone' as 'facts.came')).toThrow("no text 'facts.gone' in ru")
  expect(() => russian.say('facts.constructor' as 'facts.came')).toThrow('no text')
  expect(() => russian.say('facts.came')).toThrow("'facts.came' needs 'guests'")
  expect(() => russian.say('facts.sent', guests(1))).toThrow("'nouns.tourist' has no case 'ins' in ru")
})

test('a later catalogue wins over an earlier one, and every one over what all share', () => {
  const { say } = speaker('en', [{ facts: { ready: 'Done.' } }, { facts: { ready: '{player} is done.' } }])
  expect(say('facts.ready', { player: 'Ann' })).toBe('Ann is done.')
  expect(speaker('en', []).say('facts.ready', { player: 'Ann' })).toBe('Ann is ready.')
})

test('a message is compiled once', () => {
  expect(messageOf('en', 'Round {round}')).toBe(messageOf('en', 'Round {round}'))
  expect(messageOf('en', 'Round {round}')).not.toBe(messageOf('fr', 'Round {round}'))
})

test('what is said by a player’s name is never read as a message', () => {
  const { say } = speaker('en', [], ['{number} # <b>'])
  expect(say('facts.ready', { player: { seat: 0 } })).toBe('{number} # <b> is ready.')
})

test('the kernel’s rules are explained in every language, all with the same keys', () => {
  const keys = (catalogue: Catalogue) =>
    Object.entries(catalogue).flatMap(([section, entries]) => Object.keys(entries).map((key) => `${section}.${key}`))
  for (const language of LANGUAGES) {
    const texts: Catalogue = OWN_TEXTS[language]
    expect(keys(texts).sort()).toEqual(keys(OWN_TEXTS.en).sort())
    expect(Object.keys(texts.refusals as Record<string, Entry>)).toEqual(Object.keys(KERNEL_RULE_IDS))
  }
})
