// What a catalogue is made of. An entry is an ICU message, or the forms of a noun where a language needs more than one. Texts use
// the typographic apostrophe (’): the straight one means something to ICU.

import type { Language } from './languages.ts'

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const
export type Case = (typeof CASES)[number]

/** The plural categories that whole numbers have in each language (CLDR). */
type Categories = { en: 'one' | 'other'; ru: 'one' | 'few' | 'many'; fr: 'one' | 'other'; pl: 'one' | 'few' | 'many' }

/** A noun by plural category; `one` is also how it stands without a number. */
export type Forms<L extends Language = Language> = { readonly [C in Categories[L]]: string } & {
  readonly other?: string
}

/**
 * By case, where a sentence asks for another than the nominative. A message says `{tourists_gen}`. Where nouns have articles and no
 * cases, `nom` is the label (`guardian`) and `acc` how it stands in a sentence (`the guardian`). An entry that has cases has every
 * one that some sentence asks for; a plain one answers to all.
 */
export type Cases<L extends Language = Language> = { readonly nom: string | Forms<L> } & {
  readonly [C in Exclude<Case, 'nom'>]?: string | Forms<L>
}

export type Entry<L extends Language = Language> = L extends Language ? string | Forms<L> | Cases<L> : never

/** Two levels: sections such as `facts` or `refusals`, and the entries in them. */
export type Catalogue = { readonly [section: string]: { readonly [key: string]: Entry } }

type Counted = Forms | { readonly nom: Forms }

/** The same keys as the English catalogue; what is counted in English has its forms in every language. */
export type Translation<C extends Catalogue, L extends Language> = {
  readonly [S in keyof C]: {
    readonly [K in keyof C[S]]: C[S][K] extends Counted ? Exclude<Entry<L>, string> : Entry<L>
  }
}

/** `facts.ready`, `refusals.KER-TURN`: what `say` takes. */
export type KeyOf<C> = C extends Catalogue
  ? { [S in keyof C & string]: `${S}.${keyof C[S] & string}` }[keyof C & string]
  : never
