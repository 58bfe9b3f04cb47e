import { expect, test } from 'vitest'
import { nothing } from './effects.ts'
import { mask, reveal, sees } from './knowledge.ts'
import { newCore } from './new-core.ts'
import type { State } from './state.ts'

test('knowledge: what all know every seat sees, and so does a spectator', () => {
  for (const eyes of [0, 1, 4, 'spectator'] as const) expect(sees(mask('all'), eyes)).toBe(true)
})

test('knowledge: what one seat knows nobody else sees', () => {
  expect(sees(mask(2), 2)).toBe(true)
  for (const eyes of [0, 1, 3, 'spectator'] as const) expect(sees(mask(2), eyes)).toBe(false)
})

test('knowledge: what nobody knows nobody sees', () => {
  for (const eyes of [0, 1, 'spectator'] as const) expect(sees(mask('none'), eyes)).toBe(false)
})

test('knowledge: what every seat knows for itself a spectator does not see', () => {
  expect(sees(mask(0) | mask(1), 'spectator')).toBe(false)
})

test('knowledge: what is shown sets the barrier at the move that showed it, whoever sees it', () => {
  for (const knowers of ['all', 0, 3] as const) {
    const s: State = { core: newCore(4, 'seed', nothing) }
    s.core.seq = 7
    reveal(s, knowers)
    expect(s.core.barrier).toBe(7)
    expect(s.core.learned).toBe(mask(knowers))
  }
})

test('knowledge: what is shown to nobody sets no barrier', () => {
  const s: State = { core: newCore(4, 'seed', nothing) }
  s.core.seq = 7
  reveal(s, 'none')
  expect(s.core.barrier).toBe(0)
  expect(s.core.learned).toBe(0)
})

test('knowledge: all who learn something by one move are remembered together', () => {
  const s: State = { core: newCore(4, 'seed', nothing) }
  reveal(s, 1)
  reveal(s, 3)
  expect(s.core.learned).toBe(mask(1) | mask(3))
})
