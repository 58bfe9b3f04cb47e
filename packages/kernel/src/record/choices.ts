// A table's options as data: forms, schemas, the command line and request checks all read the same list.

import type { Params, RuleId } from '../core/names.ts'

export type Value = string | number | boolean
export type TableChoice = {
  readonly values: readonly Value[]
  readonly default: Value
  /** The choice applies only while each of these others (or `players`) has one of these values. */
  readonly when?: Readonly<Record<string, readonly Value[]>>
  /** Set for a choice between readings of an unclear rule, which few tables will change. */
  readonly ruling?: true
  /** Set if the values are seat numbers: only seats at the table can be chosen. */
  readonly seats?: true
}
export type Choices = Readonly<Record<string, TableChoice>>
/** The set-up of a table: the number of players, and a value for every choice that applies. */
export type TableOptions = { readonly players: number } & { readonly [choice: string]: Value }

/** Describes the tables at which a game can be played. */
export interface TableChoices {
  readonly id: string
  readonly players: readonly [min: number, max: number]
  /** Each choice with its values, its default, and the tables to which it applies. */
  readonly choices: Choices
  /** Returns why these options cannot be combined; undefined if they can. */
  unfit?(table: TableOptions): { readonly rule: RuleId; readonly params?: Params } | undefined
}

export class BadTable extends Error {
  readonly rule: RuleId | undefined
  readonly params: Params

  constructor(message: string, rule?: RuleId, params: Params = {}) {
    super(message)
    this.name = 'BadTable'
    this.rule = rule
    this.params = params
  }
}

/** Checks the options somebody asked for and fills in the defaults. */
export function fillTableOptions(game: TableChoices, given: unknown): TableOptions {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw new BadTable('a table is an object')
  const wanted = given as Record<string, unknown>
  const [min, max] = game.players
  const players = wanted.players === undefined ? min : wanted.players
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    throw new BadTable(`players: ${game.id} takes ${min} to ${max}, not ${JSON.stringify(players)}`)
  }
  const table: Record<string, Value> & { players: number } = { players }
  for (const [name, choice] of Object.entries(game.choices)) {
    const value = wanted[name]
    if (!applies(choice, table)) {
      if (value !== undefined) throw new BadTable(`${name}: does not apply to this table`)
      continue
    }
    if (value !== undefined && !choice.values.includes(value as Value)) {
      throw new BadTable(`${name}: ${JSON.stringify(value)} is none of ${choice.values.join(', ')}`)
    }
    table[name] = (value as Value | undefined) ?? choice.default
  }
  for (const name of Object.keys(wanted)) {
    if (name !== 'players' && !Object.hasOwn(game.choices, name))
      throw new BadTable(`${name}: ${game.id} has no such option`)
  }
  const unfit = game.unfit?.(table)
  if (unfit) throw new BadTable(`these options do not go together: ${unfit.rule}`, unfit.rule, unfit.params)
  return table
}

function applies(choice: TableChoice, table: TableOptions): boolean {
  for (const [name, values] of Object.entries(choice.when ?? {})) {
    const value = table[name]
    if (value === undefined || !values.includes(value)) return false
  }
  return true
}
