// What sentences are filled with: plain data, the same for every language. The speaker turns it into words.

import type { Seat } from '@wayfare/kernel'

export type Terms = { readonly [name: string]: Term | boolean }
export type Term = string | number | Phrase | Counted | List | Player

/** An entry of a catalogue, and what fills it. `short`: what a button says if this is too long for one. */
export type Phrase<K extends string = string> = { readonly key: K; readonly terms?: Terms; readonly short?: Phrase<K> }

/** So many of a noun: `2 tourists`. `silent`: the form alone, without the number. */
export type Counted<K extends string = string> = {
  readonly noun: K
  readonly count: number
  readonly silent?: boolean
}

/**
 * `and` and `or` as the language joins them; commas or semicolons where the items are phrases themselves. `tally`: what is paid, an
 * object of the verb in some languages and a list after a colon in others.
 */
export type Joint = 'and' | 'or' | 'tally' | 'commas' | 'semicolons'

/** What is equal in it is counted, unless the order says something: which worker has which seal. */
export type List = { readonly list: readonly Term[]; readonly joint: Joint; readonly ordered?: boolean }

export type Player = { readonly seat: Seat }
