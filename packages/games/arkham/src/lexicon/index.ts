// The explained words of Arkham Guidebook. The rules never load this.

import type { Lexicon } from '@wayfare/text'
import { outline } from './outline.ts'

export const arkhamLexicon: Lexicon<typeof outline> = {
  outline,
  words: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
    fr: async () => (await import('./fr.ts')).fr,
    pl: async () => (await import('./pl.ts')).pl,
  },
}
