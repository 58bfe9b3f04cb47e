// Darwin's Journey in four languages. The rules never load this.

import type { GameTexts } from '@wayfare/text'
import { darwinPhrases } from './phrases.ts'

/** Why Alfred did what a fact tells. */
export { reasons } from './phrases.ts'
/** What a card does, for those who say its name elsewhere. */
export { acts } from './things.ts'

export const darwinTexts: GameTexts = {
  phrases: darwinPhrases,
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
    fr: async () => (await import('./fr.ts')).fr,
    pl: async () => (await import('./pl.ts')).pl,
  },
}
