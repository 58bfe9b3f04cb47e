// What a position may hold, as data: each game describes its fields with these words. The testkit checks positions by them and lists
// them, so that what is promised and what is checked cannot differ.

import type { Json, TableOptions, Value } from '@wayfare/kernel'

type Shape =
  | { readonly is: 'text' }
  | { readonly is: 'flag' }
  /** `claim`: so many of these pieces are named by it. */
  | { readonly is: 'count'; readonly min: number; readonly max: number; readonly claim: string | null }
  /** `what` names the ids where they are listed. `claim`: the piece that is named by an id; null where it is none. */
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
  /** `set`: nothing twice, in any order. `part`: it names the end of a longer list, or some of it. */
  | {
      readonly is: 'list'
      readonly of: Field
      readonly min: number
      readonly max: number
      readonly set: boolean
      readonly part: 'end' | 'some' | null
    }
  /** A list with a field of its own for each place. `whole`: none may be left off. */
  | { readonly is: 'row'; readonly of: readonly Field[]; readonly what: string; readonly whole: boolean }
  /** `needs`: what must be named. `just`: what is not named is not there. */
  | {
      readonly is: 'record'
      readonly fields: Readonly<Record<string, Field>>
      readonly what: string
      readonly needs: readonly string[]
      readonly just: boolean
    }
  /** It is printed, and cannot be laid; `instead` says where it comes from. */
  | { readonly is: 'told'; readonly instead: string }

type Claim = (id: string) => string | null
/** `says`: a sentence. `begins`: it says how the table comes about, and cannot be read off the table. */
export type Field = Shape & { readonly says?: string; readonly begins?: true }

export type PositionFields = {
  readonly fields: Readonly<Record<string, Field>>
  /** How many there are of a piece; of those that are not named there is one. */
  readonly pieces: Readonly<Record<string, number>>
  /** What no field can say by itself: the field that is wrong, and why; nothing if all is well. */
  together?(position: { readonly [key: string]: Json }): readonly [path: string, why: string] | undefined
}
export type FieldsAt = (table: TableOptions) => PositionFields

/** As long as a list may be where nothing bounds it. */
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
  /** One of these words or numbers, which are no pieces. */
  one: (of: readonly Value[], what: string): Field => ({ is: 'one', of, what, claim: nothing }),
  /** A piece: it can be in one place only. */
  piece: (of: readonly Value[], what: string, claim: Claim = itself): Field => ({
    is: 'one',
    of,
    what,
    claim,
  }),
  /** The same, or null. */
  maybe: (of: Field): Field => ({ is: 'maybe', of }),
  /** A text of these. `printed`: so many at the beginning are no pieces. */
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
  /** For each place a field of its own, and all of them named. */
  row: (of: readonly Field[], what: string): Field => ({ is: 'row', of, what, whole: true }),
  /** The same, and the last ones may be left off. */
  each: (of: readonly Field[], what: string): Field => ({ is: 'row', of, what, whole: false }),
  record: (
    fields: Readonly<Record<string, Field>>,
    what: string,
    { needs = [], just = false }: RecordManner = {},
  ): Field => ({ is: 'record', fields, what, needs, just }),
  /** By name the same for all of these. */
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
