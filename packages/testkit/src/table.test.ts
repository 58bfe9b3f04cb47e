import { kit } from '@wayfare/kit/testing'
import { expect, test } from 'vitest'
import { mismatch, table } from './table.ts'

const turn = () => table(kit, { draft: false, sellers: [{ hand: ['purse-a'], coin: 0 }] })

test('expect names what is not as it should be', () => {
  expect(() => turn().expect({ sellers: [{ coin: 3 }] })).toThrow('sellers[0].coin is 0, not 3')
  expect(() => turn().expect({ sellers: [{ hand: [] }] })).toThrow('sellers[0].hand is ["purse-a"], not []')
})

test('a wrong move, a wrong refusal and a missing offer fail', () => {
  expect(() => turn().play('end')).toThrow('KIT-TURN-02')
  expect(() => turn().refuses('draw', 'KIT-TURN-01')).toThrow("'draw' is offered")
  expect(() => turn().refuses('end', 'KIT-TURN-01')).toThrow("'end' is refused by KIT-TURN-02, not by KIT-TURN-01")
  expect(() => turn().offers(['end'])).toThrow("'end' is not among")
  expect(() => turn().offersOnly(['draw'])).toThrow('offered are')
  expect(() => turn().decides(1)).toThrow('it is up to 0, not 1')
  expect(() => turn().tells(0, { k: 'gain' })).toThrow('was not told')
})

test('a position that names nonsense is refused', () => {
  expect(() => table(kit, { sellers: [{ hand: ['no-card'] }] })).toThrow('sellers[0].hand[0]: "no-card" is no card')
  expect(() => table(kit, { weather: 'fine' })).toThrow('weather: there is no such field')
})

test('objects are compared as far as they are named, lists of plain values whole', () => {
  expect(mismatch({ a: 1 }, { a: 1, b: 2 }, '')).toBe('')
  expect(mismatch([1], [1, 2], '')).not.toBe('')
  expect(mismatch([{ a: 1 }], [{ a: 1 }, { a: 2 }], '')).toBe('')
  expect(mismatch([{ a: 1 }, { a: 3 }], [{ a: 1 }, { a: 2 }], '')).toBe('[1].a is 2, not 3')
  expect(mismatch([{}, { a: 2 }], [{ a: 1 }, { a: 2 }], '')).toBe('')
  expect(mismatch({ a: {} }, { a: {} }, '')).toBe('')
  expect(mismatch({ a: {} }, { a: { b: 1 } }, '')).toBe('a is {"b":1}, not empty')
  expect(mismatch({ a: { b: null } }, { a: { b: 0 } }, '')).toBe('a.b is 0, not null')
})
