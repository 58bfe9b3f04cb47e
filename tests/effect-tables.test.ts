// Every game registers all its effect tables with `defineGame`, so that an effect without a rule is found as soon as
// the game is loaded.

import { defineGame, type Game, type GameParts, type State } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { arkham } from '../packages/games/arkham/src/game.ts'
import * as arkhamTables from '../packages/games/arkham/src/tables.ts'
import { TABLES as ARNAK, arnak } from '../packages/games/arnak/src/game.ts'
import * as arnakTables from '../packages/games/arnak/src/tables.ts'
import { TABLES as DARWIN, darwin } from '../packages/games/darwin/src/game.ts'
import * as darwinTables from '../packages/games/darwin/src/tables.ts'

type Given = {
  game: Game
  given: readonly unknown[]
  tables: object
  besides: readonly string[]
  ops: readonly string[]
}

type Rules = GameParts<State, unknown>['rules']

/**
 * `besides` lists other parts of the data, and those that Alfred carries out without rules. `ops` are some that occur
 * in the data.
 */
const GAMES: readonly Given[] = [
  { game: arkham as Game, given: [], tables: arkhamTables, besides: [], ops: [] },
  { game: arnak as Game, given: ARNAK, tables: arnakTables, besides: [], ops: ['gain', 'hammer', 'rescue', 'unslot'] },
  {
    game: darwin as Game,
    given: DARWIN,
    tables: darwinTables,
    besides: ['SEA', 'ISLANDS', 'STOPS', 'ALFRED_BOARDS', 'BONUS_CARDS'],
    ops: ['copy-crew', 'deliver-again', 'choose', 'camp', 'reactivate', 'study-museum'],
  },
]

/** True if the game is refused with these rules and tables. */
const isRefused = (game: Game, rules: Rules, tables: readonly unknown[]): boolean => {
  try {
    defineGame({ ...game, rules }, tables)
    return false
  } catch (error) {
    expect((error as Error).message).toMatch(/^no rule '[a-z-]+' in [a-z]+, but an effect of that name$/)
    return true
  }
}

const without = (rules: Rules, op: string): Rules => {
  const { [op]: _left, ...others } = rules
  return others
}

test.each(GAMES)('$game.id is not defined without the rule of an effect in its tables', ({ game, given, ops }) => {
  const rules = Object.fromEntries(game.rules)
  expect(isRefused(game, rules, given)).toBe(false)
  const needed = Object.keys(rules).filter((op) => isRefused(game, without(rules, op), given))
  expect(needed).toEqual(expect.arrayContaining([...ops]))
})

test.each(GAMES)('$game.id is given every table that holds effects', ({ game, given, tables, besides }) => {
  const holding = Object.entries(tables).filter(([, table]) => isRefused(game, {}, [table]))
  const left = holding.filter(([name, table]) => !given.includes(table) && !besides.includes(name))
  expect(left.map(([name]) => name)).toEqual([])
})
