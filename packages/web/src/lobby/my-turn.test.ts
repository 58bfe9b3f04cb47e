import { expect, test } from 'vitest'
import type { ListedTable } from './listed-table.ts'
import { inMyOrder, waitsForMe } from './my-turn.ts'

const seats = [
  { name: 'Vera', bot: null, mine: true },
  { name: null, bot: 'ines', mine: false },
]
const listed = (id: string, more: Partial<ListedTable>) =>
  ({ id, status: 'running', seats, turn: [0], moved: 0, ...more }) as ListedTable

test('a table waits for me if it is my turn there, and nobody waits in a trial', () => {
  expect(waitsForMe(listed('mine', {}))).toBe(true)
  expect(waitsForMe(listed('theirs', { turn: [1] }))).toBe(false)
  expect(waitsForMe(listed('over', { status: 'finished' }))).toBe(false)
  expect(waitsForMe(listed('trial', { trial: true }))).toBe(false)
})

test('tables that wait for me come before trials, however late those were played', () => {
  const tables = [
    listed('trial', { trial: true, moved: 3 }),
    listed('theirs', { turn: [1], moved: 2 }),
    listed('mine', {}),
  ]
  expect(inMyOrder(tables).map(({ id }) => id)).toEqual(['mine', 'trial', 'theirs'])
})
