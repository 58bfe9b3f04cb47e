import { expect, test } from 'vitest'
import { menu, roll, started, tiny } from '../testing/tiny.ts'
import { die, mixed, random } from './chance.ts'
import { lanes, nothing } from './effects.ts'
import { newCore } from './new-core.ts'
import type { State } from './state.ts'

const world = (seed = 'seed'): State => ({ core: newCore(2, seed, nothing) })
const throws = (s: State, purpose: string, count = 20) => Array.from({ length: count }, () => die(s, purpose))

test('chance: the same seed gives the same throws', () => {
  expect(throws(world(), 'die')).toEqual(throws(world(), 'die'))
})

test('chance: another seed, purpose or era gives others', () => {
  const usual = throws(world(), 'die')
  expect(throws(world('other'), 'die')).not.toEqual(usual)
  expect(throws(world(), 'wheel')).not.toEqual(usual)
  const later = world()
  later.core.era = 4
  expect(throws(later, 'die')).not.toEqual(usual)
})

test('chance: drawing for one purpose does not shift another', () => {
  const disturbed = world()
  const seen: number[] = []
  for (let i = 0; i < 20; i++) {
    random(disturbed, 'items', 1000)
    seen.push(die(disturbed, 'die'))
    mixed(disturbed, 'seat 2', [1, 2, 3])
  }
  expect(seen).toEqual(throws(world(), 'die'))
})

test('chance: a die has the sides it has', () => {
  const s = world()
  expect([...new Set(throws(s, 'die', 200))].sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(Array.from({ length: 200 }, () => die(s, 'coin', 2)))).toEqual(new Set([1, 2]))
})

test('chance: every draw sets the barrier, and all may have learned by it', () => {
  const s = world()
  s.core.seq = 3
  random(s, 'items', 10)
  expect(s.core.barrier).toBe(3)
  expect(s.core.learned).not.toBe(0)
})

test('chance: a saved game goes on with the throws that it would have had', () => {
  const s = world()
  throws(s, 'die')
  const saved = JSON.parse(JSON.stringify(s)) as State
  expect(throws(saved, 'die')).toEqual(throws(s, 'die'))
})

test('chance: there is none in a lane', () => {
  const engine = tiny({ first: lanes(menu({ roll })) })
  const s = started(engine)
  expect(() => engine.take(s, 1, 'roll')).toThrow("chance 'die' in a lane")
})
