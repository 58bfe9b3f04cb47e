// Whether texts use the words of a glossary. Words are bent and stand apart in sentences, so they are looked for by their stems.

import type { Catalogue, Entry } from './catalogue.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** By an id, what a thing is called in each language; several words for one thing stand with commas or slashes. */
export type Glossary = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>
export type TextsByLanguage = Readonly<Record<Language, readonly string[]>>

/** Every text of a catalogue, whatever its forms. */
export function textsOf(catalogue: Catalogue): string[] {
  const all = (entry: Entry): string[] =>
    typeof entry === 'object' ? Object.values(entry).flatMap((form) => all(form as Entry)) : [entry]
  return Object.values(catalogue).flatMap((section) => Object.values(section).flatMap(all))
}

/** Terms that the English texts use and those of another language do not: `fr boon: faveur`. */
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

/** A term of more words describes an action; that is said in many ways. */
const MOST_WORDS = 2

/** One of its words, with all their stems in one text. */
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

/** What a word keeps however it is bent; Slavic words keep less. */
function stem(language: Language, word: string): string {
  const share = language === 'ru' || language === 'pl' ? 0.55 : 0.7
  return word.slice(0, Math.max(word.length < 5 ? 3 : 4, Math.ceil(word.length * share)))
}
