// Splits texts of a game into sentences, where only some of them are shown.

import type { Language } from '@wayfare/text'

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d«“])/u).filter(Boolean)

/** Capitalises the first letter. */
export const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
