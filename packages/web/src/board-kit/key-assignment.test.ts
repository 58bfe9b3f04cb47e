import { expect, test } from 'vitest'
import { giveKeys, type KeysGiven, MOST_KEYS } from './key-assignment.ts'

const NONE: KeysGiven = new Map()
const some = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}${i}`)

test('a thing that is not offered for a while gets its old key back', () => {
  const first = giveKeys(['end', 'w1', 'w2'], NONE)
  const between = giveKeys(['pay coin', 'withdraw'], first)
  const then = giveKeys(['w2', 'end', 'w3'], between)
  expect([then.get('w2'), then.get('end')]).toEqual([first.get('w2'), first.get('end')])
  expect(new Set(then.values()).size).toBe(then.size)
})

test('once all keys are used, a new thing gets the key that was unused for longest', () => {
  const old = giveKeys(some('old', MOST_KEYS - 1), NONE)
  const recent = giveKeys(['old0', 'recent'], old)
  const next = giveKeys(['new'], recent)
  expect(next.get('new')).toBe(old.get('old1'))
  expect(next.has('old1')).toBe(false)
  expect(next.get('old0')).toBe(old.get('old0'))
})

test('the move that only goes on has the same key in every turn', () => {
  const first = giveKeys(['play a', 'end'], NONE, 'end')
  const later = giveKeys(['use b', 'use c', 'end'], giveKeys(some('old', 7), NONE), 'end')
  expect([first.get('end'), later.get('end')]).toEqual(['N', 'N'])
  expect([...giveKeys(some('old', MOST_KEYS), NONE).values()], 'nothing else ever has it').not.toContain('N')
})

test('an offered thing keeps its key', () => {
  const full = giveKeys(some('old', MOST_KEYS), NONE)
  const things = [...some('old', MOST_KEYS), 'one too many']
  const next = giveKeys(things, full)
  expect(next.has('one too many')).toBe(false)
  expect(things.slice(0, -1).map((thing) => next.get(thing))).toEqual(
    some('old', MOST_KEYS).map((one) => full.get(one)),
  )
})
