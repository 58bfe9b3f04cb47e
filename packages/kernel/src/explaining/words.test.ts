import { expect, test } from 'vitest'
import { alone, each, isSame, joinedOf, ruleOfWord, type Words } from './words.ts'

const WORDS: Words = {
  rest: { behind: alone, rule: 'R-REST' },
  place: { behind: each(['red', 'blue'], ['dock', 'inn']), rule: 'R-PLACE' },
  pay: { behind: joinedOf(['coin', 'gem']), rule: 'R-PAY' },
}

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
  const words: Words = { join: { behind: each(['x', 'y'], ['a', 'b'], ['a', 'b']), rule: 'R-JOIN', setFrom: 2 } }
  for (const move of ['join x a b', 'join x b a', 'join x a+b'])
    expect(isSame(words, 'join x a b', move), move).toBe(true)
  for (const move of ['join y a b', 'join a x b', 'join x a a', 'join x a'])
    expect(isSame(words, 'join x a b', move), move).toBe(false)
  expect(isSame(words, 'go a b', 'go b a')).toBe(false)
})
