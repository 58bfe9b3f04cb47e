import { expect, test } from 'vitest'
import { countWords, fitLines, MOST_WORDS, type ThingText } from './card-text.ts'

const words = (count: number, word = 'word'): string => Array.from({ length: count }, () => word).join(' ')
const thing = (does: readonly string[], now: readonly string[] = []): ThingText => ({
  kind: 'Camp',
  name: 'Coin camp',
  does,
  now,
  rule: null,
})

test('all is said where there is room', () => {
  expect(fitLines(thing(['Gain coins.', 'A place to dig.'], ['1 boot']), 'It is taken.', ['Dig there'])).toEqual({
    does: 'Gain coins. A place to dig.',
    now: ['1 boot'],
    why: 'It is taken.',
    how: ['Dig there'],
  })
})

test('what its kind is for gives way to what stands against it now', () => {
  const { does, why } = fitLines(thing([`${words(20)}.`, `${words(25)}.`]), words(20), [])
  expect(countWords(does ?? '')).toBe(20)
  expect(countWords(why ?? '')).toBe(20)
})

test('a card has sixty words at most', () => {
  const lines = fitLines(thing([`${words(30)}.`, `${words(30)}.`], [words(9), words(9)]), words(15), [
    words(9),
    words(9),
  ])
  const all = ['Camp', 'Coin camp', lines.does, ...lines.now, lines.why, ...lines.how].join(' ')
  expect(countWords(all)).toBeLessThanOrEqual(MOST_WORDS)
  expect(lines.why).not.toBeNull()
})

test('a line with nothing to say is absent', () => {
  expect(fitLines(thing([]), null, [])).toEqual({ does: null, now: [], why: null, how: [] })
})
