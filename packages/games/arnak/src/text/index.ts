// The texts of Lost Ruins of Arnak in four languages. The rules never load this.

import type { GameTexts } from '@wayfare/text'
import { arnakPhrases } from './phrases.ts'

export const arnakTexts: GameTexts = {
  phrases: arnakPhrases,
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
    fr: async () => (await import('./fr.ts')).fr,
    pl: async () => (await import('./pl.ts')).pl,
  },
}
