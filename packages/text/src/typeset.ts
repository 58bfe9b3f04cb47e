// How a finished text is set, in one place for all that is read: which spaces may not break, true minus signs, heads of sentences.

import type { Language } from './languages.ts'

const NARROW = '\u202f'
const WIDE = '\u00a0'

type Setting = readonly (readonly [RegExp, string])[]

/** A number keeps its noun, a sign its number. */
const EVERYWHERE: Setting = [
  [/(^|[\s(:,+×\u00a0])-(?=\d)/g, '$1−'],
  [/(\d) (?=[\p{L}{*])/gu, `$1${WIDE}`],
  [/(№|n°|\bnr) (?=\d)/g, `$1${WIDE}`],
  [/(\d) × /g, `$1${WIDE}×${WIDE}`],
  [/(\(\d(?:[ \u202f]?;|,)) (?=\d\))/g, `$1${WIDE}`],
]

/** «место I»: the Roman number is no word of its own; in English it would be the first person. */
const ROMAN: Setting = [[/(\p{L}) (?=[IV]{1,3}(?![\p{L}\d]))/gu, `$1${WIDE}`]]

const SETTINGS: Readonly<Record<Language, Setting>> = {
  en: [...EVERYWHERE, [/(\b[Ll]evel|\b[Rr]ound) (?=[IV]{1,3}\b)/g, `$1${WIDE}`]],
  ru: [...EVERYWHERE, ...ROMAN, [/ (?=[—%])/g, WIDE]],
  // Tall punctuation and quotes stand apart by a narrow space, the colon by a full one.
  fr: [[/[ \u00a0](?=[;!?»])/g, NARROW], [/«[ \u00a0]/g, `«${NARROW}`], [/ (?=[:%])/g, WIDE], ...EVERYWHERE, ...ROMAN],
  // A word of one letter never ends a line.
  pl: [...EVERYWHERE, ...ROMAN, [/(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu, `$1${WIDE}`]],
}

/** Setting a text twice changes nothing. */
export function typeset(language: Language, text: string): string {
  let set = text
  for (const [what, how] of SETTINGS[language]) set = set.replace(what, how)
  return set
}

/** A number that ends a name stays with it: in a narrow title "space" and "1:" would stand on two lines. */
export const withNumbersKept = (text: string): string =>
  text.replace(/(\p{L}) (?=\d+(?:[\u00a0\u202f]?[,;:.)]|$))/gu, `$1${WIDE}`)

/** The first letter large; a number, a name or something in quotes is left alone. */
export function capital(language: Language, text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
}

/** The first letter small, for a sentence that goes on after a colon. */
export function uncapital(language: Language, text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase(language))
}

/** A text as it was typed, for tests that mean its words. */
export const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
