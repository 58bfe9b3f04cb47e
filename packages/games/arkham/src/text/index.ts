// Arkham Guidebook in four languages. The rules never load this.

import type { GameTexts, Language, Translation } from '@wayfare/text'
import type { en } from './en.ts'
import { arkhamPhrases } from './phrases.ts'

export type ArkhamCatalogue<L extends Language = Language> = Translation<typeof en, L>

export const arkhamTexts = {
  phrases: arkhamPhrases,
  load: {
    en: async () => (await import('./en.ts')).en,
  },
} satisfies { phrases: GameTexts['phrases']; load: unknown }
