import { expect, test } from 'vitest'
import { type Chapter, type Goal, guideThrough, isReached } from './chapter.ts'
import { touched } from './conditions.ts'
import type { Guide, Moment } from './lesson.ts'

/** What the learner did, one move after the other. */
const moment = (moves: readonly string[], more: Partial<Moment> = {}): Moment => ({
  seat: 0,
  view: null,
  asked: 'turn',
  offers: [],
  told: moves.map((move, n) => ({ n, seat: 0, facts: [{ k: 'move', seat: 0, move }] })) as unknown as Moment['told'],
  over: false,
  ...more,
})

test('a goal of several moves is reached in any order, and only by all of them', () => {
  const both = isReached({ all: [{ move: 'go a' }, { move: 'go b' }] })
  expect(both(moment(['go a']))).toBe(false)
  expect(both(moment(['go b', 'wait', 'go a']))).toBe(true)
})

test('a goal in points is reached by whatever brings them, and lost with them', () => {
  const goal: Goal = { points: 'task', least: 8 }
  expect(isReached(goal)(moment([]))).toBe(false)
  expect(isReached(goal)(moment([], { points: { task: 7, stars: 9 } }))).toBe(false)
  expect(isReached(goal)(moment(['go a'], { points: { task: 8 } }))).toBe(true)
})

test('counted facts need the values that the goal names', () => {
  const goal: Goal = { fact: 'sent', with: { to: 'home' }, times: 2 }
  const sent = (...places: readonly string[]) =>
    moment([], { told: places.map((to, n) => ({ n, at: 0, seat: 0, facts: [{ k: 'sent', seat: 0, to }] })) })
  expect(isReached(goal)(sent('home', 'away'))).toBe(false)
  expect(isReached(goal)(sent('home', 'away', 'home'))).toBe(true)
})

test('a step counts what was done since it is the next one, unless it counts from the start', () => {
  const chapter = {
    id: 'walk',
    steps: [
      { id: 'one', goal: { move: 'open' }, way: ['open'], lit: [], rule: '' },
      { id: 'two', goal: { move: 'look' }, way: ['look'], lit: [], rule: '' },
      { id: 'three', goal: { move: 'look' }, way: ['look'], lit: [], rule: '' },
      { id: 'four', goal: { move: 'rest' }, since: 'start', way: ['rest'], lit: [], rule: '' },
    ],
  } as unknown as Chapter
  const [lesson] = guideThrough(chapter, {} as Guide).lessons
  const ticked = (...moves: readonly string[]) =>
    lesson?.steps.flatMap(({ id, done }) => (done(moment(moves)) ? id : []))
  expect(ticked('look', 'rest')).toEqual(['four'])
  expect(ticked('look', 'rest', 'open')).toEqual(['one', 'four'])
  expect(ticked('look', 'open', 'look')).toEqual(['one', 'two'])
  expect(ticked('open', 'look', 'look', 'rest')).toEqual(['one', 'two', 'three', 'four'])
})

test('an offer reaches a goal while it lasts, and a move that loses the goal counts only as long as it is not reached', () => {
  const chapter = {
    id: 'street',
    steps: [
      { id: 'one', goal: { move: 'open' }, way: ['open'], lit: [], rule: '' },
      { id: 'two', goal: { offers: 'visit ...' }, way: ['draw a'], lost: ['draw ...'], lit: [], rule: '' },
    ],
  } as unknown as Chapter
  const [lesson] = guideThrough(chapter, {} as Guide).lessons
  const visit: Partial<Moment> = { offers: [{ move: 'visit shop' }] as unknown as Moment['offers'] }
  expect(lesson?.lost?.(moment(['open']))).toBe(false)
  expect(lesson?.lost?.(moment(['open', 'draw b']))).toBe(true)
  expect(lesson?.lost?.(moment(['draw b', 'open']))).toBe(false)
  expect(lesson?.lost?.(moment(['open', 'draw a'], visit))).toBe(false)
  expect(lesson?.steps[1]?.done(moment(['open', 'draw a'], visit))).toBe(true)
})

test('the light falls on one part of what moves touch, or on all of it', () => {
  const offers = [
    { move: 'pick 1 2', on: ['1', '2'] },
    { move: 'pick 2 3', on: ['2', '3'] },
    { move: 'pass', on: ['end'] },
  ]
  const now = moment([], { offers })
  expect(touched(now, 'pick ...')).toEqual(['1', '2'])
  expect(touched(now, 'pick ...', 1)).toEqual(['2', '3'])
  expect(touched(now, 'pick ...', 'all')).toEqual(['1', '2', '3'])
})

test('a light of several patterns falls on what any of them touches', () => {
  const step = { id: 'one', goal: { move: 'go a' }, way: ['go a'], lit: [{ touchedBy: ['go *', 'sail *'] }], rule: '' }
  const [lesson] = guideThrough({ id: 'walk', steps: [step] } as unknown as Chapter, {} as Guide).lessons
  const lit = (move: string, on: string) =>
    lesson?.steps[0]?.ideas[0]?.lit?.(moment([], { offers: [{ move, on: [on] }] }))
  expect(lit('go a', 'land')).toEqual([['land']])
  expect(lit('sail b', 'sea')).toEqual([['sea']])
  expect(lit('rest c', 'bed')).toEqual([[]])
})

test('the move that is shown comes after those already made, even if one of them is offered again', () => {
  const chapter = {
    id: 'letters',
    steps: [
      { id: 'one', goal: { move: 'go a' }, way: ['go a'], lit: [], rule: '' },
      { id: 'two', goal: { move: 'deliver' }, way: ['skip', 'end', 'go b', 'deliver'], lit: [], rule: '' },
    ],
  } as unknown as Chapter
  const [lesson] = guideThrough(chapter, {} as Guide).lessons
  const shown = (made: readonly string[], ...offers: readonly string[]) =>
    lesson?.steps[1]?.move(moment(made, { offers: offers.map((move) => ({ move })) as unknown as Moment['offers'] }))
      ?.move
  expect(shown(['go a'], 'skip', 'end', 'go b')).toBe('skip')
  expect(shown(['go a', 'skip', 'end', 'go b'], 'skip', 'deliver')).toBe('deliver')
  // The skip was not necessary, and one before this step does not count.
  expect(shown(['skip', 'go a', 'end', 'go b'], 'skip', 'deliver')).toBe('deliver')
  expect(shown(['skip', 'go a'], 'skip', 'deliver')).toBe('skip')
  // Astray: anything of the way that is possible.
  expect(shown(['go a', 'skip', 'end', 'go b', 'end'], 'go b', 'skip')).toBe('skip')
})
