// The types of catalogues. An entry is an ICU message, or a set of forms of a noun if a language needs them. Texts use
// the typographic apostrophe (’), because the straight one is a quoting character in ICU messages.

import type { Language } from './languages.ts'

export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const
export type Case = (typeof CASES)[number]

/** The plural categories that whole numbers have in each language (CLDR). */
type Categories = { en: 'one' | 'other'; ru: 'one' | 'few' | 'many'; fr: 'one' | 'other'; pl: 'one' | 'few' | 'many' }

/** The forms of a noun by plural category; `one` also serves without a number. */
export type Forms<L extends Language = Language> = { readonly [C in Categories[L]]: string } & {
  readonly other?: string
}

/**
 * The forms of a noun by case, for languages in which a sentence asks for another case than the nominative: a message
 * says `{tourists_gen}`. In languages with articles and without cases, `nom` is the label (`guardian`) and `acc` the
 * form in a sentence (`the guardian`). An entry with cases must have every case that some sentence asks for; a plain
 * entry serves for all.
 */
export type Cases<L extends Language = Language> = { readonly nom: string | Forms<L> } & {
  readonly [C in Exclude<Case, 'nom'>]?: string | Forms<L>
}

export type Entry<L extends Language = Language> = L extends Language ? string | Forms<L> | Cases<L> : never

/** A catalogue has two levels: sections such as `facts` or `refusals`, and their entries. */
export type Catalogue = { readonly [section: string]: { readonly [key: string]: Entry } }

type Counted = Forms | { readonly nom: Forms }

/** A translation has the same keys as the English catalogue, and plural forms wherever English has them. */
export type Translation<C extends Catalogue, L extends Language> = {
  readonly [S in keyof C]: {
    readonly [K in keyof C[S]]: C[S][K] extends Counted ? Exclude<Entry<L>, string> : Entry<L>
  }
}

/** A key such as `facts.ready` or `refusals.KER-TURN`, as passed to `say`. */
export type KeyOf<C> = C extends Catalogue
  ? { [S in keyof C & string]: `${S}.${keyof C[S] & string}` }[keyof C & string]
  : never
