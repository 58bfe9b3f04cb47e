// The texts of Darwin's Journey in four languages. The rules never load this.

import type { GameTexts } from '@wayfare/text'
import { darwinPhrases } from './phrases.ts'

/** Explains why Alfred did what a fact reports. */
export { reasons } from './phrases.ts'
/** Describes the actions of a card, for screens that show its name elsewhere. */
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
