import type { Offered, Told } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { moved, offered } from '../../board-kit/lessons/conditions.ts'
import type { Moment } from '../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../board-kit/lessons/tutor.ts'
import {
  adviceAt,
  closeAll,
  ideasShown,
  knowledgeOf,
  NOTHING_SAID,
  noteSaid,
  type TutorProgress,
  tipAt,
  withRound,
} from './tip-choice.ts'

type View = { readonly round: number }

const tip = (id: string) => ({ id, when: offered(id), before: offered('end'), used: moved(id), rule: 'KIT-TURN-01' })
const tutor = {
  game: 'kit',
  options: {},
  round: ({ round }: View) => round,
  tips: [tip('dear'), tip('cheap')],
} as unknown as Tutor<View>

const move = (text: string): Offered => ({ move: text })
const row = (n: number, text: string, seat = 0): Told => ({ n, at: 0, seat, facts: [{ k: 'move', seat, move: text }] })
const moment = (of: Partial<Moment<View>> & { readonly offer?: string } = {}): Moment<View> => {
  const { offer = 'cheap dear end', ...rest } = of
  const offers = offer.split(' ').map(move)
  return { seat: 0, view: { round: 1 }, asked: 'turn', offers, told: [], over: false, ...rest }
}
const NOBODY = new Set<string>()
const said = (progress: TutorProgress, at: Moment<View>): string | undefined => tipAt(tutor, progress, NOBODY, at)?.id

test('the costliest miss is said first, and only where it is about to be missed', () => {
  expect(said(NOTHING_SAID, moment())).toBe('dear')
  expect(said(NOTHING_SAID, moment({ offer: 'cheap end' }))).toBe('cheap')
  expect(said(NOTHING_SAID, moment({ offer: 'cheap dear' }))).toBeUndefined()
  expect(said(NOTHING_SAID, moment({ offer: 'end' }))).toBeUndefined()
})

test('nothing is said while others decide, or when the game is over', () => {
  expect(said(NOTHING_SAID, moment({ asked: null }))).toBeUndefined()
  expect(said(NOTHING_SAID, moment({ over: true }))).toBeUndefined()
  expect(adviceAt(tutor, moment({ asked: null }))).toEqual([])
})

test('there is one tip a round: it stands until the learner moves or answers', () => {
  const once = noteSaid(tutor, NOTHING_SAID, moment(), 'dear', false)
  expect(said(once, moment())).toBe('dear')
  expect(said(once, moment({ offer: 'cheap end' }))).toBeUndefined()
  expect(said(once, moment({ told: [row(0, 'cheap')] }))).toBeUndefined()
  expect(said(once, moment({ told: [row(0, 'end', 1)] }))).toBe('dear')
  expect(said(closeAll(once), moment())).toBeUndefined()
  expect(said(once, moment({ view: { round: 2 } }))).toBe('cheap')
  expect(said(once, moment({ view: { round: 3 } }))).toBe('dear')
})

test('a tip is given twice in a game at most', () => {
  const once = noteSaid(tutor, NOTHING_SAID, moment(), 'dear', false)
  const twice = noteSaid(tutor, once, moment({ view: { round: 3 } }), 'dear', false)
  expect(said(twice, moment({ view: { round: 5 } }))).toBe('cheap')
})

test('an idea that the learner has used is not told, and one that was taught elsewhere once a game', () => {
  const taught = { ...tip('dear'), taughtBy: { ideas: ['boot'], chapters: ['exile'] } }
  expect(knowledgeOf(taught, new Set(['tip-dear', 'boot']))).toBe('used')
  for (const known of ['boot', 'chapter exile']) expect(knowledgeOf(taught, new Set([known]))).toBe('taught')
  expect(knowledgeOf(taught, new Set(['tip-cheap']))).toBe('untaught')
  expect(tipAt(tutor, NOTHING_SAID, new Set(['tip-dear']), moment())?.id).toBe('cheap')
  const school = { ...tutor, tips: [taught] } as unknown as Tutor<View>
  const known = new Set(['chapter exile'])
  expect(tipAt(school, NOTHING_SAID, known, moment())?.id).toBe('dear')
  const once = noteSaid(school, NOTHING_SAID, moment(), 'dear', false)
  expect(tipAt(school, once, known, moment({ view: { round: 5 } }))).toBeUndefined()
})

test('who asks is told all that is possible, known or not, and is still told of what is missed later', () => {
  expect(adviceAt(tutor, moment({ offer: 'cheap dear' })).map(({ id }) => id)).toEqual(['dear', 'cheap'])
  const asked = noteSaid(tutor, NOTHING_SAID, moment({ offer: 'cheap dear' }), 'dear', true)
  expect(said(asked, moment())).toBe('cheap')
})

test('using an idea shows that it is known, unless it was said in this round', () => {
  const round = withRound(tutor, NOTHING_SAID, moment())
  const used = moment({ told: [row(0, 'dear')] })
  expect(ideasShown(tutor, round, moment())).toEqual([])
  expect(ideasShown(tutor, round, used)).toEqual(['tip-dear'])
  expect(ideasShown(tutor, noteSaid(tutor, round, moment(), 'dear', false), used)).toEqual([])
})

test('a new round counts what is done in it', () => {
  const first = withRound(tutor, NOTHING_SAID, moment())
  const told = [row(0, 'dear'), row(1, 'end')]
  const second = withRound(tutor, noteSaid(tutor, first, moment(), 'dear', false), moment({ view: { round: 2 }, told }))
  expect(ideasShown(tutor, second, moment({ view: { round: 2 }, told }))).toEqual([])
  const again = moment({ view: { round: 2 }, told: [...told, row(2, 'dear')] })
  expect(ideasShown(tutor, second, again)).toEqual(['tip-dear'])
  expect(withRound(tutor, second, again)).toBe(second)
})
