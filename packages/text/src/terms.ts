// Checks that texts use the terms of a glossary. Words are inflected and may be separated, so they are searched for by
// their stems.

import type { Catalogue, Entry } from './catalogue.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** The name of each thing in each language, by id; several names for one thing are separated by commas or slashes. */
export type Glossary = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>
export type TextsByLanguage = Readonly<Record<Language, readonly string[]>>

/** Returns every text of a catalogue, in all forms. */
export function textsOf(catalogue: Catalogue): string[] {
  const all = (entry: Entry): string[] =>
    typeof entry === 'object' ? Object.values(entry).flatMap((form) => all(form as Entry)) : [entry]
  return Object.values(catalogue).flatMap((section) => Object.values(section).flatMap(all))
}

/** Returns the terms that the English texts use and those of another language do not: `fr boon: faveur`. */
export function unusedTerms(glossary: Glossary, texts: TextsByLanguage): string[] {
  const low = Object.fromEntries(
    LANGUAGES.map((language): [Language, readonly string[]] => [language, texts[language].map(plain)]),
  ) as TextsByLanguage
  return Object.entries(glossary)
    .filter(([, { en = '' }]) => isUsed('en', en, low.en))
    .flatMap(([id, words]) =>
      LANGUAGES.flatMap((language) => {
        const word = words[language]
        return word && !isUsed(language, word, low[language]) ? [`${language} ${id}: ${word}`] : []
      }),
    )
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('ё', 'е')

/** A longer term describes an action, which can be worded in many ways. */
const MOST_WORDS = 2

/** True if one of the term's names occurs with the stems of all its words in one text. */
function isUsed(language: Language, term: string, texts: readonly string[]): boolean {
  const ways = plain(term)
    .replace(/\(.*?\)/g, '')
    .split(/[,/;]| or /)
    .map((way) =>
      (way.match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2).map((word) => stem(language, word)),
    )
    .filter((stems) => stems.length > 0)
  if (ways.some((stems) => stems.length > MOST_WORDS)) return true
  return ways.length === 0 || ways.some((stems) => texts.some((text) => stems.every((one) => text.includes(one))))
}

/** Returns the part of a word that stays when it is inflected, which is shorter in Slavic languages. */
function stem(language: Language, word: string): string {
  const share = language === 'ru' || language === 'pl' ? 0.55 : 0.7
  return word.slice(0, Math.max(word.length < 5 ? 3 : 4, Math.ceil(word.length * share)))
}
