import type { GameTable } from '../../board-kit/contract.ts'
import type { GameClient } from '../../board-kit/game-client.ts'
import type { Guide } from '../../board-kit/lessons/lesson.ts'
import whole from './art/companion.svg?url'
import face from './art/companion-face.svg?url'

export const arnak = {
  id: 'arnak',
  theme: 'arnak',
  edition: 'night',
  place: {
    en: 'a jungle island at dusk',
    ru: 'остров в джунглях на закате',
    fr: 'une île dans la jungle au crépuscule',
    pl: 'wyspa w dżungli o zmierzchu',
  },
  minutes: 30,
  rounds: 5,
  poster: '/posters/arnak.svg',
  posterDetail: '40,120,180,180',
  companion: { name: 'guide.pim', whole, face },
  solo: { title: 'opponents.rival', line: 'opponents.rivalLine' },
  coached: true,
  puzzles: true,
  table: async () => (await import('./index.ts')).table as GameTable,
  rulebook: async () => (await import('@wayfare/arnak/rulebook')).arnakRulebook,
  examples: async () => (await import('@wayfare/arnak/shown')).arnakShown,
  appendix: async () => (await import('./appendix.tsx')).appendix,
  lexicon: async () => (await import('@wayfare/arnak/lexicon')).arnakLexicon,
  lessons: async () => (await import('./lessons/index.ts')).arnak as Guide,
  hints: {
    en: async () => (await import('./hints/en.ts')).en,
    ru: async () => (await import('./hints/ru.ts')).ru,
    fr: async () => (await import('./hints/fr.ts')).fr,
    pl: async () => (await import('./hints/pl.ts')).pl,
  },
  availability: async () => (await import('./availability.ts')).availability,
  gallery: async () => (await import('./gallery.tsx')).Gallery,
} satisfies GameClient
