import type { Told } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { did, offered } from '../../board-kit/lessons/conditions.ts'
import type { Guide, Moment } from '../../board-kit/lessons/lesson.ts'
import {
  beginning,
  drop,
  exampleOf,
  follow,
  type GuideProgress,
  isFinished,
  isLearnt,
  leaveLesson,
  spoken,
  stateOf,
} from './follow.ts'
import { lessonMoment } from './lesson-moment.ts'

/** Two lessons: walk somewhere, then rest. Resting can be taken up only in the shade. */
const GUIDE: Guide = {
  game: 'walk',
  companion: { name: 'guide.pim', whole: '', face: '' },
  table: { bots: [], options: {}, chance: { secret: '', bytes: '' }, arranged: { piles: {}, chance: [] } },
  turnEnd: 'end',
  settled: ({ asked }) => asked === 'turn',
  onward: () => undefined,
  lessons: [
    {
      id: 'walk',
      steps: [
        {
          id: 'go',
          done: did('went'),
          move: ({ offers }) => offers[0],
          ideas: [
            { id: 'hello', rule: 'W-1' },
            { id: 'feet', shown: did('went'), lit: () => [['shoe']], rule: 'W-2' },
            { id: 'toes', on: 'feet', rule: 'W-3' },
          ],
        },
        { id: 'far', done: did('arrived'), move: () => undefined, ideas: [{ id: 'map', rule: 'W-4' }] },
      ],
    },
    {
      id: 'shade',
      open: offered('sit ...'),
      steps: [{ id: 'sit', done: did('sat'), move: () => undefined, ideas: [{ id: 'tree', rule: 'W-5' }] }],
    },
    {
      id: 'home',
      steps: [{ id: 'back', done: did('home'), move: () => undefined, ideas: [{ id: 'door', rule: 'W-6' }] }],
    },
  ],
  texts: {} as Guide['texts'],
}

/** What was done, a row for each; somebody else's rows begin with `they`. */
function moment(rows: readonly string[], offers: readonly string[] = ['go'], asked: string | null = 'turn'): Moment {
  const told = rows.map((row, i): Told => {
    const [who, k] = row.startsWith('they ') ? [1, row.slice(5)] : [0, row]
    return { n: i + 1, at: 0, seat: who, facts: [{ k, seat: who }] }
  })
  return { seat: 0, view: {}, asked, offers: offers.map((move) => ({ move })), told, over: false }
}

const after = (...moments: readonly Moment[]): GuideProgress =>
  moments.reduce((progress, one) => follow(GUIDE, progress, one), beginning(GUIDE))

test('one idea at a time, and what nothing can show is told until the next move', () => {
  const start = moment([])
  expect(spoken(GUIDE, after(start), start)?.id).toBe('hello')
  const next = moment(['looked'])
  expect(spoken(GUIDE, after(start, next), next)?.id).toBe('feet')
})

test('what must be shown is told until it is', () => {
  const moments = [[], ['looked'], ['looked', 'looked']].map((rows) => moment(rows))
  expect(spoken(GUIDE, after(...moments), moments[2] as Moment)?.id).toBe('feet')
  const shown = moment(['looked', 'looked', 'went'])
  const progress = after(...moments, shown)
  expect(progress.known).toContain('feet')
  expect(spoken(GUIDE, progress, shown)?.id).toBe('map')
})

test('another’s deed shows nothing', () => {
  const theirs = moment(['they went'])
  expect(after(theirs).known).toEqual([])
})

test('nothing is told while others decide', () => {
  const waiting = moment([], [], null)
  expect(spoken(GUIDE, after(waiting), waiting)).toBeUndefined()
})

test('“I know this” drops the idea and those that stand on it', () => {
  const start = moment([])
  const known = drop(GUIDE, drop(GUIDE, after(start), 'hello'), 'feet')
  expect(known.known).toEqual(['hello', 'feet', 'toes'])
  expect(known.streak).toBe(2)
  expect(spoken(GUIDE, known, start)).toBeUndefined()
})

test('what is known at another table is not told again', () => {
  const start = moment([])
  expect(spoken(GUIDE, follow(GUIDE, beginning(GUIDE, ['hello']), start), start)?.id).toBe('feet')
})

test('a move that leads nowhere is noted, and the goal waits', () => {
  const either = ['go', 'look']
  const strayed = after(moment([], either), moment(['looked'], either))
  expect(strayed).toMatchObject({ strayed: true, lesson: 'walk' })
  expect(follow(GUIDE, strayed, moment(['looked', 'went'], either))).toMatchObject({ strayed: false })
})

test('who could do nothing else has not strayed', () => {
  const only = ['look up', 'look down']
  expect(after(moment([], only), moment(['looked'], only))).toMatchObject({ strayed: false })
})

test('what was begun is told of in the midst of it, though another lesson is at hand', () => {
  const resting: Guide = {
    ...GUIDE,
    lessons: GUIDE.lessons.map((lesson) =>
      lesson.id === 'shade'
        ? {
            ...lesson,
            steps: [
              { id: 'find', done: did('found'), move: () => undefined, ideas: [] },
              {
                ...(lesson.steps[0] as (typeof lesson.steps)[0]),
                ideas: [{ id: 'tree', when: offered('sit ...'), rule: 'W-5' }],
              },
            ],
          }
        : lesson,
    ),
  }
  const known = beginning(resting, ['hello', 'feet', 'toes'])
  const at = (asked: string): string | undefined => spoken(resting, known, moment(['found'], ['sit'], asked))?.id
  expect([at('rest'), at('turn')]).toEqual(['tree', undefined])
})

test('what lies behind the word that a lesson is finished is told after it', () => {
  const done = moment(['went', 'arrived'])
  const progress = after(moment([]), done)
  expect(progress.told.door).toBeUndefined()
  expect(follow(GUIDE, { ...progress, reached: null }, done).told.door).toBe(2)
})

test('a lesson that cannot be taken up now is passed over, and comes back when it can', () => {
  const done = ['went', 'arrived']
  const progress = after(moment([]), moment(done))
  expect(progress).toMatchObject({ lesson: 'home', reached: { lesson: 'walk' }, postponed: { lesson: 'shade' } })
  expect(follow(GUIDE, progress, moment([...done, 'looked'], ['sit']))).toMatchObject({
    lesson: 'shade',
    reached: null,
  })
})

test('in the midst of a move the lesson stays', () => {
  const begun = after(moment(['went', 'arrived']), moment(['went', 'arrived', 'looked'], ['sit']))
  expect(follow(GUIDE, begun, moment(['went', 'arrived', 'looked'], ['pay'], 'pay')).lesson).toBe('shade')
})

test('a goal reached another way counts, also before its lesson', () => {
  const early = moment(['went', 'sat', 'arrived'], ['sit'])
  expect(after(moment([]), early).lesson).toBe('home')
  const home = moment(['went', 'sat', 'arrived', 'home'])
  expect(isFinished(GUIDE, after(early, home), home)).toBe(true)
})

test('what was done before it was the goal is named once, and then counts as learnt', () => {
  const unasked: Guide = {
    ...GUIDE,
    lessons: GUIDE.lessons.map((one) => (one.id === 'shade' ? { ...one, unasked: true } : one)),
  }
  const shade = unasked.lessons[1] as Guide['lessons'][number]
  const begun = follow(unasked, beginning(unasked), moment([]))
  const sat = moment(['sat'])
  expect(isLearnt(shade, begun, sat)).toBe(false)
  const named = follow(unasked, begun, sat)
  expect(named).toMatchObject({ naming: { lesson: 'shade' }, lesson: 'walk' })
  expect(isLearnt(shade, named, sat)).toBe(true)
  const next = follow(unasked, named, moment(['sat', 'looked']))
  expect(next.naming).toBeNull()
  // Taken back and done again, it is no news.
  expect(follow(unasked, follow(unasked, next, moment([])), sat).naming).toBeNull()
})

test('what was done and never taught is not ticked', () => {
  const early = moment(['sat'])
  const [, shade] = GUIDE.lessons
  expect(isLearnt(shade as Guide['lessons'][number], after(moment([]), early), early)).toBe(false)
})

test('a goal that cannot be reached any more is put off with a word, and the guide says so while there is no other', () => {
  const shut: Guide = {
    ...GUIDE,
    lessons: GUIDE.lessons.map((one) => ({ ...one, open: ({ offers }) => offers.some(({ move }) => move === one.id) })),
  }
  const start = follow(shut, beginning(shut), moment([], ['walk', 'home']))
  const next = moment(['looked'], ['home'])
  const other = follow(shut, start, next)
  expect(other).toMatchObject({ lesson: 'home', postponed: { lesson: 'walk' } })
  const none = moment(['looked', 'looked'], ['look'])
  const free = follow(shut, other, none)
  expect(stateOf(shut, free, none)).toBe('free')
  expect(exampleOf(shut, free, none)).toBeUndefined()
  expect(follow(shut, free, moment(['looked', 'looked', 'looked'], ['walk'])).lesson).toBe('walk')
})

test('what was kept before it was recorded counts what was done as taught', () => {
  const kept: GuideProgress = { ...beginning(GUIDE), lesson: 'shade', taught: null }
  expect(follow(GUIDE, kept, moment(['went', 'arrived'], ['sit'])).taught).toEqual(['walk', 'shade'])
})

test('what was taken back has not happened', () => {
  const told: Told[] = [
    { n: 1, at: 0, seat: 0, facts: [{ k: 'went', seat: 0 }] },
    { n: 2, at: 0, seat: 0, facts: [], undoes: [1] },
  ]
  const picture = { view: {}, question: null, options: [], scores: [], over: false } as never
  expect(lessonMoment({ seat: 0, picture, told }).told).toEqual([])
})

test('after an undo past what was shown the guide speaks as it did the first time', () => {
  const looked = moment(['looked'])
  const went = after(moment([]), looked, moment(['looked', 'went']))
  expect(spoken(GUIDE, went, moment(['looked', 'went']))?.id).toBe('map')
  const back = follow(GUIDE, went, looked)
  expect(spoken(GUIDE, back, looked)?.id).toBe('feet')
  expect(stateOf(GUIDE, back, looked)).toBe('speaking')
  const start = follow(GUIDE, back, moment([]))
  expect(spoken(GUIDE, start, moment([]))?.id).toBe('hello')
  // An idea that was known before, or shown in another game, stays known.
  const known = follow(GUIDE, follow(GUIDE, beginning(GUIDE, ['feet']), moment(['went'])), looked)
  expect(known.known).toContain('feet')
})

test('no lesson is called finished once its last move was taken back', () => {
  const done = after(moment([]), moment(['went', 'arrived']))
  expect(done.reached).not.toBeNull()
  expect(follow(GUIDE, done, moment(['went']))).toMatchObject({ reached: null, lesson: 'walk' })
})

test('a lesson is left for the next one', () => {
  const start = moment([])
  const left = leaveLesson(GUIDE, after(start), start)
  expect(left).toMatchObject({ left: ['walk'], lesson: 'shade', streak: 0 })
  expect(follow(GUIDE, left, start).lesson).toBe('home')
})

test('the same moment changes nothing', () => {
  const one = moment(['went'])
  const progress = after(one)
  expect(follow(GUIDE, progress, one)).toBe(progress)
})
