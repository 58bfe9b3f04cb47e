// Texts of a game cut into sentences, where only some of them are shown.

import type { Language } from '@wayfare/text'

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d«“])/u).filter(Boolean)

/** With a capital letter at its beginning. */
export const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
