import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, NotJson } from './json.ts'

class Coin {
  readonly worth = 1
}

test('canonical: fields are written in the order of their names, at every depth', () => {
  expect(canonical({ b: 1, a: { d: [2, { f: 3, e: 4 }], c: null } })).toBe(
    '{"a":{"c":null,"d":[2,{"e":4,"f":3}]},"b":1}',
  )
})

test('canonical: names that look like numbers are in text order too', () => {
  expect(canonical({ 10: 'x', 9: 'y', a: 'z' })).toBe('{"10":"x","9":"y","a":"z"}')
})

test('canonical: names beyond ASCII are in the order of their code units, whatever the locale', () => {
  expect(canonical({ я: 1, z: 2, é: 3, Z: 4 })).toBe('{"Z":4,"z":2,"é":3,"я":1}')
})

test('canonical: the order of a list is kept', () => {
  expect(canonical([3, 1, 2])).toBe('[3,1,2]')
})

test('canonical: a field set to undefined is an error and not left out', () => {
  expect(() => canonical({ a: undefined })).toThrow('state.a holds undefined')
})

test('canonical: what is not plain JSON is refused, with the path to it', () => {
  const wrong: [unknown, string][] = [
    [{ core: { piles: new Map() } }, 'state.core.piles holds Map'],
    [{ made: new Date(0) }, 'state.made holds Date'],
    [{ seats: [1, { coin: Number.NaN }] }, 'state.seats[1].coin holds NaN'],
    [[[Number.POSITIVE_INFINITY]], 'state[0][0] holds Infinity'],
    [{ owed: -0 }, 'state.owed holds -0'],
    [{ run: () => 1 }, 'state.run holds function'],
    [{ hand: [new Coin()] }, 'state.hand[0] holds Coin'],
    [{ seen: new Set() }, 'state.seen holds Set'],
    [{ bytes: new Uint8Array(2) }, 'state.bytes holds Uint8Array'],
    [{ big: 1n }, 'state.big holds bigint'],
    [{ mark: Symbol('x') }, 'state.mark holds symbol'],
    [[undefined], 'state[0] holds undefined'],
  ]
  for (const [value, message] of wrong) {
    expect(() => canonical(value)).toThrow(NotJson)
    expect(() => canonical(value)).toThrow(message)
  }
})

test('canonical: a hole in a list is refused, as undefined is', () => {
  const holed: unknown[] = ['a']
  holed[2] = 'c'
  expect(() => canonical({ list: holed })).toThrow('state.list[1] holds undefined')
  expect(() => canonical(new Array(1))).toThrow(NotJson)
})

test('canonical: an object without a prototype is as plain as any', () => {
  expect(canonical(Object.assign(Object.create(null), { b: 1, a: 2 }))).toBe('{"a":2,"b":1}')
})

test('canonical: a field called __proto__ is a field', () => {
  expect(canonical(JSON.parse('{"__proto__":1,"a":2}'))).toBe('{"__proto__":1,"a":2}')
})

test('canonical: the path begins with the name that the caller gives', () => {
  expect(() => canonical({ x: Number.NaN }, 'table')).toThrow('table.x holds NaN')
})

test('canonical: reads back as the value it was made from', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }), (value) => {
      const plain = JSON.parse(JSON.stringify(value))
      expect(JSON.parse(canonical(plain))).toEqual(plain)
    }),
    { seed: 1, numRuns: 150 },
  )
})

test('canonical: the order in which fields were set does not matter', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.string(), fc.integer()), { selector: ([name]) => name, maxLength: 8 })
  fc.assert(
    fc.property(entries, (fields) => {
      expect(canonical(Object.fromEntries(fields.slice().reverse()))).toBe(canonical(Object.fromEntries(fields)))
    }),
    { seed: 2, numRuns: 300 },
  )
})
