import type { Suggestion } from '@wayfare/bots/coach'
import { expect, test } from 'vitest'
import type { Advice } from '../coach/messages.ts'
import { examVerdict } from './exam-verdict.ts'

const line = (main: string) => ({ moves: [main], main, on: [] })
const lead = (value: number, close = false) => ({ value, low: value - 1, high: value + 2, close })
const way = (main: string, behind?: ReturnType<typeof lead>) =>
  ({ ...line(main), why: [], ...(behind ? { behind } : {}) }) as unknown as Suggestion
const advice = (ways: readonly Suggestion[], more: Partial<Advice> = {}): Advice => ({
  courses: [line('mine'), line('other')],
  ways,
  worlds: 20,
  done: 1,
  ...more,
})

test('an answer is better, weaker, or too close to call, with the range of the difference', () => {
  expect(examVerdict(advice([way('other'), way('mine', lead(3))]))).toEqual({
    kind: 'behind',
    other: 'other',
    points: 3,
    low: 2,
    high: 5,
  })
  expect(examVerdict(advice([way('mine'), way('other', lead(4))]))).toMatchObject({ kind: 'ahead', points: 4 })
  expect(examVerdict(advice([way('other'), way('mine', lead(1, true))]))).toMatchObject({ kind: 'close' })
})

test('before enough games were played out nothing is said, and without another turn there is nothing to compare', () => {
  expect(examVerdict(advice([], { done: 0.2, worlds: 1 }))).toEqual({
    kind: 'thinking',
    done: 0.2,
    worlds: 1,
  })
  expect(examVerdict(advice([way('mine')], { courses: [line('mine')] }))).toEqual({ kind: 'alone' })
})

test('a comparison that was stopped says what was found out, if it is enough', () => {
  const early = advice([way('mine'), way('other', lead(4))], { done: 0.2, worlds: 3 })
  expect(examVerdict(early, true)).toEqual({ kind: 'stopped' })
  const open = advice([way('other'), way('mine', lead(1, true))], { done: 0.5, worlds: 9 })
  expect(examVerdict(open)).toMatchObject({ kind: 'thinking', worlds: 9 })
  expect(examVerdict(open, true)).toMatchObject({ kind: 'close', other: 'other' })
})
