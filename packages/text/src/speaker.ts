// Says what a key means in one language. Whoever asks for a key, a term or a case that is not there gets an error, not a gap.

import type { Case, Cases, Catalogue, Entry, Forms, KeyOf } from './catalogue.ts'
import type { Language } from './languages.ts'
import { messageOf, typeset } from './message.ts'
import { OWN_TEXTS, type OwnKey } from './own/index.ts'
import type { Counted, Joint, List, Term, Terms } from './term.ts'

export interface Speaker<K extends string = string> {
  readonly language: Language
  say(key: K, terms?: Terms): string
  /** A term by itself. */
  word(term: Term): string
}

/** The catalogues are all of this language; later ones win. `names`: who sits where; others are numbered. */
export function speaker<const C extends readonly Catalogue[]>(
  language: Language,
  catalogues: C,
  names: readonly string[] = [],
): Speaker<KeyOf<C[number]> | OwnKey> {
  const known = [...catalogues].reverse()
  known.push(OWN_TEXTS[language])
  const found = new Map<string, Entry>()

  const entryOf = (key: string): Entry => once(found, key, () => lookUp(key))

  function lookUp(key: string): Entry {
    const dot = key.indexOf('.')
    const [section, name] = [key.slice(0, dot), key.slice(dot + 1)]
    for (const catalogue of known) {
      const entries = Object.hasOwn(catalogue, section) ? catalogue[section] : undefined
      if (entries && Object.hasOwn(entries, name)) return entries[name] as Entry
    }
    throw new Error(`no text '${key}' in ${language}`)
  }

  function phrase(key: string, terms: Terms, wanted: Case, count: number): string {
    const text = formOf(entryOf(key), wanted, count)
    if (text === undefined) throw new Error(`'${key}' has no case '${wanted}' in ${language}`)
    if (!text.includes('{')) return typeset(language, text)
    const message = messageOf(language, text)
    const values: Record<string, string | number | boolean> = {}
    for (const { argument, term, case: asked } of message.wants) {
      const value = terms[term]
      if (value === undefined) throw new Error(`'${key}' needs '${term}'`)
      values[argument] = typeof value === 'object' ? spoken(value, asked) : value
    }
    return message.fill(values)
  }

  function formOf(entry: Entry, wanted: Case, count: number): string | undefined {
    const text = typeof entry === 'object' && 'nom' in entry ? (entry as Cases)[wanted] : (entry as string | Forms)
    if (text === undefined || typeof text === 'string') return text
    const forms = text as Partial<Record<Intl.LDMLPluralRule, string>>
    return forms[pluralOf(language, count)] ?? forms.other
  }

  function spoken(term: Term, wanted: Case): string {
    if (typeof term !== 'object') return String(term)
    if ('seat' in term) return names[term.seat] ?? phrase('words.player', { number: term.seat + 1 }, 'nom', 1)
    if ('list' in term) return listed(term, wanted)
    if ('noun' in term) return counted(term, wanted)
    return phrase(term.key, term.terms ?? {}, wanted, 1)
  }

  function counted({ noun, count, silent }: Counted, wanted: Case): string {
    const form = phrase(noun, {}, wanted, count)
    return silent ? form : `${count} ${form}`
  }

  function listed({ list, joint }: List, wanted: Case): string {
    return join(
      language,
      joint,
      list.map((item) => spoken(item, wanted)),
    )
  }

  return {
    language,
    say: (key, terms = {}) => phrase(key, terms, 'nom', 1),
    word: (term) => spoken(term, 'nom'),
  }
}

/** Made once for each language: they are dear to make. */
const plurals = new Map<Language, Intl.PluralRules>()
const lists = new Map<string, Intl.ListFormat>()

function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  return once(plurals, language, () => new Intl.PluralRules(language)).select(count)
}

function join(language: Language, joint: Joint, items: readonly string[]): string {
  if (joint === 'commas') return items.join(', ')
  if (joint === 'semicolons') return items.join(language === 'fr' ? '\u00a0; ' : '; ')
  const type = joint === 'and' ? 'conjunction' : 'disjunction'
  return once(lists, `${language} ${type}`, () => new Intl.ListFormat(language, { type })).format(items)
}

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
