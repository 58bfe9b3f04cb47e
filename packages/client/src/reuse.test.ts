import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reuse } from './reuse.ts'

// A value as it arrives from the network: JSON cannot represent -0.
const json = fc.json({ maxDepth: 4 }).map((text) => JSON.parse(JSON.stringify(JSON.parse(text))) as unknown)

test('the value is the later one, whatever the two were', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(reuse(before, after)).toEqual(after)
    }),
    { numRuns: 500 },
  )
})

test('what is as it was is the very same object', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(reuse(value, structuredClone(value))).toBe(value)
    }),
  )
})

test('only what has changed is new, with what contains it', () => {
  const before = { view: { coins: 3 }, options: [{ move: 'rest' }, { move: 'end' }] }
  const after = { view: { coins: 4 }, options: [{ move: 'rest' }, { move: 'end' }] }
  const reused = reuse(before, after)
  expect(reused.options).toBe(before.options)
  expect(reused.view).not.toBe(before.view)
  const shorter = reuse(before, { ...after, options: [{ move: 'rest' }] })
  expect(shorter.options).not.toBe(before.options)
  expect(shorter.options[0]).toBe(before.options[0])
})
