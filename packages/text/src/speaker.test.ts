import { KERNEL_RULE_IDS } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import type { Catalogue, Entry } from './catalogue.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { messageOf } from './message.ts'
import { OWN_TEXTS } from './own/index.ts'
import { speaker } from './speaker.ts'

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
  const came = [0, 1, 2, 5, 11, 21, 22, 25].map((count) => say('facts.came', guests(count)).slice('Пришли: '.length))
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
  expect(say('facts.left', { player: { seat: 0 }, ...guests(2) })).toBe('Анна лишается 2 туристов')
  const both = { list: [guests(1).guests, guests(2).guests], joint: 'and' } as const
  expect(say('facts.left', { player: { seat: 1 }, guests: both })).toBe('Игрок 2 лишается 1 туриста и 2 туристов')
  expect(say('facts.left', { player: { seat: 0 }, guests: { ...guests(5).guests, silent: true } })).toBe(
    'Анна лишается туристов',
  )
})

test('French keeps its punctuation on the line, and has one of nothing', () => {
  const { say } = speaker('fr', [nouns.fr])
  expect(say('facts.came', guests(0))).toBe('Oui\u00a0: 0 touriste\u00a0!')
  expect(say('facts.came', guests(2))).toBe('Oui\u00a0: 2 touristes\u00a0!')
})

test('a key, a term or a case that is not there is an error', () => {
  const voice = speaker('ru', [nouns.ru])
  expect(() => voice.say('facts.gone' as 'facts.came')).toThrow("no text 'facts.gone' in ru")
  expect(() => voice.say('facts.constructor' as 'facts.came')).toThrow('no text')
  expect(() => voice.say('facts.came')).toThrow("'facts.came' needs 'guests'")
  expect(() => voice.say('facts.sent', guests(1))).toThrow("'nouns.tourist' has no case 'ins' in ru")
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
