import { speaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { ru as coach } from '../../features/coach/text/ru.ts'
import { ru as review } from '../../features/review/text/ru.ts'

const { say } = speaker('ru', [coach, review])
const COUNTS = [1, 2, 5, 21]

test('in Russian a lead, a lag and an expected result count points in the case that their sentences ask for', () => {
  expect(COUNTS.map((points) => withPlainSpaces(say('review.won', { points })))).toEqual([
    'Победа с перевесом в 1 очко.',
    'Победа с перевесом в 2 очка.',
    'Победа с перевесом в 5 очков.',
    'Победа с перевесом в 21 очко.',
  ])
  expect(withPlainSpaces(say('review.lost', { points: 2 }))).toBe('Отставание от победителя — 2 очка.')
  expect(COUNTS.map((points) => withPlainSpaces(say('coach.expected', { points, low: 0, high: 30 })))).toEqual([
    'В конце около 1 очка; в 19 партиях из 20 — от 0 до 30.',
    'В конце около 2 очков; в 19 партиях из 20 — от 0 до 30.',
    'В конце около 5 очков; в 19 партиях из 20 — от 0 до 30.',
    'В конце около 21 очка; в 19 партиях из 20 — от 0 до 30.',
  ])
})
