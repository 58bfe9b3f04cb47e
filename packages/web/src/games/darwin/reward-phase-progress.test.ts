import { expect, test } from 'vitest'
import { currentRanks, rewardProgress } from './reward-phase-progress.ts'

type Asked = Parameters<typeof rewardProgress>[0]

const letters = { 'envelope-1': 'letter-2', 'envelope-2': 'letter-4', 'envelope-3': 'letter-5' }
const asked = (from: string | null, ...facts: readonly object[]): Asked =>
  ({
    view: { letters },
    picture: { question: { op: 'reward-act', from }, pending: [] },
    told: facts.map((fact, n) => ({ n, facts: [fact] })),
  }) as unknown as Asked

const ROUND = { k: 'round', round: 2 }
const scored = (envelope: string) => ({ k: 'envelope', envelope, first: [0], second: [] })

test('the envelope of a reward is being scored, those before it have been', () => {
  expect(rewardProgress(asked('letter-4', ROUND, scored('envelope-2')))).toEqual({
    now: 'envelope-2',
    scored: ['envelope-1'],
  })
})

test('between envelopes the last one in the log has been scored, and those of an earlier round do not count', () => {
  expect(rewardProgress(asked(null, scored('envelope-3'), ROUND, scored('envelope-1')))).toEqual({
    now: null,
    scored: ['envelope-1'],
  })
  expect(rewardProgress(asked(null, scored('envelope-3'), ROUND))).toEqual({ now: null, scored: [] })
})

test('DAR-REWARD-10 ranks stay while an envelope is scored, whatever stamps its rewards bring', () => {
  const boards = [{ mail: { 'envelope-2': 1 } }, { mail: { 'envelope-2': 3 } }]
  const lying = { letters, order: [1, 0], boards } as unknown as Asked['view']
  const tie = { k: 'envelope', envelope: 'envelope-2', first: ['alfred', 0], second: [] }
  expect(currentRanks({ ...asked('letter-4', ROUND, tie), view: lying }, 'envelope-2')).toEqual({
    first: [1, 0],
    second: [],
  })
  expect(currentRanks({ ...asked(null, tie, ROUND), view: lying }, 'envelope-2')).toEqual({ first: [1], second: [0] })
})
