import { expect, test } from 'vitest'
import { Snapshot } from './snapshot.ts'

const state = () => ({
  core: { seq: 3, stack: [{ op: 'turn', by: 0 }], lanes: null },
  hands: [['a', 'b'], []],
  kin: {},
})

function snapshotOf(value: unknown): Snapshot {
  const snapshot = new Snapshot()
  snapshot.take(value)
  return snapshot
}

test.each<[string, (s: ReturnType<typeof state>) => void]>([
  ['a number', (s) => Object.assign(s.core, { seq: 4 })],
  ['a field more', (s) => Object.assign(s.kin, { 7: [1] })],
  ['a field less', (s) => Reflect.deleteProperty(s.core, 'seq')],
  ['another order of fields', (s) => Object.assign(s, { core: { stack: s.core.stack, seq: 3, lanes: null } })],
  ['an item more', (s) => s.hands[1]?.push('c')],
  ['an item less', (s) => s.hands[0]?.pop()],
  ['items in another order', (s) => s.hands[0]?.reverse()],
  ['fields in place of a list', (s) => Object.assign(s, { hands: { 0: ['a', 'b'], 1: [] } })],
  ['nothing in place of fields', (s) => Object.assign(s, { kin: null })],
  ['a value deep inside', (s) => Object.assign(s.core.stack[0] ?? {}, { by: 1 })],
])('a snapshot notices %s, and still has what was there', (_, change) => {
  const s = state()
  const snapshot = snapshotOf(s)
  expect(snapshot.holds(s)).toBe(true)
  change(s)
  expect(snapshot.holds(s)).toBe(false)
  expect(snapshot.taken()).toEqual(state())
})

test('what is the same JSON is the same: copies, undefined beside nothing, what JSON cannot write', () => {
  expect(snapshotOf(state()).holds(state())).toBe(true)
  expect(snapshotOf({ a: 1 }).holds({ a: 1, b: undefined })).toBe(true)
  expect(snapshotOf({ a: Number.NaN }).holds({ a: Number.NaN })).toBe(true)
})

test('a snapshot is taken anew', () => {
  const snapshot = snapshotOf([1, 2, 3])
  snapshot.take([1])
  expect(snapshot.holds([1])).toBe(true)
  expect(snapshot.holds([1, 2, 3])).toBe(false)
})
