// A vocabulary for describing the fields of a position as data. The testkit both checks positions by these descriptions
// and prints them, so that documentation and check cannot differ.

import type { Json, TableOptions, Value } from '@wayfare/kernel'

type Shape =
  | { readonly is: 'text' }
  | { readonly is: 'flag' }
  /** A number. `claim` is the piece of which it counts copies. */
  | { readonly is: 'count'; readonly min: number; readonly max: number; readonly claim: string | null }
  /**
   * One of several values. `what` describes them where they are listed. `claim` returns the piece that an id names, or
   * null if it is none.
   */
  | { readonly is: 'one'; readonly of: readonly Value[]; readonly what: string; readonly claim: Claim }
  | { readonly is: 'maybe'; readonly of: Field }
  | {
      readonly is: 'letters'
      readonly of: string
      readonly min: number
      readonly max: number
      readonly claim: Claim
      readonly printed: number
    }
  /** A list. `set`: no value twice, in any order. `part`: it may name only the end, or only some, of the real list. */
  | {
      readonly is: 'list'
      readonly of: Field
      readonly min: number
      readonly max: number
      readonly set: boolean
      readonly part: 'end' | 'some' | null
    }
  /** A list with its own field for each place. `whole`: no place may be left out. */
  | { readonly is: 'row'; readonly of: readonly Field[]; readonly what: string; readonly whole: boolean }
  /** An object. `needs` lists the names that are required. With `just`, everything not named is absent. */
  | {
      readonly is: 'record'
      readonly fields: Readonly<Record<string, Field>>
      readonly what: string
      readonly needs: readonly string[]
      readonly just: boolean
    }
  /** A field that is printed but cannot be set; `instead` says which field determines it. */
  | { readonly is: 'told'; readonly instead: string }

type Claim = (id: string) => string | null
/**
 * `says` is a sentence of documentation. `begins`: the field controls how the table is set up and cannot be read from
 * the table.
 */
export type Field = Shape & { readonly says?: string; readonly begins?: true }

export type PositionFields = {
  readonly fields: Readonly<Record<string, Field>>
  /** How many of each piece exist; one of each piece that is not listed. */
  readonly pieces: Readonly<Record<string, number>>
  /** Checks conditions between fields: returns the wrong field and the reason, or undefined. */
  together?(position: { readonly [key: string]: Json }): readonly [path: string, why: string] | undefined
}
export type FieldsAt = (table: TableOptions) => PositionFields

/** The longest list where nothing else limits it. */
export const MANY = 200
const itself: Claim = (id) => id
const nothing: Claim = () => null
type ListManner = {
  readonly min?: number
  readonly max?: number
  readonly set?: boolean
  readonly part?: 'end' | 'some'
}
type RecordManner = { readonly needs?: readonly string[]; readonly just?: boolean }

export const field = {
  text: (): Field => ({ is: 'text' }),
  flag: (): Field => ({ is: 'flag' }),
  count: (min: number, max: number, claim: string | null = null): Field => ({ is: 'count', min, max, claim }),
  /** One of these words or numbers, which are not pieces. */
  one: (of: readonly Value[], what: string): Field => ({ is: 'one', of, what, claim: nothing }),
  /** A piece, which can be in one place only. */
  piece: (of: readonly Value[], what: string, claim: Claim = itself): Field => ({
    is: 'one',
    of,
    what,
    claim,
  }),
  /** The value or null. */
  maybe: (of: Field): Field => ({ is: 'maybe', of }),
  /** A text of these letters, of which the first `printed` ones are not pieces. */
  letters: (of: string, min: number, max: number, claim: Claim = nothing, printed = 0): Field => ({
    is: 'letters',
    of,
    min,
    max,
    claim,
    printed,
  }),
  list: (of: Field, { min = 0, max = MANY, set = false, part }: ListManner = {}): Field => ({
    is: 'list',
    of,
    min,
    max,
    set,
    part: part ?? null,
  }),
  /** A list with its own field for each place, all of which are required. */
  row: (of: readonly Field[], what: string): Field => ({ is: 'row', of, what, whole: true }),
  /** A list with its own field for each place, of which the last ones may be left out. */
  each: (of: readonly Field[], what: string): Field => ({ is: 'row', of, what, whole: false }),
  record: (
    fields: Readonly<Record<string, Field>>,
    what: string,
    { needs = [], just = false }: RecordManner = {},
  ): Field => ({ is: 'record', fields, what, needs, just }),
  /** An object with the same field for each of these names. */
  by: (keys: readonly string[], of: Field, what: string, { just = false }: RecordManner = {}): Field => ({
    is: 'record',
    fields: Object.fromEntries(keys.map((key) => [key, of])),
    what,
    needs: [],
    just,
  }),
  told: (instead: string): Field => ({ is: 'told', instead }),
  saying: (says: string, of: Field): Field => ({ ...of, says }),
  beginning: (says: string, of: Field): Field => ({ ...of, says, begins: true }),
}
