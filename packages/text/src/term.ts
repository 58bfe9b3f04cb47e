// The values with which sentences are filled: plain data, the same for every language. The speaker turns them into
// words.

import type { Seat } from '@wayfare/kernel'

export type Terms = { readonly [name: string]: Term | boolean }
export type Term = string | number | Phrase | Counted | List | Player

/** An entry of a catalogue with its terms. `short` is the alternative for a button where the full text is too long. */
export type Phrase<K extends string = string> = { readonly key: K; readonly terms?: Terms; readonly short?: Phrase<K> }

/** A number of a noun: `2 tourists`. With `silent` only the form, without the number. */
export type Counted<K extends string = string> = {
  readonly noun: K
  readonly count: number
  readonly silent?: boolean
}

/**
 * How a list is joined: with `and` or `or`, or with commas or semicolons if the items are phrases themselves. `tally`
 * is for payments, which are an object of the verb in some languages and a list after a colon in others.
 */
export type Joint = 'and' | 'or' | 'tally' | 'commas' | 'semicolons'

/**
 * Equal items of a list are counted, unless it is `ordered`, that is, the order means something, such as which worker
 * has which seal.
 */
export type List = { readonly list: readonly Term[]; readonly joint: Joint; readonly ordered?: boolean }

export type Player = { readonly seat: Seat }
