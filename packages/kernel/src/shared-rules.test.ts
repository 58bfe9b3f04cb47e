import { expect, test } from 'vitest'
import { all, as, from, lanes, may, nothing, oneOf } from './core/effects.ts'
import { pay } from './paying/pay.ts'
import { effect } from './testing/effect.ts'
import { at, deny, did, gain, menu, moves, need, started, tiny } from './testing/tiny.ts'

test('effects: all parts happen, one after the other', () => {
  const engine = tiny({ first: all([did('a'), all([did('b'), all([]), did('c')]), did('d')]) })
  expect(at(started(engine), 0).did).toEqual(['a', 'b', 'c', 'd'])
})

test('effects: a part that asks is answered before the next happens', () => {
  const engine = tiny({ first: all([did('a'), oneOf({ go: did('b') }), did('c')]) })
  const s = started(engine)
  expect(at(s, 0).did).toEqual(['a'])
  engine.take(s, 0, 'go')
  expect(at(s, 0).did).toEqual(['a', 'b', 'c'])
})

test('effects: nothing does nothing', () => {
  const engine = tiny({ first: nothing })
  expect(engine.isOver(started(engine))).toBe(true)
})

test('effects: one of several ways is taken, and only ways that can be carried out are offered', () => {
  const engine = tiny({ first: oneOf({ left: did('left'), right: deny('R1'), ahead: did('ahead') }) })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['left', 'ahead'])
  engine.take(s, 0, 'ahead')
  expect(at(s, 0).did).toEqual(['ahead'])
})

test('effects: a choice whose every way an aside has spoilt can be withdrawn, and only then', () => {
  const engine = tiny({
    first: menu({ trip: oneOf({ left: need({ gem: 1 }), right: need({ gem: 1 }) }) }),
    aside: (_s, _by, asking) => void asking.offer('sell', all([need({ gem: 1 }), gain({ gem: -1 })])),
    setup: (s) => {
      at(s, 0).has = { gem: 1 }
    },
  })
  const s = started(engine)
  engine.take(s, 0, 'trip')
  expect(moves(engine, s, 0)).toEqual(['left', 'right', 'sell'])
  engine.take(s, 0, 'sell')
  expect(moves(engine, s, 0)).toEqual(['withdraw'])
  engine.take(s, 0, 'withdraw')
  expect(engine.question(s, 0)?.op).toBe('menu')
})

test('effects: what one may do one may also leave', () => {
  const engine = tiny({ first: all([may('ring', did('rang')), may('sing', need({ voice: 1 }))]) })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['ring', 'skip'])
  engine.take(s, 0, 'skip')
  expect(moves(engine, s, 0)).toEqual(['skip'])
  engine.take(s, 0, 'skip')
  expect(at(s, 0).did).toEqual([])
})

test('effects: what one may do is never a reason against the whole', () => {
  const engine = tiny({ first: oneOf({ go: may('ring', deny('R1')) }) })
  expect(moves(engine, started(engine), 0)).toEqual(['go'])
})

test('effects: a seat and a cause that an effect names stay with it', () => {
  expect(from('lamp', as(1, effect('x', 2)))).toEqual({ op: 'x', arg: 2, by: 1, from: 'lamp' })
  expect(as(1, from('lamp', effect('x', 2)))).toEqual({ op: 'x', arg: 2, by: 1, from: 'lamp' })
})

test('effects: every effect has the same fields in the same order', () => {
  const made = [effect('x'), all([]), oneOf({}), may('x', nothing), lanes(nothing), pay({ a: 1 }, nothing)]
  for (const one of [...made, as(1, nothing), from('y', nothing)]) {
    expect(Object.keys(one)).toEqual(['op', 'arg', 'by', 'from'])
  }
})

test('effects: a game may have its own rule for a shared effect', () => {
  const engine = tiny({
    first: may('ring', did('rang')),
    rules: { may: { ask: (_s, _by, _, asking) => void asking.offer('must', did('had to')) } },
  })
  const s = started(engine)
  expect(moves(engine, s, 0)).toEqual(['must'])
})

test('effects: a game without a purse has no prices', () => {
  const engine = tiny({ first: oneOf({ buy: pay({ coin: 1 }, nothing) }) })
  expect(() => engine.options(started(engine), 0)).toThrow("no rule 'pay' in tiny")
})
