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

test('the tab of a question opens, and the previous one returns when it is answered', () => {
  expect(opened('none', 'aside', null)).toEqual(['aside', 'none'])
  expect(opened('market', 'aside', null)).toEqual(['aside', 'market'])
})

test('after several questions in a row, the tab from before the first of them returns', () => {
  expect(opened('none', 'aside', 'market', 'aside', null)).toEqual(['aside', 'market', 'aside', 'none'])
  expect(opened('none', 'aside', 'aside', null)).toEqual(['aside', 'aside', 'none'])
})

test('an open tab stays open', () => {
  expect(opened('aside', 'aside', null)).toEqual(['aside', 'aside'])
})

test('a player who has opened another tab keeps it', () => {
  const { brought } = turnTo('aside', 'none', null)
  expect(turnTo(null, 'market', brought)).toEqual({ open: 'market', brought: null })
})
