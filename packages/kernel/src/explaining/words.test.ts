import { expect, expectTypeOf, test } from 'vitest'
import {
  alone,
  anyOf,
  declines,
  each,
  isMove,
  isSame,
  type MoveOf,
  type MoveWords,
  ruleOfWord,
  sourcesOf,
  type TextOf,
} from './words.ts'

const WORDS = {
  rest: { behind: alone, rule: 'R-REST', declines: alone },
  place: { behind: each(['red', 'blue'], ['dock', 'inn']), rule: 'R-PLACE' },
  keep: { behind: anyOf(each(['hat', 'map']), each(['all'])), rule: 'R-KEEP', declines: each(['all']) },
  pay: { behind: sourcesOf(['coin', 'gem']), rule: 'R-PAY' },
} satisfies MoveWords

test('words: a move is known by its first word and by all that stands behind it', () => {
  const known = {
    rest: 'R-REST',
    place: 'R-PLACE',
    'place red inn': 'R-PLACE',
    'pay gem': 'R-PAY',
    'pay coin+coin+gem': 'R-PAY',
  }
  for (const [move, rule] of Object.entries(known)) expect(ruleOfWord(WORDS, move), move).toBe(rule)
})

test('words: what the game does not say is no word of it', () => {
  const nonsense = ['', 'rest now', 'place red', 'place inn red', 'place red inn inn', 'pay coin+rope', 'toString']
  for (const move of nonsense) expect(ruleOfWord(WORDS, move), move).toBeUndefined()
})

test('words: where the parts of a move are a set, any order names it', () => {
  const words: MoveWords = { join: { behind: each(['x', 'y'], ['a', 'b'], ['a', 'b']), rule: 'R-JOIN', setFrom: 2 } }
  for (const move of ['join x a b', 'join x b a', 'join x a+b'])
    expect(isSame(words, 'join x a b', move), move).toBe(true)
  for (const move of ['join y a b', 'join a x b', 'join x a a', 'join x a'])
    expect(isSame(words, 'join x a b', move), move).toBe(false)
  expect(isSame(words, 'go a b', 'go b a')).toBe(false)
})

test('words: a whole move has all that stands behind its verb', () => {
  for (const move of ['rest', 'place blue inn', 'keep all', 'pay gem+coin'])
    expect(isMove(WORDS, move), move).toBe(true)
  for (const move of ['place', 'keep', 'pay', 'rest now', 'toString']) expect(isMove(WORDS, move), move).toBe(false)
})

test('words: a move declines with some arguments and not with others', () => {
  expect(declines(WORDS, { verb: 'rest', args: [] })).toBe(true)
  expect(declines(WORDS, { verb: 'keep', args: ['all'] })).toBe(true)
  expect(declines(WORDS, { verb: 'keep', args: ['hat'] })).toBe(false)
  expect(declines(WORDS, { verb: 'place', args: ['red', 'inn'] })).toBe(false)
  expect(declines(WORDS, { verb: 'toString', args: [] })).toBe(false)
})

test('words: the verb of a move tells the type of its arguments', () => {
  type Move<V extends string> = Extract<MoveOf<typeof WORDS>, { verb: V }>['args']
  expectTypeOf<Move<'place'>>().toEqualTypeOf<readonly ['red' | 'blue', 'dock' | 'inn']>()
  expectTypeOf<Move<'rest'>>().toEqualTypeOf<readonly []>()
  expectTypeOf<TextOf<typeof WORDS>>().toEqualTypeOf<'rest' | `place ${string}` | `keep ${string}` | `pay ${string}`>()
})
