import type { GameParts } from '../../board-kit/game-client.ts'
import type { Guide } from '../../board-kit/lessons/lesson.ts'
import { companion } from './companion.ts'

export const parts = {
  rulebook: async () => (await import('@wayfare/arkham/rulebook')).arkhamRulebook,
  lessons: async () => (await import('./lessons/index.ts')).arkham as Guide,
  companion,
  examples: async () => (await import('@wayfare/arkham/shown')).arkhamShown,
  appendix: async () => (await import('./appendix.tsx')).appendix,
  lexicon: async () => (await import('@wayfare/arkham/lexicon')).arkhamLexicon,
  hints: {
    en: async () => (await import('./hints/en.ts')).en,
    ru: async () => (await import('./hints/ru.ts')).ru,
    fr: async () => (await import('./hints/fr.ts')).fr,
    pl: async () => (await import('./hints/pl.ts')).pl,
  },
  availability: async () => (await import('@wayfare/arkham/availability')).arkhamAvailability,
} satisfies GameParts
