import { expect, test } from 'vitest'
import type { ListedTable } from '../table/listed-table.ts'
import { sortForMe, waitsForMe } from './my-turn.ts'

const seats = [
  { name: 'Vera', bot: null, mine: true },
  { name: null, bot: 'ines', mine: false },
]
const listed = (id: string, more: Partial<ListedTable>) =>
  ({ id, status: 'running', seats, turn: [0], moved: 0, ...more }) as ListedTable

test('a table waits for me if it is my turn there, but nobody waits in a trial', () => {
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
  expect(sortForMe(tables).map(({ id }) => id)).toEqual(['mine', 'trial', 'theirs'])
})

test('of tables that wait for me those with people come before bots, and then those with the least time left', () => {
  const withHugo = [
    { name: 'Vera', bot: null, mine: true },
    { name: 'Hugo', bot: null, mine: false },
  ] as never
  const tables = [
    listed('bot', { moved: 9 }),
    listed('slow', { seats: withHugo, flag: 2000, moved: 1 }),
    listed('no clock', { seats: withHugo, moved: 8 }),
    listed('soon', { seats: withHugo, flag: 1000, moved: 0 }),
    listed('his turn', { seats: withHugo, turn: [1], flag: 10 }),
  ]
  expect(sortForMe(tables).map(({ id }) => id)).toEqual(['soon', 'slow', 'no clock', 'bot', 'his turn'])
})
