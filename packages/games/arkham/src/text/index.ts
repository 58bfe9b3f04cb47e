// The texts of Arkham Guidebook in four languages. The rules never load this.

import type { GameTexts } from '@wayfare/text'
import { arkhamPhrases } from './phrases.ts'

export const arkhamTexts: GameTexts = {
  phrases: arkhamPhrases,
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
    fr: async () => (await import('./fr.ts')).fr,
    pl: async () => (await import('./pl.ts')).pl,
  },
}
