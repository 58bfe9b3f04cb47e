import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { stepsAfter } from './steps.ts'

const speaker = {
  gather: (facts: readonly Fact[]) => facts.filter(({ k }) => k !== 'move'),
  sayFact: ({ k }: Fact) => `It is ${k}, and nothing else than that has happened now.`,
} as unknown as GameSpeaker
const told: readonly Told[] = [
  { n: 1, at: 0, seat: 0, facts: [{ k: 'move', move: 'dig' }, { k: 'dug' }] },
  { n: 2, at: 0, seat: 1, facts: [{ k: 'move', move: 'end' }, { k: 'fear' }, { k: 'round' }] },
  { n: 3, at: 0, seat: 0, facts: [], undoes: [1] },
]
const tells = (facts: readonly Fact[]) => facts.some(({ k }) => k === 'round')
const telling = { tells }

test('each step of a move that is worth it is a sentence', () => {
  expect(stepsAfter(told, 0, speaker, telling, null)).toEqual([
    'It is fear, and nothing else than that has happened now.',
    'It is round, and nothing else than that has happened now.',
  ])
})

test('what was told before is not told again, and no other move is', () => {
  expect(stepsAfter(told, 2, speaker, telling, null)).toEqual([])
  expect(stepsAfter(told, 0, speaker, { tells: () => false }, null)).toEqual([])
})

test('what I did myself is not told to me, but what it set off', () => {
  const mine: readonly Told[] = [
    { n: 1, at: 0, seat: 0, facts: [{ k: 'paid', seat: 0 }, { k: 'round' }, { k: 'gain', seat: 0 }] },
  ]
  expect(stepsAfter(mine, 0, speaker, telling, 0)).toHaveLength(2)
  expect(stepsAfter(mine, 0, speaker, telling, 1)).toHaveLength(3)
})

test('a long step is told sentence by sentence, and short ones at once', () => {
  const long =
    'The rival places a worker on the first space of the second page of the journal. Reason: nobody stands there.'
  const wordy = { ...speaker, sayFact: ({ k }: Fact) => (k === 'round' ? long : 'Dr. No digs.') } as GameSpeaker
  const both: readonly Told[] = [{ n: 1, at: 0, seat: 1, facts: [{ k: 'round' }, { k: 'dug' }] }]
  expect(stepsAfter(both, 0, wordy, telling, null)).toEqual([
    'The rival places a worker on the first space of the second page of the journal.',
    'Reason: nobody stands there. Dr. No digs.',
  ])
})

test('where much has happened at once its gist is told', () => {
  const gist = (fact: Fact): Fact | null => (fact.k === 'dug' ? null : fact)
  const many = (count: number): readonly Told[] => [
    { n: 1, at: 0, seat: 1, facts: [{ k: 'round' }, ...Array.from({ length: count }, () => ({ k: 'dug' }))] },
  ]
  expect(stepsAfter(many(3), 0, speaker, { tells, gist }, null)).toHaveLength(4)
  expect(stepsAfter(many(4), 0, speaker, { tells, gist }, null)).toEqual([
    'It is round, and nothing else than that has happened now.',
  ])
  expect(stepsAfter(many(4), 0, speaker, telling, null)).toHaveLength(5)
})
