import { expect, test } from 'vitest'
import { type TabPlace, turnTo } from './auto-tab.ts'

/**
 * Returns the tabs that are open after each of these questions. null stands for a question about nothing in particular.
 */
function opened(first: TabPlace, ...places: (TabPlace | null)[]): string[] {
  let now: ReturnType<typeof turnTo> = { open: first, brought: null }
  return places.map((place) => {
    now = turnTo(place, now.open, now.brought)
    return now.open
  })
}

test('what a question is about comes forward, and goes back when it is answered', () => {
  expect(opened('none', 'aside', null)).toEqual(['aside', 'none'])
  expect(opened('market', 'aside', null)).toEqual(['aside', 'market'])
})

test('after several questions in a row, what lay open before the first of them', () => {
  expect(opened('none', 'aside', 'market', 'aside', null)).toEqual(['aside', 'market', 'aside', 'none'])
  expect(opened('none', 'aside', 'aside', null)).toEqual(['aside', 'aside', 'none'])
})

test('what lies open already stays there', () => {
  expect(opened('aside', 'aside', null)).toEqual(['aside', 'aside'])
})

test('whoever has turned to something else is left to it', () => {
  const { brought } = turnTo('aside', 'none', null)
  expect(turnTo(null, 'market', brought)).toEqual({ open: 'market', brought: null })
})
