import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { CAUSE, count, draw, fly, gather, glow, type Motion, move, ofSeat } from './gesture.ts'
import { reversed, stepsOf } from './script.ts'
import type { Step } from './step.ts'
import { beginsOf, timed } from './timing.ts'

const speaker = {
  gather: (facts: readonly Fact[]) => facts.filter(({ k }) => k !== 'move'),
  sayFact: ({ k }: Fact) => `It is ${k}, and nothing else than that has happened now.`,
} as unknown as GameSpeaker
const motion: Motion = {
  dug: ({ seat, space }) => [glow(String(space)), move(ofSeat(seat, 'figure'))],
  gain: ({ seat }) => [fly('coin', CAUSE, ofSeat(seat, 'coin')), count(ofSeat(seat, 'coin'), 1)],
}
const telling = { speaker, motion, own: null }
const row = (facts: readonly Fact[], seat = 1): Told => ({ n: 1, at: 0, seat, facts })
const captions = (steps: readonly Step[]) => steps.map(({ caption }) => caption)

test('every fact of another’s row is a sentence, with the gestures that the game has for it', () => {
  const steps = stepsOf(
    row([
      { k: 'move', move: 'dig' },
      { k: 'dug', seat: 1, space: 'camp-1' },
      { k: 'gain', seat: 1 },
    ]),
    telling,
  )
  expect(captions(steps)).toEqual([
    'It is dug, and nothing else than that has happened now.',
    'It is gain, and nothing else than that has happened now.',
  ])
  expect(steps[0]?.gestures).toEqual([glow('camp-1'), move('seat-1/figure')])
})

test('a gain flies from where the eye was led before it, and from nowhere if it was led nowhere', () => {
  const [, gained] = stepsOf(
    row([
      { k: 'dug', seat: 1, space: 'camp-1' },
      { k: 'gain', seat: 1 },
    ]),
    telling,
  )
  expect(gained?.gestures[0]).toEqual(fly('coin', 'seat-1/figure', 'seat-1/coin'))
  const [alone] = stepsOf(row([{ k: 'gain', seat: 1 }]), telling)
  expect(alone?.gestures).toEqual([count('seat-1/coin', 1)])
})

test('what follows a line waits for its end, and comes from there', () => {
  const [step] = stepsOf(
    row([
      { k: 'dug', seat: 1, space: 'camp-1' },
      { k: 'gain', seat: 1 },
    ]),
    {
      ...telling,
      motion: { ...motion, dug: () => [draw(['road-1', 'road-2'])] },
    },
  ).slice(-1)
  expect(step?.gestures[0]).toEqual(fly('coin', 'road-2', 'seat-1/coin'))
  expect(beginsOf([draw(['road-1', 'road-2']), count('seat-1/points', null)])).toEqual([0, 420])
})

test('what I did myself is seen and not told to me; what it set off is told where that is worth it', () => {
  const mine = row([{ k: 'dug', seat: 0, space: 'camp-1' }, { k: 'round' }, { k: 'gain', seat: 0 }], 0)
  const own = { ...telling, own: 0 }
  expect(captions(stepsOf(mine, own))).toEqual([null])
  expect(captions(stepsOf(mine, { ...own, tells: () => true }))).toEqual([
    'It is round, and nothing else than that has happened now.',
    'It is gain, and nothing else than that has happened now.',
  ])
  expect(captions(stepsOf(mine, { ...own, own: 1 }))).toHaveLength(3)
})

test('a long sentence is told in parts, and short ones at once', () => {
  const long =
    'The rival places a worker on the first space of the second page of the journal. Reason: nobody stands there.'
  const wordy = { ...speaker, sayFact: ({ k }: Fact) => (k === 'round' ? long : 'Dr. No digs.') } as GameSpeaker
  expect(captions(stepsOf(row([{ k: 'round' }, { k: 'dug' }]), { ...telling, speaker: wordy }))).toEqual([
    'The rival places a worker on the first space of the second page of the journal.',
    'Reason: nobody stands there. Dr. No digs.',
  ])
})

test('what is taken back runs back without a word: what came goes, and what went comes', () => {
  const steps = stepsOf(
    row([
      { k: 'dug', seat: 1, space: 'camp-1' },
      { k: 'gain', seat: 1 },
    ]),
    telling,
  )
  expect(reversed(steps)).toEqual([
    { caption: null, gestures: [count('seat-1/coin', -1), fly('coin', 'seat-1/coin', 'seat-1/figure')] },
    { caption: null, gestures: [move('seat-1/figure')] },
  ])
})

test('where much has happened at once its gist is told', () => {
  const gist = (fact: Fact): Fact | null => (fact.k.startsWith('idle') ? null : fact)
  const many = (count: number) =>
    row([{ k: 'round' }, ...Array.from({ length: count }, (_, i) => ({ k: `idle-${i}` }))])
  expect(stepsOf(many(3), { ...telling, gist })).toHaveLength(4)
  expect(captions(stepsOf(many(4), { ...telling, gist }))).toEqual([
    'It is round, and nothing else than that has happened now.',
  ])
  expect(stepsOf(many(4), telling)).toHaveLength(5)
})

test('a number changes after its picture has been sent, and no turn lasts longer than it may', () => {
  const gestures = [
    glow('camp-1'),
    move('seat-1/figure'),
    fly('coin', 'camp-1', 'seat-1/coin'),
    count('seat-1/coin', 1),
  ]
  const begins = beginsOf(gestures)
  expect(begins).toEqual([...begins].sort((a, b) => a - b))
  const steps = Array.from({ length: 12 }, (): Step => ({ caption: 'A sentence that is told.', gestures }))
  const length = (rivals: number, rate = 1) => {
    const last = timed(steps, rivals, rate).at(-1)
    return Math.round((last?.at ?? 0) + (last?.lasts ?? 0))
  }
  expect(timed(steps, 1, 1).every(({ lasts }) => lasts >= 600)).toBe(true)
  expect([length(1), length(2), length(3)]).toEqual([4000, 2600, 1800])
  expect(length(5)).toBe(1200)
  expect(length(1, 2)).toBe(2000)
})

test('what a turn gains bit by bit is told as one where there is much to tell, and the same sentence once', () => {
  const gains = Array.from({ length: 3 }, () => ({ k: 'gain', seat: 1, coin: 1 }))
  const facts = [
    { k: 'dug', seat: 1, space: 'a' },
    ...gains.slice(1),
    { k: 'round' },
    { k: 'other' },
    ...gains.slice(2),
  ]
  const worded = {
    ...speaker,
    sayFact: ({ k, coin }: Fact) => `It is ${k} ${coin ?? 'all'}, and nothing else than that has happened.`,
  }
  const told = { ...telling, speaker: worded as unknown as GameSpeaker }
  expect(captions(stepsOf(row(facts), { ...told, adds: ['gain'] }))).toEqual([
    'It is dug all, and nothing else than that has happened.',
    'It is round all, and nothing else than that has happened.',
    'It is other all, and nothing else than that has happened.',
    'It is gain 3, and nothing else than that has happened.',
  ])
  const same = Array.from({ length: 5 }, () => ({ k: 'idle' }))
  expect(captions(stepsOf(row(same), telling))).toEqual([
    'It is idle, and nothing else than that has happened now\u00a0×5.',
  ])
})

test('the end of a round is shown apart, in three seconds', () => {
  const facts = [
    { k: 'dug', seat: 1, space: 'a' },
    { k: 'staff' },
    { k: 'row' },
    { k: 'round', round: 3 },
    { k: 'gain', seat: 1 },
  ]
  const steps = timed(stepsOf(row(facts), { ...telling, roundEnds: ['staff'] }), 1, 1)
  expect(steps.map(({ round }) => round)).toEqual([undefined, 3, 3, 3, undefined])
  const ends = steps.map(({ at, lasts }) => at + lasts)
  expect(ends.slice(0, -1).map(Math.round)).toEqual(steps.slice(1).map(({ at }) => Math.round(at)))
  expect((ends[3] as number) - (ends[0] as number)).toBeLessThanOrEqual(3000)
})

test('a piece that came from its home goes back there when the move is undone', () => {
  const home = { place: ofSeat(1, 'figures'), picture: 'figure' }
  const steps = reversed([{ caption: null, gestures: [move(ofSeat(1, 'figure'), undefined, home)] }])
  expect(steps[0]?.gestures).toEqual([
    move(ofSeat(1, 'figure')),
    gather(ofSeat(1, 'figure'), 'figure', ofSeat(1, 'figures')),
  ])
})

test('a step is of whoever is told of in it, though one’s own move is seen before', () => {
  const facts = [
    { k: 'gain', seat: 0 },
    { k: 'dug', seat: 1, space: 'a' },
  ]
  const [step] = stepsOf(row(facts, 0), { ...telling, own: 0, tells: () => true })
  expect(step?.caption).toContain('It is dug')
  expect(step?.seat).toBe(1)
})
