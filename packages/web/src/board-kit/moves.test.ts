import { expect, test } from 'vitest'
import { anyBut, isLike, moveOf, oneOf } from './moves.ts'

test('an option has its move as data, and a text without an option is parsed', () => {
  expect(moveOf({ move: 'dig camp-1', verb: 'dig', args: ['camp-1'] })).toEqual({ verb: 'dig', args: ['camp-1'] })
  expect(moveOf({ move: 'end', verb: 'end' })).toEqual({ verb: 'end', args: [] })
  expect(moveOf({ move: 'pay coin+fear' })).toEqual({ verb: 'pay', args: ['coin', 'fear'] })
  expect(moveOf('place w1 dock')).toEqual({ verb: 'place', args: ['w1', 'dock'] })
})

test('a pattern has the words of a move, a star for any word or the rest of one, and dots for all that follow', () => {
  const like = (pattern: string, move: string) => isLike(pattern, moveOf(move))
  for (const pattern of ['dig camp-coins-1', 'dig *', 'dig camp-*', 'dig ...'])
    expect(like(pattern, 'dig camp-coins-1'), pattern).toBe(true)
  for (const pattern of ['dig', 'dig camp', 'dig camp-coins-*-', 'dig * *', 'dig * * ...', 'discover *', ''])
    expect(like(pattern, 'dig camp-coins-1'), pattern).toBe(false)
  expect(like('pass', 'pass with hat')).toBe(false)
  expect(like('pay hat ...', 'pay hat+coin')).toBe(true)
  expect(like('pay hat+coin', 'pay hat+coin')).toBe(true)
  expect(like('end', 'end')).toBe(true)
})

test('a pattern may be one of several, or exclude verbs', () => {
  const either = oneOf('place * sea-*', 'end ...')
  expect(['place w1 sea-2', 'place w1 i1', 'end turn'].map((move) => isLike(either, moveOf(move)))).toEqual([
    true,
    false,
    true,
  ])
  const other = anyBut('skip', 'end')
  expect(['skip', 'end turn', 'study red-bird'].filter((move) => isLike(other, moveOf(move)))).toEqual([
    'study red-bird',
  ])
})
