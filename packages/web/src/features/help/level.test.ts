import { expect, test } from 'vitest'
import { levelFor } from './level.ts'

const known = { chosen: null, chosenAt: 0, finished: 0, made: {}, doubts: {} }

test('a person who has finished nothing is a beginner, except in what they do often', () => {
  expect(levelFor(known, 'turn')).toBe('beginner')
  expect(levelFor({ ...known, made: { turn: 8 } }, 'turn')).toBe('regular')
  expect(levelFor({ ...known, made: { turn: 8 } }, 'research')).toBe('beginner')
})

test('finished games count for all questions, and many of them for frequent questions', () => {
  expect(levelFor({ ...known, finished: 2 }, 'turn')).toBe('regular')
  expect(levelFor({ ...known, finished: 8 }, 'turn')).toBe('regular')
  expect(levelFor({ ...known, finished: 8, made: { turn: 8 } }, 'turn')).toBe('expert')
  expect(levelFor({ ...known, finished: 8 })).toBe('expert')
})

test('a chosen level stays', () => {
  expect(levelFor({ ...known, chosen: 'expert' }, 'turn')).toBe('expert')
  expect(levelFor({ ...known, chosen: 'beginner', finished: 99, made: { turn: 8 } }, 'turn')).toBe('beginner')
})
