// Turns keys into sentences of one language. A missing key, term or case is an error and never a gap in the text.

import type { Case, Cases, Catalogue, Entry, Forms, KeyOf } from './catalogue.ts'
import type { Language } from './languages.ts'
import { messageOf } from './message.ts'
import { OWN_TEXTS, type OwnKey } from './own/index.ts'
import type { Counted, Joint, List, Term, Terms } from './term.ts'
import { capital, typeset, uncapital } from './typeset.ts'

export interface Speaker<K extends string = string> {
  readonly language: Language
  say(key: K, terms?: Terms): string
  /** A term by itself. */
  word(term: Term): string
  /** The same with a capital first letter, unless it begins with a player's name, for texts that stand alone. */
  sentence(key: K, terms?: Terms): string
  label(term: Term): string
}

// While a text is being built, names are replaced by these private-use characters, so that no rule changes their
// capitals or spaces.
const FIRST_NAME = 0xe000
const NAMES = /[\ue000-\uf8fe]/g
/** Stands for an empty list. */
const NOTHING = '\uf8ff'

/**
 * All catalogues are of this language; later ones take precedence. `names` are the players by seat; unnamed ones are
 * numbered.
 */
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
    if (!text.includes('{')) return text
    const message = messageOf(language, text)
    const values: Record<string, string | number | boolean> = {}
    for (const { argument, term, case: asked, low } of message.wants) {
      const value = terms[term]
      if (value === undefined) throw new Error(`'${key}' needs '${term}'`)
      const spokenValue = typeof value === 'object' ? spoken(value, asked) : value
      values[argument] = low ? uncapital(language, String(spokenValue)) : spokenValue
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
    if ('seat' in term) return String.fromCharCode(FIRST_NAME + term.seat)
    if ('list' in term) return listed(term, wanted)
    if ('noun' in term) return counted(term, wanted)
    return phrase(term.key, term.terms ?? {}, wanted, 1)
  }

  function counted({ noun, count, silent }: Counted, wanted: Case): string {
    const form = phrase(noun, {}, wanted, count)
    return silent ? form : `${count} ${form}`
  }

  function listed({ list, joint, ordered }: List, wanted: Case): string {
    if (list.length === 0) return NOTHING
    const items = ordered
      ? list.map((item) => spoken(item, wanted))
      : groupEqual(list).map(([item, times]) => {
          const what = spoken(item, wanted)
          if (times === 1) return what
          return phrase(joint === 'semicolons' ? 'words.repeated' : 'words.several', { what, count: times }, 'nom', 1)
        })
    return join(language, joint, items)
  }

  const nameOf = (sign: string): string => {
    const seat = sign.charCodeAt(0) - FIRST_NAME
    return names[seat] ?? typeset(language, phrase('words.player', { number: seat + 1 }, 'nom', 1))
  }
  const finish = (text: string): string => typeset(language, withoutNothing(text)).replace(NAMES, nameOf)
  const headed = (text: string): string => finish(capital(language, text))

  return {
    language,
    say: (key, terms = {}) => finish(phrase(key, terms, 'nom', 1)),
    word: (term) => finish(spoken(term, 'nom')),
    sentence: (key, terms = {}) => headed(phrase(key, terms, 'nom', 1)),
    label: (term) => headed(spoken(term, 'nom')),
  }
}

/**
 * Groups equal items with their count: nouns by the sum of their numbers, other things by how often they occur. Bare
 * numbers and names are not grouped.
 */
function groupEqual(list: readonly Term[]): [Term, number][] {
  const found = new Map<string, [Term, number]>()
  for (const [i, term] of list.entries()) {
    const noun = typeof term === 'object' && 'noun' in term ? term : undefined
    const key = noun
      ? `${noun.noun} ${noun.silent}`
      : typeof term === 'object' && !('seat' in term)
        ? JSON.stringify(term)
        : String(i)
    const [before, times] = found.get(key) ?? []
    if (!before || !times) found.set(key, [term, 1])
    else found.set(key, noun ? [{ ...noun, count: noun.count + (before as Counted).count }, 1] : [before, times + 1])
  }
  return [...found.values()]
}

/** Removes sentences about an empty list, if another sentence remains. */
function withoutNothing(text: string): string {
  if (!text.includes(NOTHING)) return text
  const rest = text.split(/(?<=[.!?]) /).filter((sentence) => !sentence.includes(NOTHING))
  return rest.length > 0 ? rest.join(' ') : text.replaceAll(NOTHING, '')
}

/** Cached for each language, because they are slow to create. */
const plurals = new Map<Language, Intl.PluralRules>()
const lists = new Map<string, Intl.ListFormat>()

function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  return once(plurals, language, () => new Intl.PluralRules(language)).select(count)
}

/**
 * Languages whose sentences about payments have a colon: the list after it is joined without `and`, which may be part
 * of a name.
 */
const TALLIED_AFTER_COLON: readonly Language[] = ['ru', 'pl']

/** British English: no comma before `and`. */
function join(language: Language, joint: Joint, items: readonly string[]): string {
  if (joint === 'commas' || (joint === 'tally' && TALLIED_AFTER_COLON.includes(language))) return items.join(', ')
  if (joint === 'semicolons') return items.join(language === 'fr' ? ' ; ' : '; ')
  const type = joint === 'or' ? 'disjunction' : 'conjunction'
  return once(
    lists,
    `${language} ${type}`,
    () => new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }),
  ).format(items)
}

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  let value = known.get(key)
  if (value === undefined) {
    value = make()
    known.set(key, value)
  }
  return value
}
