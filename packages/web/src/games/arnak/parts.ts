import { byLanguage } from '../../base/i18n/by-language.ts'
import type { GameParts } from '../../board-kit/game-client.ts'
import type { Inspection } from '../../board-kit/inspection.ts'
import type { Legend } from '../../board-kit/legend.ts'
import type { Guide } from '../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../board-kit/lessons/tutor.ts'
import { companion } from './companion.ts'

export const parts = {
  rulebook: async () => (await import('@wayfare/arnak/rulebook')).arnakRulebook,
  lessons: async () => (await import('./lessons/index.ts')).arnak as Guide,
  chapters: async () => (await import('./lessons/chapters/index.ts')).chapters,
  tutor: async () => (await import('./lessons/tutor/index.ts')).tutor as Tutor,
  goal: async () => (await import('./goal/index.ts')).goal,
  stamps: async () => (await import('./stamps/index.ts')).stamps,
  companion,
  examples: async () => (await import('@wayfare/arnak/shown')).arnakShown,
  appendix: async () => (await import('./appendix.tsx')).appendix,
  lexicon: async () => (await import('@wayfare/arnak/lexicon')).arnakLexicon,
  hints: byLanguage(import.meta.glob('./hints/??.ts')),
  motion: async () => (await import('./motion.ts')).tableMotion,
  availability: async () => (await import('@wayfare/arnak/availability')).arnakAvailability,
  sounds: async () => (await import('./sounds.ts')).sounds,
  inspection: async () => (await import('./inspection/index.ts')).inspection as Inspection,
  legend: async () => (await import('./legend/index.tsx')).legend as Legend,
  gallery: async () => (await import('./gallery.tsx')).Gallery,
} satisfies GameParts
