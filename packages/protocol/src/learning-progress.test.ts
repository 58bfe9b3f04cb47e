import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Guided, joined, LearningProgress, type LearntOfGame, withoutChapters } from './learning-progress.ts'

type Help = LearntOfGame['help']
const HELP: Help = { chosen: null, chosenAt: 0, finished: 0, made: {}, doubts: {} }
const GUIDED: Guided = {
  at: 1,
  version: 1,
  over: false,
  entries: [{ k: 'moved', seat: 0, texts: ['end'] }],
  lesson: 'dig',
  told: { camp: 1 },
  left: [],
  closed: false,
}
const ofGame = (of: Partial<LearntOfGame> = {}): LearntOfGame => ({ ideas: [], help: HELP, guided: null, ...of })
const helped = (one: Partial<Help>, other: Partial<Help>): Help | undefined => {
  const knowing = (help: Partial<Help>): LearningProgress => ({ arnak: ofGame({ help: { ...HELP, ...help } }) })
  const both = joined(knowing(one), knowing(other))
  expect(joined(knowing(other), knowing(one))).toEqual(both)
  return both.arnak?.help
}

test('what is known on either side counts, and each game by itself', () => {
  const one = { arnak: ofGame({ ideas: ['camp', 'boot'] }), darwin: ofGame({ ideas: ['ship'] }) }
  const other = { arnak: ofGame({ ideas: ['boot', 'fear'] }), arkham: ofGame() }
  expect(joined(one, other)).toEqual({
    arnak: ofGame({ ideas: ['camp', 'boot', 'fear'] }),
    darwin: one.darwin,
    arkham: other.arkham,
  })
})

test('games and answers are not counted twice', () => {
  expect(helped({ finished: 2, made: { turn: 8 } }, { finished: 3, made: { turn: 2, pay: 1 } })).toMatchObject({
    finished: 3,
    made: { turn: 8, pay: 1 },
  })
})

test('what was counted before somebody was in doubt elsewhere counts no more', () => {
  const doubted = { made: { turn: 1 }, doubts: { turn: 1 } }
  expect(helped({ made: { turn: 8 } }, doubted)).toMatchObject(doubted)
  expect(helped(doubted, { made: { turn: 4 }, doubts: { turn: 1 } })).toMatchObject({ made: { turn: 4 } })
})

test('of two levels that were chosen the later one holds, also the choice of none', () => {
  expect(helped({ chosen: 'expert', chosenAt: 5 }, { chosen: 'regular', chosenAt: 9 })?.chosen).toBe('regular')
  expect(helped({ chosen: 'expert', chosenAt: 5 }, { chosen: null, chosenAt: 9 })?.chosen).toBeNull()
  expect(helped({ chosen: 'expert' }, {})?.chosen).toBe('expert')
})

test('a guided game says what is arranged in its deal, and one from before deals were arranged does not', () => {
  const arranged = { piles: { guardians: ['guardian-boot-jewel'], level1: [] }, chance: ['starting silver'] }
  for (const guided of [GUIDED, { ...GUIDED, arranged }])
    expect(v.parse(LearningProgress, { arnak: ofGame({ guided }) }).arnak?.guided).toEqual(guided)
  const wrong = { ...GUIDED, arranged: { ...arranged, more: true } }
  expect(v.safeParse(LearningProgress, { arnak: ofGame({ guided: wrong as Guided }) }).success).toBe(false)
})

test('a guided game stands where it was last played', () => {
  const later = ofGame({ guided: { ...GUIDED, at: 7, entries: [] } })
  expect(joined({ arnak: ofGame({ guided: GUIDED }) }, { arnak: later }).arnak).toEqual(later)
  expect(joined({ arnak: later }, { arnak: ofGame() }).arnak).toEqual(later)
})

test('chapters that were finished on either side count, also where the other side knows of none', () => {
  const one = { arnak: ofGame({ chapters: { reached: ['exile', 'temple'], answered: ['exile'] } }) }
  const other = { arnak: ofGame({ chapters: { reached: ['temple', 'snake'], answered: [] } }) }
  expect(joined(one, other).arnak?.chapters).toEqual({ reached: ['exile', 'temple', 'snake'], answered: ['exile'] })
  const older = { arnak: ofGame({ ideas: ['camp'] }) }
  expect(joined(one, older)).toEqual({ arnak: { ...one.arnak, ideas: ['camp'] } })
  expect(joined(older, one)).toEqual(joined(one, older))
  expect(joined(older, older)).toEqual(older)
})

test('a client without chapters is understood, and one with chapters can leave them out', () => {
  const learnt = { arnak: ofGame({ chapters: { reached: ['exile'], answered: [] } }) }
  expect(v.parse(LearningProgress, learnt)).toEqual(learnt)
  expect(v.parse(LearningProgress, withoutChapters(learnt))).toEqual({ arnak: ofGame() })
  expect(
    v.safeParse(LearningProgress, { arnak: ofGame({ chapters: { reached: ['<b>'], answered: [] } }) }).success,
  ).toBe(false)
})

test('only what is meant is taken', () => {
  const issueOf = (of: unknown) => v.safeParse(LearningProgress, { arnak: of }).issues?.[0]
  expect(issueOf(ofGame({ guided: GUIDED }))).toBeUndefined()
  expect(issueOf(ofGame({ ideas: ['<b>'] }))?.message).toBe('expected an id')
  expect(issueOf({ ...ofGame(), admin: true })).toBeDefined()
  expect(issueOf(ofGame({ ideas: Array<string>(201).fill('camp') }))).toBeDefined()
  expect(issueOf(ofGame({ guided: { ...GUIDED, entries: [{ k: 'closed' }] as never } }))).toBeDefined()
})
