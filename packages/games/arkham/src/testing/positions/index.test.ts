import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arkham } from '../index.ts'

const LATE = {
  table: { players: 1, ancient: 'dagon' },
  phase: 'tasks',
  round: 9,
  boards: [{ segments: ['r-c10-c11'] }],
}

test('a task may be chosen after any round, with what was drawn before, and the next round follows', () => {
  const laid = table(arkham, { ...LATE, dice: { 'die-1': 3, 'die-2': 3 }, available: ['die-1', 'die-2', 'die-4'] })
  const [keep = ''] = laid.moves()
  expect(laid.moves().every((move) => move.startsWith('keep task-'))).toBe(true)
  laid.play(keep).expect({ round: 10, boards: [{ task: [keep.slice('keep '.length)], segments: ['r-c10-c11'] }] })
  laid.play('pick die-1 die-2').offersOnly(['choose q33'])
})

test('where a task is chosen, none is kept yet', () => {
  expect(() => table(arkham, { ...LATE, boards: [{ task: 'task-1' }] })).toThrow('is chosen in phase tasks')
  expect(() => table(arkham, { ...LATE, round: 10 })).toThrow('round')
})
