import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { partFor } from './auto-tab.ts'
import type { Props } from './props.ts'

const view = { shown: ['silver-4'], tokens: { 'i1-4': 'red-bird' }, boards: [{ studied: ['green-plant'] }] }

function part(options: readonly Offered[], from: string | null = null) {
  return partFor({ view, seat: 0, picture: { options, question: { op: 'act', from } } } as unknown as Props)
}
const on = (...ids: string[]): Offered[] => ids.map((id) => ({ move: `do ${id}`, on: [id] }))

test('a question about spaces of the chart brings it forward', () => {
  expect(part(on('sea-2', 'sea-3'))).toBe('aside')
  expect(part(on('camp-i1-4'))).toBe('aside')
  expect(part([{ move: 'explore 2' }, { move: 'skip' }], 'i1-4')).toBe('aside')
})

test('a question about seals, envelopes or objectives opens the desk', () => {
  expect(part(on('silver-4'))).toBe('market')
  expect(part(on('green-plant'))).toBe('market')
})

test('the museum has all specimens, the chart only those there that were not studied', () => {
  expect(part(on('red-bird'))).toBe('aside')
  expect(part(on('red-bird', 'blue-plant'))).toBe('market')
  expect(part(on('red-bird', 'green-plant'))).toBe('market')
})

test('journals are the board, and free actions ask for nothing', () => {
  expect(part(on('turn-order', 'sea-2'))).toBe('none')
  expect(part([{ move: 'reach silver-4', on: ['silver-4'], aside: true }])).toBeUndefined()
})

test('a question without a place leaves the open tab: the next action, the end of a turn, the turn of another', () => {
  expect(part([{ move: 'skip' }])).toBeUndefined()
  expect(part([{ move: 'academy' }, { move: 'done' }], 'navigate-1')).toBeUndefined()
  expect(part([])).toBeUndefined()
})
