import type { Fact } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { gameSpeaker, loadSpeaker, type Phrases } from './game-speaker.ts'
import { LANGUAGES } from './languages.ts'

// A game with a minimal catalogue, to test the sentences that all games share.
const catalogue = {
  prompts: { dig: 'Dig.' },
  moves: { dig: 'Dig at {place}' },
  facts: { dug: '{player} digs at {place}.' },
  refusals: { 'TST-DIG-01': 'The ground is frozen.' },
  scores: { finds: 'Finds' },
  choices: { depth: 'Depth' },
  things: { camp: 'the camp', coin: 'a coin' },
}
const thing = (id: string) => ({ key: `things.${id}` })
const phrases: Phrases = {
  move: (move) => (move.startsWith('dig ') ? { key: 'moves.dig', terms: { place: thing(move.slice(4)) } } : undefined),
  fact: (fact) =>
    fact.k === 'dug'
      ? { key: 'facts.dug', terms: { player: { seat: fact.seat as number }, place: thing('camp') } }
      : undefined,
  prompt: (_op, moves) => (moves.includes('rest') ? { key: 'prompts.dig-rest' } : undefined),
  refusal: () => undefined,
  part: (part) => ({ key: `scores.${part}` }),
  choice: (name) => ({ key: `choices.${name}` }),
  value: (_name, value) => Number(value),
  thing,
}
const speaker = gameSpeaker('en', catalogue, phrases, ['Ann', 'Bob'])
const refused = (rule: string, params = {}) => speaker.sayRefusal({ move: 'dig camp', on: [], rule, params })

test('a game’s moves, facts, questions and points', () => {
  expect(speaker.sayMove({ move: 'dig camp' })).toBe('Dig at the camp')
  expect(speaker.sayFact({ k: 'dug', seat: 1 })).toBe('Bob digs at the camp.')
  expect(speaker.sayPrompt({ op: 'dig', from: null })).toBe('Dig.')
  expect(speaker.sayPrompt({ op: 'dig', from: 'coin' })).toBe('A coin: dig.')
  expect(speaker.promptOf('dig', [{ move: 'dig camp' }])).toBe('dig')
  expect(speaker.promptOf('dig', [{ move: 'rest' }])).toBe('dig-rest')
  expect(speaker.sayScore('finds')).toBe('Finds')
  expect(speaker.sayChoice('depth')).toBe('Depth')
  expect(speaker.sayValue('depth', 3)).toBe('3')
  expect(speaker.sayThing('camp')).toBe('The camp')
  expect(refused('TST-DIG-01')).toBe('The ground is frozen.')
})

test('what every game shares', () => {
  expect(speaker.sayMove({ move: 'pay coin+camp' })).toBe('Pay with a coin and the camp')
  expect(speaker.sayMove({ move: 'withdraw' })).toBe('Take it back without paying')
  expect(speaker.sayFact({ k: 'move', seat: 0, move: 'dig camp' })).toBe('Ann: Dig at the camp')
  expect(speaker.sayFact({ k: 'move', seat: 0 })).toBe('Ann has decided.')
  expect(speaker.sayFact({ k: 'ready', seat: 2 })).toBe('Player 3 is ready.')
  expect(speaker.sayChoice('players')).toBe('Players')
  expect(speaker.sayValue('players', 2)).toBe('2')
})

test('what was paid is told after what it was paid for', () => {
  const paying = gameSpeaker('en', catalogue, {
    ...phrases,
    paysFor: (first, { k }) => first.k === 'paid' && k === 'dug',
  })
  const did = (k: string): Fact => ({ k, seat: 0 })
  const [paid, dug, found] = [did('paid'), did('dug'), did('found')]
  expect(paying.gather([paid, dug, found])).toEqual([dug, paid, found])
  expect(paying.gather([paid, found])).toEqual([paid, found])
  expect(paying.gather([paid, { ...dug, seat: 1 }])).toEqual([paid, { ...dug, seat: 1 }])
})

test('a move is told by what it sets off, and by itself only in a game whose facts do not tell all', () => {
  const dig = { k: 'move', seat: 0, move: 'dig camp' }
  const dug = { k: 'dug', seat: 0 }
  expect(speaker.gather([dig, dug])).toEqual([dug])
  expect(speaker.gather([dig])).toEqual([dig])
  const terse = gameSpeaker('en', catalogue, { ...phrases, tellsAll: true })
  expect(terse.gather([dig])).toEqual([])
  expect(terse.gather([dig, dug])).toEqual([dug])
})

test('the kernel’s refusals name who, what and which question', () => {
  expect(refused('KER-TURN', { seats: ['1'] })).toBe('Not your turn: waiting for Bob.')
  expect(refused('KER-FIRST', { op: 'dig' })).toBe('First things first: Dig.')
  expect(refused('KER-PART', { op: 'dig' })).toBe('That is only part of a move. Dig.')
  expect(refused('KER-UNKNOWN', { what: 'fly {x}' })).toBe('“fly {x}” means nothing here.')
  expect(refused('KER-SEAT', { seat: 6 })).toBe('This table has no seat 7.')
  expect(refused('KER-PAY', { coin: 2 })).toBe('You cannot pay for this.')
})

test('places are ordinals, with what parted or lost them', () => {
  expect([1, 2, 3, 4].map((place) => speaker.sayPlace({ place }))).toEqual([
    '1st place',
    '2nd place',
    '3rd place',
    '4th place',
  ])
  expect(speaker.sayPlace({ place: 1, tie: 'TST-DIG-01' })).toBe('1st place. The ground is frozen.')
  expect(speaker.sayPlace({ place: 2, lost: 'TST-DIG-01' })).toBe('Lost. The ground is frozen.')
})

test('alone a game is won, lost or drawn, and nobody waits for who is ready', () => {
  const solo = gameSpeaker('en', catalogue, phrases, ['Ann'])
  expect(solo.sayPlace({ place: 1 })).toBe('Won')
  expect(solo.sayPlace({ place: 1, tie: 'TST-DIG-01' })).toBe('Won. The ground is frozen.')
  expect(solo.sayPlace({ place: 2, lost: 'TST-DIG-01' })).toBe('Lost. The ground is frozen.')
  expect(solo.sayPlace({ place: 1, drawn: 'TST-DIG-01' })).toBe('Draw. The ground is frozen.')
  const ready = { k: 'ready', seat: 0 }
  expect(speaker.gather([ready])).toEqual([ready])
  expect(solo.gather([ready])).toEqual([])
  expect(solo.gather([{ k: 'move', seat: 0, move: 'dig camp' }, ready])).toHaveLength(1)
})

test('unknown words are errors', () => {
  expect(() => speaker.sayMove({ move: 'fly' })).toThrow("no text 'moves.fly'")
  expect(() => speaker.sayFact({ k: 'flown', seat: 0 })).toThrow("no text 'facts.flown'")
  expect(() => speaker.sayPrompt({ op: 'fly', from: null })).toThrow("no text 'prompts.fly'")
  expect(() => refused('TST-FLY-01')).toThrow("no text 'refusals.TST-FLY-01'")
})

test('a language is loaded when it is needed', async () => {
  const asked: string[] = []
  const load = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      async () => {
        asked.push(language)
        return catalogue
      },
    ]),
  ) as never
  const spoken = await loadSpeaker('pl', { phrases, load }, ['Ola'])
  expect(spoken.sayFact({ k: 'ready', seat: 0 })).toBe('Ola: gotowe.')
  expect(asked).toEqual(['pl'])
})
