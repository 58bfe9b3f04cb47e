// Typography of finished texts, in one place for everything that is read: no-break spaces, true minus signs, capital
// letters at the start of sentences.

import type { Language } from './languages.ts'

const NARROW = '\u202f'
const WIDE = '\u00a0'

type Setting = readonly (readonly [RegExp, string])[]

/** A number stays with its noun and a sign with its number. */
const EVERYWHERE: Setting = [
  [/(^|[\s(:,+×\u00a0])-(?=\d)/g, '$1−'],
  [/(\d) (?=[\p{L}{*])/gu, `$1${WIDE}`],
  [/(№|n°|\bnr) (?=\d)/g, `$1${WIDE}`],
  [/(\d) × /g, `$1${WIDE}×${WIDE}`],
  [/(\(\d(?:[ \u202f]?;|,)) (?=\d\))/g, `$1${WIDE}`],
]

/** A Roman number stays with the word before it, as in «место I». Not in English, where I is a pronoun. */
const ROMAN: Setting = [[/(\p{L}) (?=[IV]{1,3}(?![\p{L}\d]))/gu, `$1${WIDE}`]]

const SETTINGS: Readonly<Record<Language, Setting>> = {
  en: [...EVERYWHERE, [/(\b[Ll]evel|\b[Rr]ound) (?=[IV]{1,3}\b)/g, `$1${WIDE}`]],
  ru: [...EVERYWHERE, ...ROMAN, [/ (?=[—%])/g, WIDE]],
  // Tall punctuation and quotation marks are preceded by a narrow space, the colon by a full one.
  fr: [[/[ \u00a0](?=[;!?»])/g, NARROW], [/«[ \u00a0]/g, `«${NARROW}`], [/ (?=[:%])/g, WIDE], ...EVERYWHERE, ...ROMAN],
  // A word of one letter must not end a line.
  pl: [...EVERYWHERE, ...ROMAN, [/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, `$1${WIDE}`]],
}

/** Setting a text twice gives the same result as once. */
export function typeset(language: Language, text: string): string {
  let set = text
  for (const [what, how] of SETTINGS[language]) set = set.replace(what, how)
  return set
}

/** Keeps a number at the end of a name on the same line: in a narrow title "space" and "1:" would be separated. */
export const withNumbersKept = (text: string): string =>
  text.replace(/(\p{L}) (?=\d+(?:[\u00a0\u202f]?[,;:.)]|$))/gu, `$1${WIDE}`)

/** Makes the first letter a capital; a text that begins with a number, a name or a quotation mark stays as it is. */
export function capital(language: Language, text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
}

/** Makes the first letter small, for a sentence that follows a colon. */
export function uncapital(language: Language, text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(language))
}

/** Returns a text with plain spaces, for tests about its words. */
export const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
