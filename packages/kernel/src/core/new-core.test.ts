import { expect, test } from 'vitest'
import { stateHash } from '../digest/hash.ts'
import { lay } from '../hidden/piles.ts'
import { effect } from '../testing/effect.ts'
import { did, lookAt, menu, roll, started, tiny } from '../testing/tiny.ts'
import { as, lanes } from './effects.ts'
import { cloneCore, newCore } from './new-core.ts'

test('core: a game begins with its first effect, done by the first seat unless it names another', () => {
  expect(newCore(2, 'seed', effect('go', 1)).stack).toMatchObject([{ op: 'go', arg: 1, by: 0, from: null }])
  expect(newCore(2, 'seed', effect('go'), 1).stack[0]?.by).toBe(1)
  expect(newCore(2, 'seed', as(1, effect('go'))).stack[0]?.by).toBe(1)
})

test('core: a clone is equal in every field', () => {
  const engine = tiny({ first: menu({ roll }), setup: (s) => void lay(s, 'deck', ['a', 'b'], 'none') })
  const s = started(engine)
  engine.take(s, 0, 'roll')
  expect(cloneCore(s.core)).toEqual(s.core)
  expect(Object.keys(cloneCore(s.core))).toEqual(Object.keys(s.core))
})

test('core: nothing that happens in a clone changes the state it was made from', () => {
  const first = menu({ roll, look: lookAt('deck', 0), open: lanes(menu({ look: lookAt('deck', 1), note: did('x') })) })
  const engine = tiny({ first, setup: (s) => void lay(s, 'deck', ['a', 'b', 'c'], 'none') })
  const s = started(engine)
  engine.take(s, 0, 'roll')
  for (const moves of [
    [],
    [[0, 'open']],
    [
      [0, 'open'],
      [1, 'note'],
    ],
  ] as [number, string][][]) {
    const from = engine.clone(s)
    for (const [seat, move] of moves) engine.take(from, seat, move)
    const before = stateHash(from)
    const copy = engine.clone(from)
    for (let i = 0; i < 12; i++) {
      const seat = engine.deciders(copy)[i % 2] ?? engine.deciders(copy)[0]
      if (seat === undefined) break
      const options = engine.options(copy, seat)
      engine.take(copy, seat, (options[i % options.length] as { move: string }).move)
    }
    expect(stateHash(from)).toBe(before)
  }
})
