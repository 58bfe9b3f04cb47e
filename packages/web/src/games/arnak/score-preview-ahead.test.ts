import { arnak } from '@wayfare/arnak'
import { LANGUAGES } from '@wayfare/text'
import { expect, test } from 'vitest'
import { AHEAD, stepsAhead } from './score-preview-ahead.ts'
import { loadWords, wordsOf } from './words.ts'

const step = (op: string, from: string | null = null) => ({ by: 0, op, from })

test('every step of the rules has a text or is known to be silent', () => {
  expect([...arnak.rules.keys()].filter((op) => !Object.hasOwn(AHEAD, op))).toEqual([])
})

test.each(LANGUAGES)('every step with a text has one in %s, short enough for a line', async (language) => {
  await loadWords(language)
  const said = Object.values(AHEAD).flatMap((ahead) => (ahead ? [wordsOf({ language }).say(`ahead.${ahead.say}`)] : []))
  expect(said.filter((text) => text === '' || text.length > 38)).toEqual([])
})

test('the open question is not listed as coming, and the turn goes on silently', () => {
  const queue = [step('choose-exile'), step('reveal-site'), step('acted'), step('turn')]
  expect(stepsAhead(queue).map(({ op }) => op)).toEqual(['reveal-site'])
})

test('the question being paid for is over, and another one still waits', () => {
  const queue = [step('pay', 'camp-jewel'), step('gain', 'camp-jewel'), step('may', 'camp-jewel'), step('may', 'hat')]
  expect(stepsAhead(queue).map(({ op, from }) => [op, from])).toEqual([
    ['gain', 'camp-jewel'],
    ['may', 'hat'],
  ])
})

test('equal steps are combined with a number', () => {
  const queue = [step('turn'), step('draw', 'dog'), step('draw', 'dog'), step('draw', 'hat')]
  expect(stepsAhead(queue).map(({ from, times }) => [from, times])).toEqual([
    ['dog', 2],
    ['hat', 1],
  ])
})

test('a step that reveals something is marked', () => {
  const eyes = Object.entries(AHEAD).flatMap(([op, ahead]) => (ahead?.eye ? [op] : []))
  expect(eyes).toEqual(expect.arrayContaining(['reveal-site', 'reveal-guardian', 'top-tile', 'draw', 'look-in-temple']))
})
