// @module-tag slow
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { all, as, lanes, nothing, oneOf } from '../core/effects.ts'
import { factsFor } from '../core/events.ts'
import type { Source } from '../core/purse.ts'
import type { Asking } from '../core/rule.ts'
import type { Effect } from '../core/state.ts'
import { stateHash } from '../digest/hash.ts'
import type { Engine } from '../engine.ts'
import { effect } from '../testing/effect.ts'
import { allPayments, anyPrice, eachUseful, lightest, type PriceCase, total } from '../testing/prices.ts'
import {
  at,
  deny,
  did,
  gain,
  menu,
  moves,
  need,
  purseOf,
  started,
  type Tiny,
  type TinyParts,
  type TinyView,
  tiny,
} from '../testing/tiny.ts'
import { pay } from './pay.ts'
import { source } from './source.ts'

const COIN = source('coin', ['coin'], { takes: 'coin' })
const GEM = source('gem', ['coin', 'light'], { takes: 'gem', weight: 3 })
const PILOT = source('pilot', ['plane'], { takes: 'coin', each: 2, weight: 2 })
const BOOT = source('boot', ['boot'], { max: 1, weight: 2 })
const CAR = source('car', ['car'], { max: 1, weight: 3 })
const PLANE = source('plane', ['boot', 'car', 'plane'], { max: 1, weight: 9 })
const TWIN = source('twin', ['boot'], { max: 1, units: 2, weight: 5 })
const PURSE = purseOf([COIN, GEM, PILOT, BOOT, CAR, PLANE, TWIN])

/** Free actions: burn one coin or all, find one, and forbid the purchase. */
function aside(s: Tiny, by: number, asking: Asking): void {
  asking.offer('burn', all([need({ coin: 1 }), gain({ coin: -1 })]))
  asking.offer('burn all', gain({ coin: -(at(s, by).has.coin ?? 0) }))
  asking.offer('find', gain({ coin: 1 }))
  asking.offer('forbid', gain({ ban: 1 }))
}

const BOUGHT = all([did('acted'), did('bought')])

function shop(buy: Effect, has: Record<string, number>, more: Partial<TinyParts> = {}): [Engine<Tiny, TinyView>, Tiny] {
  const engine = tiny({
    first: menu({ buy }),
    purse: PURSE,
    setup: (s) => {
      at(s, 0).has = { ...has }
    },
    ...more,
  })
  return [engine, started(engine)]
}

test('pay: the whole proposal comes first, single sources afterwards', () => {
  const [engine, s] = shop(pay({ coin: 2, boot: 1 }, BOUGHT), { coin: 3, boot: 1, plane: 1 })
  engine.take(s, 0, 'buy')
  expect(moves(engine, s, 0)).toEqual(['pay coin+coin+boot', 'pay coin', 'pay boot', 'pay plane'])
})

test('pay: the whole proposal points at all that it takes', () => {
  const [engine, s] = shop(pay({ coin: 1, boot: 1 }, BOUGHT), { coin: 1, boot: 1 })
  engine.take(s, 0, 'buy')
  expect(engine.options(s, 0)[0]?.on).toEqual(['coin', 'boot'])
})

test('pay: a payment of a single use is offered once', () => {
  const [engine, s] = shop(pay({ boot: 1 }, BOUGHT), { boot: 1, plane: 1 })
  engine.take(s, 0, 'buy')
  expect(moves(engine, s, 0)).toEqual(['pay boot', 'pay plane'])
})

test('pay: what cannot be paid is refused, with the price and what is missing', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 1 })
  expect(moves(engine, s, 0)).toEqual(['end'])
  const params = { coin: 2, missing: ['coin'] }
  expect(engine.explain(s, 0, 'buy')).toEqual([{ move: 'buy', on: [], rule: 'KER-PAY', params }])
})

test('pay: two coins are not both price and pilot', () => {
  const [poor, few] = shop(pay({ coin: 2, plane: 1 }, BOUGHT), { coin: 3 })
  expect(moves(poor, few, 0)).toEqual(['end'])
  const [rich, enough] = shop(pay({ coin: 2, plane: 1 }, BOUGHT), { coin: 4 })
  expect(moves(rich, enough, 0)).toEqual(['buy', 'end'])
})

test('pay: what can be paid but not carried out is refused by the rule of what it buys', () => {
  const [engine, s] = shop(pay({ coin: 1 }, deny('TINY-FULL')), { coin: 1 })
  expect(engine.explain(s, 0, 'buy').map(({ rule }) => rule)).toEqual(['TINY-FULL'])
})

test('pay: a price of nothing is no question at all', () => {
  const [engine, s] = shop(pay({ coin: 0 }, BOUGHT), {})
  engine.take(s, 0, 'buy')
  expect(at(s, 0).did).toEqual(['acted', 'bought'])
})

test('pay: a unit of which none is owed cannot be paid', () => {
  const [engine, s] = shop(pay({ coin: 0, boot: 1 }, BOUGHT), { coin: 3, boot: 1 })
  engine.take(s, 0, 'buy')
  expect(moves(engine, s, 0)).toEqual(['pay boot'])
})

test('pay: nothing is spent while it is being collected', () => {
  const [engine, s] = shop(pay({ coin: 3 }, BOUGHT), { coin: 3, gem: 1 })
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay coin')
  engine.take(s, 0, 'pay coin')
  expect(at(s, 0)).toEqual({ has: { coin: 3, gem: 1 }, did: [] })
})

test('pay: what is only collected others do not read; what is spent they do', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2, gem: 1 })
  engine.take(s, 0, 'buy')
  const single = engine.take(s, 0, 'pay gem')
  expect(factsFor(single, 0)).toEqual([{ k: 'move', seat: 0, move: 'pay gem' }])
  expect(factsFor(single, 1)).toEqual([{ k: 'move', seat: 0 }])
  const spent = engine.take(s, 0, 'pay coin')
  expect(factsFor(spent, 1)).toContainEqual({ k: 'paid', seat: 0, with: ['gem', 'coin'], left: {} })
})

test('pay: the price is spent at once, before what it buys happens', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2, gem: 1 })
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay gem')
  engine.take(s, 0, 'pay coin')
  expect(at(s, 0)).toEqual({ has: { coin: 1, gem: 0 }, did: ['paid gem+coin', 'acted', 'bought'] })
})

test('pay: the whole proposal and its parts one by one come to the same', () => {
  const [engine, s] = shop(pay({ coin: 2, boot: 1 }, BOUGHT), { coin: 3, boot: 1 })
  const other = engine.clone(s)
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay coin+coin+boot')
  for (const move of ['buy', 'pay coin', 'pay coin', 'pay boot']) engine.take(other, 0, move)
  expect(other.seats).toEqual(s.seats)
})

test('pay: after a part the proposal is what is still open', () => {
  const [engine, s] = shop(pay({ coin: 3 }, BOUGHT), { coin: 2, gem: 2 })
  engine.take(s, 0, 'buy')
  expect(moves(engine, s, 0)).toEqual(['pay coin+coin+gem', 'pay coin', 'pay gem'])
  engine.take(s, 0, 'pay gem')
  expect(moves(engine, s, 0)).toEqual(['pay coin+coin', 'pay coin', 'pay gem'])
  engine.take(s, 0, 'pay gem')
  expect(moves(engine, s, 0)).toEqual(['pay coin'])
})

test('pay: a source that would strand the rest is refused', () => {
  // The gem is the only light: used as a coin it would leave the light unpaid.
  const [engine, s] = shop(pay({ coin: 1, light: 1 }, BOUGHT), { coin: 2, gem: 1 })
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay gem')
  expect(moves(engine, s, 0)).toEqual(['pay coin'])
  const [tight, t] = shop(pay({ coin: 1, plane: 1 }, BOUGHT), { coin: 3 })
  tight.take(t, 0, 'buy')
  tight.take(t, 0, 'pay coin')
  expect(moves(tight, t, 0)).toEqual(['pay pilot'])
  expect(tight.explain(t, 0, 'pay coin').map(({ rule }) => rule)).toEqual(['KER-PAY'])
})

test('pay: once the plane is in, boot and car are both still free to choose', () => {
  const [engine, s] = shop(pay({ boot: 1, car: 1 }, BOUGHT), { boot: 1, car: 1, plane: 1 })
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay plane')
  expect(moves(engine, s, 0).sort()).toEqual(['pay boot', 'pay car'])
  engine.take(s, 0, 'pay car')
  expect(at(s, 0).did).toContain('paid plane+car')
})

test('pay: a single may be chosen where the proposal pays its unit out of a larger use', () => {
  const both = source('both', ['boot', 'car'], { max: 1, units: 2, weight: 1 })
  const [engine, s] = shop(
    pay({ boot: 1, car: 1 }, BOUGHT),
    { boot: 1, car: 1, both: 1 },
    { purse: purseOf([both, BOOT, CAR]) },
  )
  engine.take(s, 0, 'buy')
  expect(moves(engine, s, 0).sort()).toEqual(['pay boot', 'pay both', 'pay car'])
})

test('pay: what would be paid for nothing is refused', () => {
  const [engine, s] = shop(pay({ boot: 1, coin: 1 }, BOUGHT), { boot: 1, plane: 1, coin: 1 })
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay boot')
  expect(moves(engine, s, 0)).toEqual(['pay coin'])
  expect(engine.explain(s, 0, 'plane').map(({ rule }) => rule)).toEqual(['KER-PAY'])
})

test('pay: a source that pays for less than it could leaves room for another, whichever is named first', () => {
  for (const order of [
    ['pay twin', 'pay boot', 'pay coin'],
    ['pay boot', 'pay twin', 'pay coin'],
    ['pay boot', 'pay coin', 'pay twin'],
  ]) {
    const [engine, s] = shop(pay({ boot: 2, coin: 1 }, BOUGHT), { boot: 1, twin: 1, coin: 1 })
    engine.take(s, 0, 'buy')
    const events = order.flatMap((move) => engine.take(s, 0, move))
    const paid = order.map((move) => move.slice('pay '.length))
    expect(events.map(({ fact }) => fact)).toContainEqual({ k: 'paid', seat: 0, with: paid, left: { twin: 1 } })
  }
})

test('pay: units that were not needed are told to whoever spends', () => {
  const [engine, s] = shop(pay({ boot: 1 }, BOUGHT), { twin: 1 })
  engine.take(s, 0, 'buy')
  const events = engine.take(s, 0, 'pay twin')
  expect(events.map(({ fact }) => fact)).toContainEqual({ k: 'paid', seat: 0, with: ['twin'], left: { twin: 1 } })
})

test('pay: whoever spends hears what it was for', () => {
  const costs: unknown[] = []
  const recordingPurse = { ...PURSE, spend: (...args: Parameters<typeof PURSE.spend>) => void costs.push(args[5]) }
  const [engine, s] = shop(pay({ boot: 1 }, BOUGHT), { twin: 1 }, { purse: recordingPurse })
  for (const move of ['buy', 'pay twin']) engine.take(s, 0, move)
  expect(costs).toEqual([{ boot: 1 }])
})

test('pay: as soon as the units suffice it is spent, even where dearer sources cost nothing in weight', () => {
  // The proposal may use weightless sources; what has been collected is enough without them.
  const free = (id: string, covers: string[]) => source(id, covers, { max: 1, weight: 0 })
  const list = [free('abc', ['a', 'b', 'c']), free('a', ['a']), free('b', ['b']), free('c', ['c'])]
  const has = { abc: 1, a: 1, b: 1, c: 1 }
  const [engine, s] = shop(pay({ a: 1, b: 1, c: 1 }, BOUGHT), has, { purse: purseOf(list) })
  for (const move of ['buy', 'pay abc', 'pay a', 'pay b']) engine.take(s, 0, move)
  expect(at(s, 0).did).toEqual(['paid abc+a+b', 'acted', 'bought'])
})

test('pay: there is no way back while it can be paid', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2, gem: 1 }, { aside })
  engine.take(s, 0, 'buy')
  expect(moves(engine, s, 0)).not.toContain('withdraw')
  engine.take(s, 0, 'pay coin')
  expect(moves(engine, s, 0)).not.toContain('withdraw')
})

test('pay: an aside that leaves enough leaves what was collected', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 3 }, { aside })
  for (const move of ['buy', 'pay coin', 'burn']) engine.take(s, 0, move)
  expect(moves(engine, s, 0)[0]).toBe('pay coin')
  engine.take(s, 0, 'pay coin')
  expect(at(s, 0).did).toEqual(['paid coin+coin', 'acted', 'bought'])
})

test('pay: an aside that spends what was collected makes it begin again, if the whole can be paid otherwise', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2, gem: 2 }, { aside })
  for (const move of ['buy', 'pay coin', 'burn all']) engine.take(s, 0, move)
  expect(moves(engine, s, 0).slice(0, 2)).toEqual(['pay gem+gem', 'pay gem'])
  engine.take(s, 0, 'pay gem')
  engine.take(s, 0, 'pay gem')
  expect(at(s, 0)).toEqual({ has: { coin: 0, gem: 0 }, did: ['paid gem+gem', 'acted', 'bought'] })
})

test('pay: only withdrawing is left where an aside has spent what nothing replaces', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2 }, { aside })
  for (const move of ['buy', 'pay coin', 'burn']) engine.take(s, 0, move)
  const payments = engine.options(s, 0).filter((option) => !option.aside)
  expect(payments.map((option) => option.move)).toEqual(['withdraw'])
})

test('pay: what is withdrawn drops all that hung on it, and spends nothing', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2 }, { aside })
  for (const move of ['buy', 'burn', 'withdraw']) engine.take(s, 0, move)
  expect(at(s, 0)).toEqual({ has: { coin: 1 }, did: [] })
  expect(engine.question(s, 0)?.op).toBe('menu')
  expect(s.core.stack).toHaveLength(1)
})

test('pay: what does not hang on it stays when it is withdrawn', () => {
  const [engine, s] = shop(all([pay({ coin: 2 }, BOUGHT), did('afterwards')]), { coin: 2 }, { aside })
  for (const move of ['buy', 'burn', 'withdraw']) engine.take(s, 0, move)
  expect(at(s, 0).did).toEqual(['afterwards'])
})

test('pay: a question whose payment is withdrawn is asked again', () => {
  const grant = oneOf({ cheap: pay({ coin: 1 }, did('cheap')), dear: pay({ coin: 2 }, did('dear')) })
  const [engine, s] = shop(grant, { coin: 2 }, { aside })
  for (const move of ['buy', 'dear', 'burn', 'withdraw']) engine.take(s, 0, move)
  expect(engine.options(s, 0).flatMap(({ move, aside: free }) => (free ? [] : [move]))).toEqual(['cheap'])
  for (const move of ['cheap', 'pay coin']) engine.take(s, 0, move)
  expect(at(s, 0).did).toEqual(['paid coin', 'cheap'])
  expect(s.core.stack.map(({ op }) => op)).toEqual(['menu'])
})

test('pay: a question that was asked again after a withdrawal is not answered by the price of an aside', () => {
  const grant = oneOf({ dear: pay({ coin: 2 }, did('dear')), none: nothing })
  const [engine, s] = shop(
    grant,
    { coin: 2 },
    {
      aside: (t, by, asking) => {
        aside(t, by, asking)
        asking.offer('treat', pay({ coin: 1 }, did('treated')))
      },
    },
  )
  for (const move of ['buy', 'dear', 'burn', 'withdraw', 'treat', 'pay coin']) engine.take(s, 0, move)
  expect(engine.question(s, 0)?.op).toBe('one-of')
  engine.take(s, 0, 'none')
  expect(engine.question(s, 0)?.op).toBe('menu')
})

test('pay: while it is paid, the question that led to it comes later', () => {
  const grant = oneOf({ cheap: pay({ coin: 1 }, did('cheap')), dear: pay({ coin: 2 }, did('dear')) })
  const [engine, s] = shop(grant, { coin: 3 })
  for (const move of ['buy', 'dear']) engine.take(s, 0, move)
  expect(engine.explain(s, 0, 'cheap').map(({ rule }) => rule)).toEqual(['KER-FIRST'])
})

test('pay: only withdrawing is left where an aside has taken away what it buys', () => {
  const free: Effect = effect('free')
  const [engine, s] = shop(
    pay({ coin: 1 }, all([free, did('bought')])),
    { coin: 2, gem: 1 },
    {
      aside,
      rules: { free: { can: (t, by, _, inquiry) => !at(t, by).has.ban || inquiry.no('TINY-BAN') } },
    },
  )
  for (const move of ['buy', 'forbid']) engine.take(s, 0, move)
  expect(moves(engine, s, 0).filter((move) => /pay|withdraw/.test(move))).toEqual(['withdraw'])
  expect(engine.explain(s, 0, 'pay coin').map(({ rule }) => rule)).toEqual(['TINY-BAN'])
})

test('pay: what became impossible becomes possible again, and then there is no withdrawing', () => {
  const [engine, s] = shop(pay({ coin: 2 }, BOUGHT), { coin: 2 }, { aside })
  for (const move of ['buy', 'burn', 'find']) engine.take(s, 0, move)
  expect(moves(engine, s, 0).filter((move) => /pay|withdraw/.test(move))).toEqual(['pay coin+coin', 'pay coin'])
})

test('pay: an aside with a price of its own is paid in between, and the first price is asked again', () => {
  const [engine, s] = shop(
    pay({ coin: 2 }, did('bought')),
    { coin: 3 },
    {
      aside: (_s, _by, asking) => void asking.offer('treat', pay({ coin: 1 }, did('treated'))),
    },
  )
  for (const move of ['buy', 'pay coin', 'treat', 'pay coin', 'pay coin']) engine.take(s, 0, move)
  expect(at(s, 0)).toEqual({ has: { coin: 0 }, did: ['paid coin', 'treated', 'paid coin+coin', 'bought'] })
})

test('pay: another seat pays from its own purse', () => {
  const [engine, s] = shop(as(1, pay({ coin: 2 }, did('bought'))), { coin: 9 })
  expect(engine.explain(s, 0, 'buy').map(({ rule }) => rule)).toEqual(['KER-PAY'])
  at(s, 1).has.coin = 2
  engine.take(s, 0, 'buy')
  engine.take(s, 1, 'pay coin+coin')
  expect([at(s, 0).has.coin, at(s, 1).has.coin]).toEqual([9, 0])
  expect(at(s, 1).did).toEqual(['paid coin+coin', 'bought'])
})

test('pay: in one look at prices of several seats each is held against its own purse', () => {
  const price = pay({ coin: 2 }, nothing)
  const engine = tiny({
    first: menu({ mine: price, yours: as(1, price), both: all([price, as(1, price)]), again: price }),
    purse: PURSE,
    setup: (s) => {
      at(s, 0).has = { coin: 2 }
    },
  })
  expect(moves(engine, started(engine), 0)).toEqual(['mine', 'again', 'end'])
})

test('pay: each of several seats that act at once pays from its own purse', () => {
  const engine = tiny({
    first: lanes(pay({ coin: 1 }, did('bought'))),
    purse: PURSE,
    setup: (s) => {
      at(s, 0).has = { coin: 1 }
      at(s, 1).has = { gem: 1 }
    },
  })
  const s = started(engine)
  engine.take(s, 1, 'pay gem')
  engine.take(s, 0, 'pay coin')
  expect(s.seats.map(({ did }) => did)).toEqual([
    ['paid coin', 'bought'],
    ['paid gem', 'bought'],
  ])
})

test('pay: what is bought may be a choice', () => {
  const [engine, s] = shop(pay({ coin: 1 }, oneOf({ left: did('left'), right: deny('TINY-NO') })), { coin: 1 })
  engine.take(s, 0, 'buy')
  engine.take(s, 0, 'pay coin')
  expect(moves(engine, s, 0)).toEqual(['left'])
})

// The following tests use random prices and compare with an enumerator that tries everything; SOAK=1 runs more of them.

const { SOAK } = process.env

function buying({ cost, sources, holds }: PriceCase): [Engine<Tiny, TinyView>, Tiny] {
  return shop(pay(cost, did('bought')), holds, {
    purse: {
      sources: () => sources,
      holds: () => holds,
      spend: (s, by, uses) => void at(s, by).did.push(uses.join('+')),
    },
  })
}

const priced = anyPrice.filter(({ cost }) => total(cost) > 0)

test('pay: an action is offered exactly where its price can be paid', () => {
  fc.assert(
    fc.property(priced, (price) => {
      const [engine, s] = buying(price)
      expect(moves(engine, s, 0).includes('buy')).toBe(lightest({ ...price, paid: [] }) !== undefined)
    }),
    { seed: 1, numRuns: SOAK ? 400 : 200 },
  )
})

test('pay: whatever part is paid first, the rest can be paid, and what was paid covers the price', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }), (price, picks) => {
      const [engine, s] = buying(price)
      if (lightest({ ...price, paid: [] }) === undefined) return
      engine.take(s, 0, 'buy')
      for (const pick of picks) {
        if (engine.question(s, 0)?.op === 'menu') break
        const offered = engine.options(s, 0)
        expect(offered.map(({ move }) => move)).not.toContain('withdraw')
        expect(offered.length).toBeGreaterThan(0)
        engine.take(s, 0, (offered[pick % offered.length] as { move: string }).move)
      }
      const [uses, bought] = at(s, 0).did as [string, string]
      expect(bought).toBe('bought')
      expect(lightest({ ...price, paid: uses.split('+') })).toBe(0)
    }),
    { seed: 2, numRuns: SOAK ? 500 : 250 },
  )
})

test('pay: a single source is offered exactly where it pays for something and the rest can be paid after it', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }), (drawn, picks) => {
      // A proposal may contain more than necessary if that has no weight; real sources always have some weight.
      const sources = drawn.sources.map((one) => ({ ...one, weight: one.weight + 1 }))
      const price = { ...drawn, sources }
      const { cost } = price
      const [engine, s] = buying(price)
      if (lightest({ ...price, paid: [] }) === undefined) return
      engine.take(s, 0, 'buy')
      const paid: string[] = []
      for (const pick of picks) {
        if (engine.question(s, 0)?.op === 'menu') return
        const singles = engine.options(s, 0).filter(({ on }) => on.length === 1)
        const pays = (id: string) =>
          lightest({ ...price, paid: [...paid, id] }) !== undefined && eachUseful(cost, sources, [...paid, id])
        const expected = sources.map(({ id }) => id).filter(pays)
        expect(singles.map(({ on }) => on[0]).sort()).toEqual(expected.sort())
        const next = singles[pick % singles.length]
        if (!next) return
        engine.take(s, 0, next.move)
        paid.push(next.on[0] as string)
      }
    }),
    { seed: 3, numRuns: SOAK ? 600 : 300 },
  )
})

test('pay: the parts of a payment are taken in any order, until they cover the price', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (drawn, keys) => {
      const price = { ...drawn, sources: drawn.sources.map((one) => ({ ...one, weight: one.weight + 1 })) }
      for (const uses of allPayments(price)) {
        const order = shuffled(uses, keys)
        const [engine, s] = buying(price)
        engine.take(s, 0, 'buy')
        const paid: string[] = []
        for (const id of order) {
          if (engine.question(s, 0)?.op === 'menu') break
          engine.take(s, 0, `pay ${id}`)
          paid.push(id)
        }
        expect(at(s, 0).did).toEqual([paid.join('+'), 'bought'])
      }
    }),
    { seed: 6, numRuns: SOAK ? 300 : 150 },
  )
})

test('pay: every payment is taken whole and in any order, and nothing else is', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (drawn, keys) => {
      const price = { ...drawn, sources: drawn.sources.map((one) => ({ ...one, weight: one.weight + 1 })) }
      if (lightest({ ...price, paid: [] }) === undefined) return
      const [engine, s] = buying(price)
      engine.take(s, 0, 'buy')
      const payments = allPayments(price).map((uses) => uses.slice().sort().join('+'))
      const parts = new Set(payments.flatMap((whole) => partsOf(whole.split('+'))))
      for (const uses of someUses(price.sources, total(price.cost))) {
        const move = `pay ${shuffled(uses, keys).join('+')}`
        const sorted = uses.slice().sort().join('+')
        const option = engine.meant(s, 0, engine.options(s, 0), move)
        expect([move, option?.then.op]).toEqual([
          move,
          payments.includes(sorted) ? 'spend' : parts.has(sorted) ? 'collect' : undefined,
        ])
        expect(option?.on.slice().sort().join('+') ?? sorted).toBe(sorted)
        expect(engine.explain(s, 0, move).map(({ rule }) => rule)).toEqual(option ? [] : ['KER-PAY'])
      }
    }),
    { seed: 8, numRuns: SOAK ? 200 : 100 },
  )
})

/** Returns every list that lacks at least one of these uses. */
function partsOf(uses: readonly string[]): string[] {
  return Array.from({ length: 2 ** uses.length - 1 }, (_, bits) =>
    uses
      .filter((_, i) => bits & (1 << i))
      .sort()
      .join('+'),
  )
}

/** Returns all lists of at most `most` uses, regardless of order, payable or not. */
function someUses(sources: readonly Source[], most: number): string[][] {
  if (most === 0) return []
  return sources.flatMap(({ id }, i) => [[id], ...someUses(sources.slice(i), most - 1).map((rest) => [id, ...rest])])
}

test('pay: a whole payment in parts of one’s own choice is one move, with one text for each set of parts', () => {
  const things = { coin: 2, gem: 1, boot: 1, plane: 1 }
  for (const [move, text] of [
    ['pay plane+coin+gem', 'pay coin+gem+plane'],
    ['pay gem+plane+coin', 'pay coin+gem+plane'],
    ['pay boot+coin+coin', 'pay coin+coin+boot'],
  ] as const) {
    const [engine, s] = shop(pay({ coin: 2, boot: 1 }, BOUGHT), things)
    engine.take(s, 0, 'buy')
    expect(factsFor(engine.take(s, 0, move), 1)[0]).toEqual({ k: 'move', seat: 0, move: text })
    expect(at(s, 0).did).toEqual([`paid ${text.slice('pay '.length)}`, 'acted', 'bought'])
  }
})

test('pay: two that would each pay the whole price are taken if they are named together', () => {
  const pair = source('pair', ['boot'], { max: 1, units: 2 })
  const [engine, s] = shop(pay({ boot: 2 }, BOUGHT), { twin: 1, pair: 1 }, { purse: purseOf([TWIN, pair]) })
  engine.take(s, 0, 'buy')
  const events = engine.take(s, 0, 'pay pair+twin')
  const paid = { k: 'paid', seat: 0, with: ['twin', 'pair'], left: { twin: 1, pair: 1 } }
  expect(events.map(({ fact }) => fact)).toContainEqual(paid)
})

test('pay: several parts of a payment may be named at once, and the rest afterwards', () => {
  const [engine, s] = shop(pay({ coin: 2, boot: 1 }, BOUGHT), { coin: 2, gem: 1, boot: 1 })
  engine.take(s, 0, 'buy')
  expect(factsFor(engine.take(s, 0, 'pay gem+boot'), 1)).toEqual([{ k: 'move', seat: 0 }])
  expect(moves(engine, s, 0)).toEqual(['pay coin'])
  expect(engine.explain(s, 0, 'pay coin+coin').map(({ rule }) => rule)).toEqual(['KER-PAY'])
  engine.take(s, 0, 'pay coin')
  expect(at(s, 0).did[0]).toBe('paid gem+boot+coin')
})

/** Returns the list sorted by these keys. */
function shuffled<T>(list: readonly T[], keys: readonly number[]): T[] {
  return list
    .map((item, i) => ({ item, key: keys[i] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

test('pay: asking and explaining change nothing', () => {
  fc.assert(
    fc.property(priced, (price) => {
      const [engine, s] = buying(price)
      if (moves(engine, s, 0).includes('buy')) engine.take(s, 0, 'buy')
      const before = stateHash(s)
      engine.options(s, 0)
      engine.refusals(s, 0)
      for (const { id } of price.sources) engine.explain(s, 0, `pay ${id}`)
      expect(stateHash(s)).toBe(before)
    }),
    { seed: 4, numRuns: 100 },
  )
})

test('pay: every source that is not offered says why', () => {
  fc.assert(
    fc.property(priced, (price) => {
      const [engine, s] = buying(price)
      if (!moves(engine, s, 0).includes('buy')) return
      engine.take(s, 0, 'buy')
      const offered = new Set(engine.options(s, 0).flatMap(({ on }) => on))
      for (const { id } of price.sources) {
        expect(engine.explain(s, 0, id)[0]?.rule === 'KER-PART', id).toBe(offered.has(id))
      }
    }),
    { seed: 5, numRuns: SOAK ? 300 : 150 },
  )
})

test('pay: what cannot be bought for another reason says that one, whatever it costs', () => {
  const engine = tiny({
    first: oneOf({ dear: pay({ coin: 9 }, deny('R1')), poor: pay({ coin: 9 }, nothing) }),
    purse: purseOf([]),
  })
  const s = started(engine)
  expect(engine.refusals(s, 0).map(({ move, rule }) => [move, rule])).toEqual([
    ['dear', 'R1'],
    ['poor', 'KER-PAY'],
  ])
})
