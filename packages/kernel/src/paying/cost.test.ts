// @module-tag slow
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amounts, type Cost, type Funds, fundsOf, type Source } from '../core/purse.ts'
import {
  anyPrice,
  countOf,
  eachUseful,
  lightest,
  total,
  unitsCover,
  unitsOf,
  usesCover,
  within,
} from '../testing/prices.ts'
import { affordable, cheapest, covers, eachPays, exchangeable, leftovers, missing } from './cost.ts'
import { mixedSource, source } from './source.ts'

function funds(sources: readonly Source[], holds: Amounts = {}): Funds {
  return fundsOf({ sources: () => sources, holds: () => holds, spend: () => {} }, null, 0)
}

const COIN = source('coin', ['coin'], { takes: 'coin' })
const PILOT = source('pilot', ['plane'], { takes: 'coin', each: 2, weight: 2 })

test('cost: two coins are not both price and pilot', () => {
  const seat = (coin: number) => funds([COIN, PILOT], { coin })
  expect(affordable({ coin: 2 }, seat(2))).toBe(true)
  expect(affordable({ plane: 1 }, seat(2))).toBe(true)
  expect(affordable({ coin: 2, plane: 1 }, seat(2))).toBe(false)
  expect(affordable({ coin: 2, plane: 1 }, seat(3))).toBe(false)
  expect(affordable({ coin: 2, plane: 1 }, seat(4))).toBe(true)
})

test('cost: a source gives one unit, takes nothing, lasts without end and weighs one, unless it says otherwise', () => {
  const covers = ['boot']
  const plain = {
    units: 1,
    gives: [{ id: 'boot', covers }],
    takes: null,
    each: 1,
    max: Number.MAX_SAFE_INTEGER,
    weight: 1,
  }
  expect(source('boot', ['boot'], {})).toEqual({
    ...plain,
    id: 'boot',
    covers: ['boot'],
    thing: -1,
    move: 'pay boot',
    on: ['boot'],
  })
  expect(source('boot', ['boot'], { weight: 0, max: 2 })).toMatchObject({ weight: 0, max: 2, units: 1 })
})

test('cost: the proposal is the lightest way and not the first', () => {
  const dear = source('dear', ['boot'], { max: 1, weight: 9 })
  const cheap = source('cheap', ['boot'], { max: 1, weight: 2 })
  expect(cheapest({ boot: 1 }, funds([dear, cheap]), [])?.uses).toEqual(['cheap'])
})

test('cost: one use that gives two units is lighter than two that give one', () => {
  const boot = source('boot', ['boot'], { takes: 'boot', weight: 2 })
  const twin = source('twin', ['boot'], { max: 1, units: 2, weight: 3 })
  expect(cheapest({ boot: 2 }, funds([boot, twin], { boot: 5 }), [])?.uses).toEqual(['twin'])
  expect(
    cheapest({ boot: 3 }, funds([boot, twin], { boot: 5 }), [])
      ?.uses.slice()
      .sort(),
  ).toEqual(['boot', 'twin'])
})

test('cost: what is left of a use pays for another unit that it may stand for', () => {
  const plane = source('plane', ['boot', 'car'], { max: 1, units: 2, weight: 5 })
  const way = cheapest({ car: 1, boot: 1 }, funds([plane]), [])
  expect(way).toMatchObject({ uses: ['plane'], needs: ['car'] })
})

test('cost: units that differ pay each for itself', () => {
  const knife = mixedSource('knife', [['car'], ['ship']], { max: 1 })
  const book = mixedSource('book', [['car'], ['ship']], { max: 1 })
  expect(affordable({ car: 1, ship: 1 }, funds([knife]))).toBe(true)
  expect(affordable({ car: 2 }, funds([knife]))).toBe(false)
  expect(cheapest({ car: 2 }, funds([knife, book]), [])?.uses).toEqual(['knife', 'book'])
  expect(leftovers({ car: 2 }, [knife, book], ['book', 'knife'])).toEqual({ knife: 1, book: 1 })
  expect(knife).toMatchObject({ covers: ['car', 'ship'], units: 2 })
})

test('cost: nothing owed is paid with nothing', () => {
  expect(affordable({}, funds([]))).toBe(true)
  expect(affordable({ coin: 0 }, funds([]))).toBe(true)
  expect(cheapest({}, funds([COIN], { coin: 3 }), [])).toMatchObject({ uses: [], needs: [] })
  expect(leftovers({}, [COIN], [])).toEqual({})
})

test('cost: what nothing covers cannot be paid', () => {
  expect(affordable({ ship: 1 }, funds([COIN], { coin: 9 }))).toBe(false)
  expect(cheapest({ ship: 1 }, funds([COIN], { coin: 9 }), [])).toBeUndefined()
})

test('cost: a source is used no more often than its max, even where it bears the name of what is owed', () => {
  const once = source('coin', ['coin'], { takes: 'coin', max: 1 })
  expect(cheapest({ coin: 2 }, funds([once], { coin: 5 }), [])).toBeUndefined()
  expect(affordable({ coin: 2 }, funds([once], { coin: 5 }))).toBe(false)
})

test('cost: a source pays only what it covers, even where it bears the name of what is owed', () => {
  const misnamed = source('coin', ['gem'], { takes: 'coin' })
  expect(affordable({ coin: 1 }, funds([misnamed], { coin: 5 }))).toBe(false)
})

test('cost: what was paid with counts, and so does what it has taken', () => {
  const seat = funds([COIN, PILOT], { coin: 3 })
  expect(affordable({ coin: 1, plane: 1 }, seat, ['coin'])).toBe(true)
  expect(affordable({ coin: 1, plane: 1 }, seat, ['coin', 'coin'])).toBe(false)
  expect(cheapest({ coin: 1, plane: 1 }, seat, ['coin'])?.uses).toEqual(['pilot'])
})

test('cost: a payment that names what is not there cannot be finished', () => {
  expect(affordable({ coin: 1 }, funds([COIN], { coin: 3 }), ['ghost'])).toBe(false)
  expect(cheapest({ coin: 1 }, funds([COIN], { coin: 3 }), ['ghost'])).toBeUndefined()
})

test('cost: what a use gives beyond the cost is left over, by source', () => {
  const twin = source('twin', ['boot'], { max: 2, units: 2 })
  expect(leftovers({ boot: 3 }, [twin], ['twin', 'twin'])).toEqual({ twin: 1 })
  expect(leftovers({ boot: 2 }, [twin], ['twin'])).toEqual({})
  expect(leftovers({ boot: 3 }, [twin], ['twin'])).toBeUndefined()
})

test('cost: a thing that several sources take is read once for all of them', () => {
  const seat = funds([COIN, PILOT, source('gem', ['coin'], { takes: 'gem' })], { coin: 4, gem: 2, map: 7 })
  expect(seat.sources.map(({ thing }) => seat.stock[thing])).toEqual([4, 4, 2])
  expect(COIN.thing).toBe(PILOT.thing)
  expect(source('card', ['boot'], { max: 1 }).thing).toBe(-1)
})

test('cost: what the seat does not hold at all counts as none of it', () => {
  expect(affordable({ coin: 1 }, funds([COIN]))).toBe(false)
})

// The following tests compare the search with an enumerator that tries everything.

const { SOAK } = process.env
const RUNS = { seed: 7, numRuns: SOAK ? 2000 : 800 }

test('cost: affordable says yes exactly where some way to pay exists', () => {
  fc.assert(
    fc.property(anyPrice, (one) => {
      const seat = funds(one.sources, one.holds)
      expect(affordable(one.cost, seat, one.paid)).toBe(lightest(one) !== undefined)
      expect(affordable(one.cost, seat)).toBe(lightest({ ...one, paid: [] }) !== undefined)
    }),
    RUNS,
  )
})

test('cost: cheapest finds a way exactly where one exists, and none is lighter', () => {
  fc.assert(
    fc.property(anyPrice, (one) => {
      const way = cheapest(one.cost, funds(one.sources, one.holds), one.paid)
      const weightOf = (id: string) => (one.sources.find((source) => source.id === id) as Source).weight
      expect(way?.uses.reduce((sum, id) => sum + weightOf(id), 0)).toBe(lightest(one))
    }),
    RUNS,
  )
})

test('cost: what cheapest proposes can be paid and covers, and each use covers the need it is named for', () => {
  fc.assert(
    fc.property(anyPrice, (one) => {
      const way = cheapest(one.cost, funds(one.sources, one.holds), one.paid)
      if (!way) return
      const all = [...one.paid, ...way.uses]
      const uses = countOf(one.sources, all)
      expect(within(one, uses)).toBe(true)
      expect(covers(one.cost, one.sources, all)).toBe(true)
      expect(way.needs).toHaveLength(way.uses.length)
      for (const [i, id] of way.uses.entries()) {
        expect(one.sources.find((source) => source.id === id)?.covers).toContain(way.needs[i])
      }
    }),
    RUNS,
  )
})

test('cost: covers says yes exactly where the units can be matched', () => {
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, paid }) => {
      const uses = countOf(sources, paid)
      expect(covers(cost, sources, paid)).toBe(usesCover(cost, sources, uses))
    }),
    RUNS,
  )
})

test('cost: leftovers are all that was not needed, and what is not left over covers the cost', () => {
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, paid }) => {
      const left = leftovers(cost, sources, paid)
      expect(left !== undefined).toBe(covers(cost, sources, paid))
      if (!left) return
      const uses = countOf(sources, paid)
      const given = sources.map((one, i) => unitsOf(one, uses[i] as number))
      const used = given.map((units, i) => units.length - (left[(sources[i] as Source).id] ?? 0))
      expect(used.every((count) => count >= 0)).toBe(true)
      expect(used.reduce((sum, count) => sum + count, 0)).toBe(total(cost))
      expect(someOf(given, used).some((units) => unitsCover(cost, units))).toBe(true)
    }),
    RUNS,
  )
})

/** Returns every way to take the given number of items from each of these lists. */
function someOf<T>(lists: readonly (readonly T[])[], counts: readonly number[]): T[][] {
  return lists.reduce<T[][]>(
    (ways, list, i) => ways.flatMap((way) => sublists(list, counts[i] as number).map((more) => [...way, ...more])),
    [[]],
  )
}

function sublists<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  if (count === list.length || new Set(list).size === 1) return [list.slice(0, count)]
  const [first, ...rest] = list as [T, ...T[]]
  return [...sublists(rest, count - 1).map((more) => [first, ...more]), ...sublists(rest, count)]
}

test('cost: each of several uses pays for a unit of its own exactly where the uses can be matched', () => {
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, paid }) => {
      expect(eachPays(cost, sources, paid)).toBe(eachUseful(cost, sources, paid))
    }),
    RUNS,
  )
})

test('cost: if every use can pay for something, none of them is left over whole', () => {
  const twin = source('twin', ['boot'], { max: 1, units: 2 })
  const boot = source('boot', ['boot'], { max: 1 })
  expect(leftovers({ boot: 2 }, [twin, boot], ['twin', 'boot'])).toEqual({ twin: 1 })
  expect(leftovers({ boot: 2 }, [twin, boot], ['boot', 'twin'])).toEqual({ twin: 1 })
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, paid }) => {
      const left = leftovers(cost, sources, paid)
      if (!left || !eachUseful(cost, sources, paid)) return
      for (const { id, units } of sources) {
        const count = paid.filter((other) => other === id).length
        expect(left[id] ?? 0).toBeLessThanOrEqual(count * (units - 1))
      }
    }),
    RUNS,
  )
})

test('cost: what can take the place of a proposed use leaves a way to pay the rest', () => {
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, holds, paid }) => {
      const seat = funds(sources, holds)
      const way = cheapest(cost, seat, paid)
      if (!way) return
      for (const [i, { id }] of sources.entries()) {
        if (way.uses.includes(id) || !exchangeable(i, seat, paid, way)) continue
        expect(lightest({ cost, sources, holds, paid: [...paid, id] })).toBeDefined()
      }
    }),
    RUNS,
  )
})

test('cost: looking at prices leaves what the seat holds as it was', () => {
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, holds, paid }) => {
      const seat = funds(sources, holds)
      const before = seat.stock.slice()
      affordable(cost, seat)
      affordable(cost, seat, paid)
      cheapest(cost, seat, paid)
      covers(cost, sources, paid)
      leftovers(cost, sources, paid)
      expect(seat.stock).toEqual(before)
    }),
    { seed: 8, numRuns: SOAK ? 1000 : 400 },
  )
})

test('cost: one look does not disturb the next', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, (one, other) => {
      const seat = funds(one.sources, one.holds)
      const first = cheapest(one.cost, seat, one.paid)
      const copy = first && { uses: first.uses.slice(), needs: first.needs.slice(), left: first.left.slice() }
      affordable(other.cost, funds(other.sources, other.holds), other.paid)
      cheapest(other.cost, funds(other.sources, other.holds), other.paid)
      leftovers(other.cost, other.sources, other.paid)
      expect(first).toEqual(copy)
      expect(cheapest(one.cost, seat, one.paid)).toEqual(copy)
    }),
    { seed: 9, numRuns: SOAK ? 600 : 300 },
  )
})

test('cost: a price that was looked at before is answered as if it were new', () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, (one, other) => {
      const seat = funds(one.sources, one.holds)
      for (const cost of [one.cost, other.cost, one.cost, other.cost])
        expect(affordable(cost, seat)).toBe(affordable({ ...cost }, funds(one.sources, one.holds)))
    }),
    { seed: 10, numRuns: SOAK ? 600 : 300 },
  )
})

test('cost: what is missing is named unit by unit', () => {
  expect(missing({ coin: 3, boot: 1 }, funds([COIN], { coin: 1 }))).toEqual(['coin', 'coin', 'boot'])
  expect(missing({ coin: 2, plane: 1 }, funds([COIN, PILOT], { coin: 3 }))).toEqual(['plane'])
})

test('cost: without what is missing the price can be paid, and not with less off', () => {
  fc.assert(
    fc.property(anyPrice, ({ cost, sources, holds }) => {
      const payable = (rest: Cost) => lightest({ cost: rest, sources, holds, paid: [] }) !== undefined
      fc.pre(!payable(cost))
      const short = missing(cost, funds(sources, holds))
      expect(payable(short.reduce(without, cost))).toBe(true)
      for (const rest of reduced(cost, short.length - 1)) expect(payable(rest)).toBe(false)
    }),
    { seed: 7, numRuns: 400 },
  )
})

const without = (cost: Cost, unit: string): Cost => ({ ...cost, [unit]: (cost[unit] as number) - 1 })

/** Returns every way to reduce the cost by this number of units. */
function reduced(cost: Cost, count: number): Cost[] {
  if (count === 0) return [cost]
  return Object.keys(cost)
    .filter((unit) => (cost[unit] as number) > 0)
    .flatMap((unit) => reduced(without(cost, unit), count - 1))
}
