// Mistakes with ops must not compile: `tsc -p tsconfig.test.json` fails if a line below that expects an error has none.

import { expect, test } from 'vitest'
import { defineGame } from '../define-game.ts'
import type { Game } from '../game.ts'
import { pay } from '../paying/pay.ts'
import { did, type Tiny, tiny } from '../testing/tiny.ts'
import { all, effectsOf, oneOf } from './effects.ts'
import type { EffectOf, Rules } from './rule.ts'
import type { Effect } from './state.ts'

type DigOps = { dig: { readonly site: string; readonly deep?: boolean }; bury: readonly Effect[]; pass: null }
const effect = effectsOf<DigOps>()

test('ops: an effect is made of an op that there is, with its own argument', () => {
  expect(effect('dig', { site: 'camp' })).toEqual({ op: 'dig', arg: { site: 'camp' }, by: null, from: null })
  expect(effect('pass')).toEqual({ op: 'pass', arg: null, by: null, from: null })
  expect(effect('bury', [effect('pass')]).arg).toEqual([effect('pass')])
  const wrong = [
    // @ts-expect-error: a misspelt op
    effect('dgi', { site: 'camp' }),
    // @ts-expect-error: a wrong argument
    effect('dig', { place: 'camp' }),
    // @ts-expect-error: an argument of another kind
    effect('dig', 'camp'),
    // @ts-expect-error: no argument where there must be one
    effect('dig'),
    // @ts-expect-error: an argument where there is none
    effect('pass', 1),
  ]
  expect(wrong).toHaveLength(5)
})

test('ops: an argument is plain JSON', () => {
  // @ts-expect-error: a date is not
  expect(effectsOf<{ wait: Date }>()).toBeTypeOf('function')
})

test('ops: there is a rule for each of them, and each rule knows its argument', () => {
  const rules: Rules<Tiny, DigOps> = {
    dig: { run: (_s, _by, { site, deep }) => did(deep ? `dug deep at ${site}` : `dug at ${site}`) },
    bury: { run: (_s, _by, parts) => all(parts) },
    pass: {},
  }
  const { pass: _left, ...some } = rules
  // @ts-expect-error: an op without a rule
  const missing: Rules<Tiny, DigOps> = some
  const other = {
    // @ts-expect-error: a rule that takes another argument
    dig: { run: (_s: Tiny, _by: number, site: number) => did(`dug at ${site + 1}`) },
  } satisfies Partial<Rules<Tiny, DigOps>>
  const more = {
    // @ts-expect-error: a rule of an op that there is not
    dgi: {},
  } satisfies Partial<Rules<Tiny, DigOps>>
  expect(Object.keys({ ...missing, ...other, ...more })).toEqual(['dig', 'bury', 'dgi'])
})

test('ops: whoever reads an effect learns its argument from its op', () => {
  const depth = (one: EffectOf<DigOps>): number => {
    if (one.op === 'bury') return one.arg.length
    // @ts-expect-error: `pass` has no site
    if (one.op === 'pass') return one.arg?.site ?? 0
    return one.arg.site.length
  }
  expect(depth(effect('dig', { site: 'camp' }) as EffectOf<DigOps>)).toBe(4)
})

const { game } = tiny({ first: did('it') })
const CARDS = { spade: { cost: 1, play: oneOf({ yes: did('dug'), no: all([]) }) } }

test('ops: a game is defined with its tables, and refuses an effect in them that no rule is for', () => {
  const define = (...tables: unknown[]): Game => defineGame({ ...game, rules: Object.fromEntries(game.rules) }, tables)
  expect(define(CARDS, [], null).rules.has('did')).toBe(true)
  const bad = { ...CARDS, pick: { cost: 2, play: [oneOf({ yes: all([effect('dig', { site: 'camp' })]) })] } }
  expect(() => define(CARDS, bad)).toThrow("no rule 'dig' in tiny, but an effect of that name")
  expect(() => define({ toll: pay({ coin: 1 }, did('paid')) })).toThrow("no rule 'pay' in tiny")
})
