// Tests setting up positions, with the kit's game and with fields made for the purpose.

import type { Json } from '@wayfare/kernel'
import { kit } from '@wayfare/kit/testing'
import { expect, test } from 'vitest'
import type { TestedGame } from '../tested-game.ts'
import { nearest } from './bad-position.ts'
import { checkFields } from './check.ts'
import { describeFields } from './describe.ts'
import { type Field, field } from './fields.ts'
import { layPosition, printPosition } from './lay-position.ts'

const refused = (fields: Record<string, Field>, position: Record<string, Json>, pieces = {}): string => {
  try {
    checkFields({ fields, pieces }, position)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('each kind of field refuses what it cannot hold', () => {
  const { by, count, each, flag, letters, list, maybe, one, record, row, text, told } = field
  const cases: readonly [Field, Json, string | RegExp][] = [
    [text(), 4, 'a: 4 is not a text'],
    [flag(), 'true', 'a: "true" is not true or false'],
    [count(1, 5), 6, 'a: 6 is not a whole number from 1 to 5'],
    [count(0, 5), 1.5, 'a: 1.5 is not a whole number from 0 to 5'],
    [count(0, 5), -0, /^a: .* is not a whole number/],
    [one(['red', 'blue'], 'colour'), 'rod', 'a: "rod" is no colour; did you mean red? it may be red, blue'],
    [one(['red', 'blue'], 'colour'), null, 'a: null is no colour; it may be red, blue'],
    [maybe(count(0, 1)), 'x', 'a: "x" is not a whole number from 0 to 1'],
    [letters('gb', 2, 3), 'gx', 'a: "gx" is not 2 to 3 of the letters g b'],
    [letters('gb', 2, 3), 'g', /^a: "g" is not/],
    [list(count(0, 1), { max: 1 }), [0, 1], 'a: [0,1] is not a list of up to 1'],
    [list(count(0, 1)), [0, 2], 'a[1]: 2 is not a whole number from 0 to 1'],
    [list(count(0, 1), { set: true }), [0, 0], 'a[1]: 0 is named twice'],
    [row([flag(), text()], 'both'), [true], 'a: [true] is not a list of 2: both'],
    [each([flag()], 'the seats'), [true, true], 'a[1]: there is no such place; there are 1: the seats'],
    [
      record({ coin: count(0, 1) }, 'purse'),
      { con: 1 },
      'a.con: there is no such field; did you mean coin? there is coin',
    ],
    [record({ coin: count(0, 1) }, 'purse', { needs: ['coin'] }), {}, /^a.coin: is missing/],
    [record({}, 'purse'), [], 'a: [] is not an object: purse'],
    [by(['x', 'y'], flag(), 'places'), { constructor: true }, /^a.constructor: there is no such field/],
    [told('it follows'), 1, 'a: is told and cannot be laid: it follows'],
  ]
  for (const [of, value, line] of cases) expect(refused({ a: of }, { a: value })).toMatch(line)
  const good: readonly [Field, Json][] = [
    [maybe(text()), null],
    [letters('gb', 0, 3), ''],
    [each([flag(), flag()], 'the seats'), [true]],
    [record({ coin: count(0, 1) }, 'purse'), {}],
  ]
  for (const [of, value] of good) expect(refused({ a: of }, { a: value })).toBe('')
})

test('a piece lies in one place, and there are only so many', () => {
  const { count, letters, list, piece } = field
  const fields = {
    hand: list(piece(['hat', 'axe'], 'card')),
    deck: list(piece(['hat', 'axe'], 'card')),
    coins: count(0, 9, 'coin'),
    row: letters('g', 0, 6, () => 'seal', 1),
  }
  expect(refused(fields, { hand: ['hat'], deck: ['axe', 'hat'] })).toBe(
    'deck[1]: there is only one hat, and hand[0] has it',
  )
  expect(refused(fields, { coins: 3 }, { coin: 2 })).toBe('coins: there are only 2 of coin')
  expect(refused(fields, { coins: 2 }, { coin: 2 })).toBe('')
  // The first letter is printed on the board and so is no piece.
  expect(refused(fields, { row: 'ggg' }, { seal: 2 })).toBe('')
  expect(refused(fields, { row: 'gggg' }, { seal: 2 })).toBe('row: there are only 2 of seal')
})

test('what does not lie as it was said is refused', () => {
  const forgetful = (forget: (p: Record<string, Json>) => Json): TestedGame<never, never> =>
    ({
      ...kit,
      positions: { ...kit.positions, put: (p: Json, t: never) => kit.positions.put(forget({ ...(p as object) }), t) },
    }) as never
  const position = { draft: false, round: 2, deck: ['map-a', 'map-b'], sellers: [{ coin: 4, hand: ['twin-a'] }] }
  expect(() =>
    layPosition(
      forgetful((p) => p),
      position,
    ),
  ).not.toThrow()
  const faults: readonly [(p: Record<string, Json>) => Json, string][] = [
    [(p) => ({ ...p, round: 1 }), 'round: cannot be 2 beside the rest of this position: it would be 1'],
    [(p) => ({ ...p, deck: ['map-b', 'map-a'] }), 'deck[0]: cannot be "map-a"'],
    [(p) => ({ ...p, sellers: [{ coin: 5, hand: ['twin-a'] }] }), 'sellers[0].coin: cannot be 4'],
    [(p) => ({ ...p, sellers: [{ coin: 4, hand: ['twin-a', 'twin-b'] }] }), 'sellers[0].hand: cannot be ["twin-a"]'],
  ]
  for (const [fault, line] of faults) expect(() => layPosition(forgetful(fault), position)).toThrow(line)
})

test('what is printed is laid as it is or not at all', () => {
  const { state } = layPosition(kit, { draft: false })
  const printed = printPosition(kit, state) as Record<string, Json>
  const exact = printed.exact as Record<string, Json>
  expect(layPosition(kit, printed).state).toEqual(state)
  expect(layPosition(kit, { exact }).state).toEqual(state)
  const bad: readonly [Record<string, Json>, string][] = [
    [{ ...printed, round: 2 }, 'round: is not as in exact.state'],
    [{ ...printed, seed: 'a' }, 'seed: is not as in exact.state'],
    [{ exact: { ...exact, hash: '0' } }, 'exact.hash: is not that of exact.state'],
    [{ exact: { ...exact, rules: 'kit 1' } }, 'exact.rules: "kit 1" is not kit 2'],
    [{ exact: { ...exact, more: 1 } }, 'exact: is not an object with rules, hash, state'],
    [{ exact: null }, 'exact: is not an object'],
  ]
  for (const [position, line] of bad) expect(() => layPosition(kit, position)).toThrow(line)
})

test('fields are described by path, with the ids they may have', () => {
  const { count, each, list, maybe, one, record, saying } = field
  const seat = record({ coin: count(0, 9), gem: count(0, 9), hat: maybe(one(['bowler'], 'hat')) }, 'a seat')
  const fields = { seats: each([seat, seat], 'both'), row: saying('from the left', list(one(['x', 'y'], 'card'))) }
  expect(describeFields({ fields, pieces: {} })).toEqual({
    fields: {
      seats: 'a list of up to 2: both',
      'seats[]': 'an object: a seat',
      'seats[].{coin gem}': 'a whole number from 0 to 9',
      'seats[].hat': 'one of hat, or null',
      row: 'a list of card; from the left',
    },
    ids: { hat: ['bowler'], card: ['x', 'y'] },
  })
})

test('the nearest name is found for a slip, and none for anything else', () => {
  expect([nearest('circel', ['circle', 'square']), nearest('exlorers', ['explorers'])]).toEqual(['circle', 'explorers'])
  expect(nearest('dragons', ['draft', 'deck'])).toBeUndefined()
})
