import { expect, test } from 'vitest'
import type { RuleId } from '../core/names.ts'
import type { Game } from '../game.ts'
import { BadTable, type Choices, fillTableOptions, type TableOptions } from './choices.ts'

const CHOICES: Choices = {
  side: { values: ['bird', 'snake'], default: 'bird' },
  rounds: { values: [3, 5], default: 5 },
  rival: { values: [0, 1, 2], default: 1, when: { players: [1] } },
  cruel: { values: [false, true], default: false, when: { rival: [1, 2], side: ['snake'] } },
}

function game(unfit?: (table: TableOptions) => { rule: RuleId; params?: { most: number } } | undefined): Game {
  return { id: 'toy', players: [1, 4], choices: CHOICES, ...(unfit ? { unfit } : {}) } as unknown as Game
}

const fill = (given: unknown) => fillTableOptions(game(), given)

test('choices: an empty table gets the fewest players and every default that applies', () => {
  expect(fill({})).toEqual({ players: 1, side: 'bird', rounds: 5, rival: 1 })
})

test('choices: what was asked for is kept, the rest filled in', () => {
  expect(fill({ players: 3, side: 'snake' })).toEqual({ players: 3, side: 'snake', rounds: 5 })
})

test('choices: false and 0 are values and not gaps', () => {
  expect(fill({ side: 'snake', cruel: false })).toMatchObject({ cruel: false })
  expect(fill({ rival: 0 })).toEqual({ players: 1, side: 'bird', rounds: 5, rival: 0 })
})

test('choices: one that hangs on others applies once each of them has such a value', () => {
  expect(fill({ side: 'snake', rival: 2, cruel: true })).toMatchObject({ cruel: true })
  expect(fill({ side: 'snake', rival: 0 })).not.toHaveProperty('cruel')
})

test('choices: one that hangs on a choice which does not apply does not apply either', () => {
  expect(fill({ players: 2, side: 'snake' })).not.toHaveProperty('cruel')
  expect(() => fill({ players: 2, side: 'snake', cruel: true })).toThrow('cruel: does not apply')
})

test('choices: one that does not apply is refused even with its default value', () => {
  expect(() => fill({ players: 2, rival: 1 })).toThrow('rival: does not apply to this table')
})

test('choices: a value that is none of those listed is refused, with the list', () => {
  expect(() => fill({ rounds: 4 })).toThrow('rounds: 4 is none of 3, 5')
  for (const rounds of ['5', null, [5], true, {}, Number.NaN]) expect(() => fill({ rounds })).toThrow(BadTable)
})

test('choices: a name that the game does not know is refused', () => {
  expect(() => fill({ sides: 'bird' })).toThrow('sides: toy has no such option')
})

test('choices: names that every object inherits are no options of the game', () => {
  for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
    expect(() => fill({ [name]: 1 }), name).toThrow(`${name}: toy has no such option`)
  }
  expect(() => fill(JSON.parse('{"__proto__":1}'))).toThrow('__proto__: toy has no such option')
})

test('choices: too few, too many, half and unnumbered players are refused', () => {
  for (const players of [0, 5, -1, 1.5, '2', Number.NaN, true, []]) {
    expect(() => fill({ players }), String(players)).toThrow('players: toy takes 1 to 4')
  }
})

test('choices: a table is an object', () => {
  for (const given of [undefined, null, 3, 'x', []]) expect(() => fill(given)).toThrow('a table is an object')
})

test('choices: options that do not go together are refused by the rule that says so', () => {
  const picky = game((table) => (table.players === 4 ? { rule: 'TOY-TABLE-01', params: { most: 3 } } : undefined))
  expect(fillTableOptions(picky, { players: 3 }).players).toBe(3)
  try {
    fillTableOptions(picky, { players: 4 })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(BadTable)
    expect(error).toMatchObject({ name: 'BadTable', rule: 'TOY-TABLE-01', params: { most: 3 } })
  }
})

test('choices: what does not fit is judged with the defaults filled in', () => {
  let seen: TableOptions | undefined
  fillTableOptions(
    game((table) => {
      seen = table
      return undefined
    }),
    { players: 2 },
  )
  expect(seen).toEqual({ players: 2, side: 'bird', rounds: 5 })
})

test('choices: filling a filled table changes nothing', () => {
  const once = fill({ side: 'snake' })
  expect(fill(once)).toEqual(once)
})

test('choices: what was given is left as it was', () => {
  const given = { players: 2 }
  fill(given)
  expect(given).toEqual({ players: 2 })
})
