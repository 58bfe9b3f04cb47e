import { darwin } from '@wayfare/darwin'
import { engineOf, pick, stream } from '@wayfare/kernel'
import { LANGUAGES } from '@wayfare/text'
import { expect, test } from 'vitest'
import { AHEAD, aheadOf, isCommon, stepsAhead } from './score-preview-ahead.ts'
import { loadWords, wordsOf } from './words.ts'

const step = (op: string, from: string | null = null) => ({ by: 0, op, from })

test('every step of the rules has a text or is known to be silent', () => {
  expect([...darwin.rules.keys()].filter((op) => aheadOf(op) === undefined)).toEqual([])
})

test.each([1, 3])('everything that waits in a game of %i has a text or is known to be silent', (players) => {
  const engine = engineOf(darwin)
  const s = engine.start(engine.table({ players }), 'ahead')
  const dice = stream('ahead')
  const unknown = new Set<string>()
  while (!engine.isOver(s)) {
    for (const { op, left } of engine.pending(s, 0)) {
      if (aheadOf(op) === undefined || (op === 'acts' && !Array.isArray(left))) unknown.add(op)
    }
    const seat = pick(dice, engine.deciders(s))
    engine.apply(s, seat, pick(dice, engine.options(s, seat)), null)
  }
  expect([...unknown]).toEqual([])
})

test.each(LANGUAGES)('every step with a text has one in %s, short enough for a line', async (language) => {
  await loadWords(language)
  const said = Object.values(AHEAD).flatMap((ahead) => (ahead ? [wordsOf({ language }).say(`ahead.${ahead.say}`)] : []))
  expect(said.filter((text) => text === '' || text.length > 38)).toEqual([])
})

test('the open question is not listed as coming, and the turn goes on silently', () => {
  const queue = [step('sail'), step('acts', 'special-1'), step('end-turn'), step('next-turn')]
  expect(stepsAhead(queue).map(({ op }) => op)).toEqual(['acts', 'end-turn'])
})

test('equal steps are combined with a number', () => {
  const queue = [step('turn'), step('envelope'), step('envelope'), step('beagle')]
  expect(stepsAhead(queue).map(({ op, times }) => [op, times])).toEqual([
    ['envelope', 2],
    ['beagle', 1],
  ])
})

test('remaining actions are listed one by one, because equal ones may differ later', () => {
  const queue = [
    step('sail'),
    { ...step('acts', 'i1-4'), left: ['sail'] },
    { ...step('acts', 'i1-4'), left: ['coins'] },
  ]
  expect(stepsAhead(queue).map(({ times }) => times)).toEqual([1, 1])
})

test('a list without remaining actions is not shown', () => {
  expect(stepsAhead([step('coins'), { ...step('reward', 'letter-3'), left: [] }])).toEqual([])
})

test('the scoring of an envelope belongs to nobody in particular, a seal to its taker', () => {
  expect(['envelope', 'window', 'ask-window', 'academy'].map((op) => isCommon({ op }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
