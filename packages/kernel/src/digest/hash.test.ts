import { expect, test } from 'vitest'
import { oneOf } from '../core/effects.ts'
import type { State } from '../core/state.ts'
import { at, did, started, tiny } from '../testing/tiny.ts'
import { stateHash } from './hash.ts'
import { sha256 } from './sha256.ts'

const engine = tiny({ first: oneOf({ go: did('went'), stay: did('stayed') }) })

test('hash: a state and what JSON makes of it have the same', () => {
  const s = started(engine)
  expect(stateHash(JSON.parse(JSON.stringify(s)))).toBe(stateHash(s))
})

test('hash: a clone has the same', () => {
  const s = started(engine)
  engine.take(s, 0, 'go')
  expect(stateHash(engine.clone(s))).toBe(stateHash(s))
})

test('hash: stays the same while a state is only asked', () => {
  const s = started(engine)
  const before = stateHash(s)
  engine.options(s, 0)
  engine.refusals(s, 0)
  engine.explain(s, 1, 'go')
  engine.pending(s, 'spectator')
  expect(stateHash(s)).toBe(before)
})

test('hash: the smallest change gives another', () => {
  const s = started(engine)
  const before = stateHash(s)
  at(s, 1).did.push('')
  expect(stateHash(s)).not.toBe(before)
})

test('hash: is the SHA-256 of the canonical text', () => {
  const s = { seats: [], core: { seq: 1, barrier: 0 } } as unknown as State
  expect(stateHash(s)).toBe(sha256('{"core":{"barrier":0,"seq":1},"seats":[]}'))
})

test('hash: a state that holds a Map says where', () => {
  const s = started(engine)
  ;(s as unknown as Record<string, unknown>).extra = { memo: new Map() }
  expect(() => stateHash(s)).toThrow('state.extra.memo holds Map')
})
