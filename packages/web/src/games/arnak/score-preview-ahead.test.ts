import { arnak } from '@wayfare/arnak'
import { LANGUAGES } from '@wayfare/text'
import { expect, test } from 'vitest'
import { AHEAD, stepsAhead } from './score-preview-ahead.ts'
import { loadWords, wordsOf } from './words.ts'

const step = (op: string, from: string | null = null) => ({ by: 0, op, from })

test('every step of the rules is told or known to be silent', () => {
  expect([...arnak.rules.keys()].filter((op) => !Object.hasOwn(AHEAD, op))).toEqual([])
})

test.each(LANGUAGES)('every step that is told has words in %s, short enough for a line', async (language) => {
  await loadWords(language)
  const said = Object.values(AHEAD).flatMap((ahead) => (ahead ? [wordsOf({ language }).say(`ahead.${ahead.say}`)] : []))
  expect(said.filter((text) => text === '' || text.length > 38)).toEqual([])
})

test('what is asked now is not still to come, and the turn goes on without a word', () => {
  const queue = [step('choose-exile'), step('reveal-site'), step('acted'), step('turn')]
  expect(stepsAhead(queue).map(({ op }) => op)).toEqual(['reveal-site'])
})

test('what is being paid for is answered, and another question that waits is not', () => {
  const queue = [step('pay', 'camp-jewel'), step('gain', 'camp-jewel'), step('may', 'camp-jewel'), step('may', 'hat')]
  expect(stepsAhead(queue).map(({ op, from }) => [op, from])).toEqual([
    ['gain', 'camp-jewel'],
    ['may', 'hat'],
  ])
})

test('the same thing again is said once, with a number', () => {
  const queue = [step('turn'), step('draw', 'dog'), step('draw', 'dog'), step('draw', 'hat')]
  expect(stepsAhead(queue).map(({ from, times }) => [from, times])).toEqual([
    ['dog', 2],
    ['hat', 1],
  ])
})

test('what turns something up says so', () => {
  const eyes = Object.entries(AHEAD).flatMap(([op, ahead]) => (ahead?.eye ? [op] : []))
  expect(eyes).toEqual(expect.arrayContaining(['reveal-site', 'reveal-guardian', 'top-tile', 'draw', 'look-in-temple']))
})
