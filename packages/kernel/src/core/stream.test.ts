import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, mix, next, pick, type Stream, stream } from './stream.ts'

const drawn = (s: Stream, count: number, n: number): number[] => Array.from({ length: count }, () => below(s, n))

/** The chi-square statistic of these counts, about one for each possible outcome if chance is fair. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Fair chance exceeds this bound about once in a hundred thousand tries. */
const bound = (outcomes: number): number => outcomes - 1 + 5 * Math.sqrt(2 * outcomes) + 10

test('stream: the same name gives the same numbers, on every machine', () => {
  const s = stream('wayfare')
  expect([next(s), next(s), next(s), next(s)]).toEqual([2666336373, 2737166470, 3056923901, 4109025345])
  expect(drawn(stream('dice'), 12, 6)).toEqual([1, 5, 5, 2, 3, 4, 0, 5, 4, 0, 4, 1])
})

test('stream: its whole state is four whole numbers, so that a copy in JSON goes on alike', () => {
  const s = stream('saved')
  for (let i = 0; i < 10; i++) next(s)
  const copy = JSON.parse(JSON.stringify(s)) as Stream
  expect(copy).toHaveLength(4)
  for (let i = 0; i < 100; i++) expect(next(copy)).toBe(next(s))
})

test('stream: numbers stay whole and within 32 bits for a long time', () => {
  const s = stream('long')
  const numbers = Array.from({ length: 10_000 }, () => next(s))
  expect(numbers.filter((n) => !Number.isInteger(n) || n < 0 || n > 0xffff_ffff)).toEqual([])
  for (const word of s) expect(word).toBe(word | 0)
})

test('stream: another name, however alike, gives unrelated numbers', () => {
  const a = stream('seed/0/die')
  const b = stream('seed/0/dif')
  let same = 0
  for (let i = 0; i < 1000; i++) if (below(a, 10) === below(b, 10)) same++
  expect(same).toBeGreaterThan(50)
  expect(same).toBeLessThan(150)
})

test('stream: below 1 is 0 and draws nothing', () => {
  const s = stream('one')
  expect(below(s, 1)).toBe(0)
  expect(s).toEqual(stream('one'))
})

test('stream: below takes 1 to 2 to the 31st and no other limit', () => {
  const s = stream('limits')
  const most = Array.from({ length: 200 }, () => below(s, 0x8000_0000))
  expect(Math.max(...most)).toBeLessThan(0x8000_0000)
  expect(Math.max(...most)).toBeGreaterThan(0x7000_0000)
  for (const n of [0, -1, 1.5, 0x8000_0001, Number.NaN, Number.POSITIVE_INFINITY, -0]) {
    expect(() => below(s, n)).toThrow(`cannot draw below ${n}`)
  }
})

test('stream: below stays below', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 0x8000_0000 }), (name, n) => {
      const s = stream(name)
      return drawn(s, 20, n).every((one) => one >= 0 && one < n)
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('stream: below is even, also just beside powers of two', () => {
  for (const n of [2, 3, 5, 6, 7, 8, 9, 10, 20, 33, 63, 64, 65, 100]) {
    const s = stream(`even ${n}`)
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < n * 400; i++) (counts[below(s, n)] as number)++
    expect(unevenness(counts), `below ${n}`).toBeLessThan(bound(n))
  }
})

test('stream: below is even where a remainder of 32 bits would not be', () => {
  // With a simple remainder of 32 random bits, the first third of this range would come up twice as often as the
  // others.
  const n = 0x6000_0000
  const s = stream('three quarters')
  const thirds = [0, 0, 0]
  for (let i = 0; i < 6000; i++) (thirds[Math.floor((below(s, n) * 3) / n)] as number)++
  expect(unevenness(thirds)).toBeLessThan(bound(3))
})

test('stream: one throw says nothing of the next', () => {
  const s = stream('pairs')
  const pairs = new Array<number>(36).fill(0)
  let before = below(s, 6)
  for (let i = 0; i < 20_000; i++) {
    const now = below(s, 6)
    ;(pairs[before * 6 + now] as number)++
    before = now
  }
  expect(unevenness(pairs)).toBeLessThan(bound(36))
})

test('stream: the first throws of neighbouring names are even', () => {
  const counts = new Array<number>(6).fill(0)
  for (let i = 0; i < 6000; i++) (counts[below(stream(`seed/${i}/die`), 6)] as number)++
  expect(unevenness(counts)).toBeLessThan(bound(6))
})

test('stream: mix permutes, in place, and hands the same list back', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer(), { maxLength: 30 }), (name, list) => {
      const mixed = list.slice()
      expect(mix(stream(name), mixed)).toBe(mixed)
      expect(mixed.slice().sort((a, b) => a - b)).toEqual(list.slice().sort((a, b) => a - b))
    }),
    { seed: 2, numRuns: 200 },
  )
})

test('stream: mix gives every order of four equally often', () => {
  const s = stream('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 24 * 300; i++) {
    const order = mix(s, [0, 1, 2, 3]).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(unevenness([...counts.values()])).toBeLessThan(bound(24))
})

test('stream: mix of none or one draws nothing', () => {
  const s = stream('few')
  expect(mix(s, [])).toEqual([])
  expect(mix(s, ['a'])).toEqual(['a'])
  expect(s).toEqual(stream('few'))
})

test('stream: pick takes one of the list, and refuses to pick from nothing', () => {
  const s = stream('pick')
  const seen = new Set(Array.from({ length: 100 }, () => pick(s, ['a', 'b', 'c'])))
  expect([...seen].sort()).toEqual(['a', 'b', 'c'])
  expect(() => pick(s, [])).toThrow('nothing to pick from')
})
