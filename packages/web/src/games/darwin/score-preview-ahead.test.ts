import { darwin } from '@wayfare/darwin'
import { engineOf, pick, stream } from '@wayfare/kernel'
import { LANGUAGES } from '@wayfare/text'
import { expect, test } from 'vitest'
import { AHEAD, aheadOf, isCommon, stepsAhead } from './score-preview-ahead.ts'
import { loadWords, wordsOf } from './words.ts'

const step = (op: string, from: string | null = null) => ({ by: 0, op, from })

test('every step of the rules is told or known to be silent', () => {
  expect([...darwin.rules.keys()].filter((op) => aheadOf(op) === undefined)).toEqual([])
})

test.each([1, 3])('whatever waits in a game of %i is told or known to be silent', (players) => {
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

test.each(LANGUAGES)('every step that is told has words in %s, short enough for a line', async (language) => {
  await loadWords(language)
  const said = Object.values(AHEAD).flatMap((ahead) => (ahead ? [wordsOf({ language }).say(`ahead.${ahead.say}`)] : []))
  expect(said.filter((text) => text === '' || text.length > 38)).toEqual([])
})

test('what is asked now is not still to come, and the turn goes on without a word', () => {
  const queue = [step('sail'), step('acts', 'special-1'), step('end-turn'), step('next-turn')]
  expect(stepsAhead(queue).map(({ op }) => op)).toEqual(['acts', 'end-turn'])
})

test('the same thing again is said once, with a number', () => {
  const queue = [step('turn'), step('envelope'), step('envelope'), step('beagle')]
  expect(stepsAhead(queue).map(({ op, times }) => [op, times])).toEqual([
    ['envelope', 2],
    ['beagle', 1],
  ])
})

test('actions that are left are told one by one: the same again may be others', () => {
  const queue = [
    step('sail'),
    { ...step('acts', 'i1-4'), left: ['sail'] },
    { ...step('acts', 'i1-4'), left: ['coins'] },
  ]
  expect(stepsAhead(queue).map(({ times }) => times)).toEqual([1, 1])
})

test('a list of actions of which nothing is left is not told', () => {
  expect(stepsAhead([step('coins'), { ...step('reward', 'letter-3'), left: [] }])).toEqual([])
})

test('the scoring of an envelope is nobody’s in particular, a seal is its taker’s', () => {
  expect(['envelope', 'window', 'ask-window', 'academy'].map((op) => isCommon({ op }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
