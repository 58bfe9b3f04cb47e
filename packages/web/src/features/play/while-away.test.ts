import { expect, test } from 'vitest'
import type { LogEntry } from '../../board-kit/log-lines.ts'
import { entriesSinceOwn } from './while-away.ts'

const entry = (n: number, seat: number | null, undone = false): LogEntry => ({
  n,
  at: 0,
  seat,
  by: seat,
  kind: 'move',
  text: `${n}`,
  under: [],
  about: [],
  facts: [],
  nth: undone ? null : n,
  undone,
  barrier: false,
  planned: false,
})
const shown = (entries: LogEntry[], own: number) =>
  entriesSinceOwn(entries, own).map(({ seat, entries: list }) => [seat, list.map(({ n }) => n)])

test('moves since my last one are grouped by player', () => {
  const log = [entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 2), entry(5, 1)]
  expect(shown(log, 0)).toEqual([
    [1, [3, 5]],
    [2, [4]],
  ])
})

test('an undone move neither counts nor appears', () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 1, true), entry(4, 0, true)]
  expect(shown(log, 0)).toEqual([[1, [2]]])
})

test('before my first move there is nothing to list', () => {
  expect(shown([entry(1, 1)], 0)).toEqual([])
})
