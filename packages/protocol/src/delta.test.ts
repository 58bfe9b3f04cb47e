import type { Json } from '@wayfare/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Delta, diff, patch } from './delta.ts'

// A value as it arrives from the network: JSON cannot represent -0.
const json = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(JSON.stringify(JSON.parse(text))) as Json)

test('a patched value is the new one, whatever the two were', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const delta = diff(before, after)
      expect(delta === undefined ? before : patch(before, JSON.parse(JSON.stringify(delta)))).toEqual(after)
    }),
    { numRuns: 500 },
  )
})

test('only what changed is in it', () => {
  const before = { coins: 3, hand: ['map', 'boot', 'rope'], site: { a: 1, b: 2 } }
  expect(diff<Json>(before, { coins: 3, hand: ['map', 'boot'], site: { a: 1, b: 5, c: 0 } })).toEqual({
    hand: { '#': 2 },
    site: { b: [5], c: [0] },
  })
  expect(diff(before, structuredClone(before))).toBeUndefined()
})

test('where everything changed a little, the rest is not in it', () => {
  const seats = (coins: number) => [
    { coins, crew: ['Ana', 'Ben', 'Cleo'] },
    { coins, crew: ['Dora', 'Emil'] },
  ]
  expect(diff<Json>(seats(3), seats(4))).toEqual({ 0: { coins: [4] }, 1: { coins: [4] } })
  expect(diff<Json>([{ a: 1 }, { a: 2 }], [{ a: 3 }, { a: 4 }])).toEqual([[{ a: 3 }, { a: 4 }]])
})

test('the old value stays as it was', () => {
  const before = { hand: ['map', 'boot'] }
  const after = patch(before, { hand: { '1': ['rope'] } })
  expect([before, after]).toEqual([{ hand: ['map', 'boot'] }, { hand: ['map', 'rope'] }])
})

test.each<[name: string, before: Json, delta: Delta]>([
  ['inside of what is no object', 3, { coins: [1] }],
  ['inside of what is not there', { hand: 1 }, { site: { a: [1] } }],
  ['beyond the end of a list', ['map'], { 2: ['rope'] }],
  ['by a name in a list', ['map'], { coins: [1] }],
  ['of what is gone already', { coins: 1 }, { hand: 0 }],
])('a change %s does not fit', (_, before, delta) => {
  expect(() => patch(before, delta)).toThrow('from another value')
})
