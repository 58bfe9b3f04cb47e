import type { GameTable } from '../../board-kit/contract.ts'
import type { GameClient } from '../../board-kit/game-client.ts'
import type { Guide } from '../../board-kit/lessons/lesson.ts'
import whole from './art/companion.svg?url'
import face from './art/companion-face.svg?url'

export const arkham = {
  id: 'arkham',
  theme: 'arkham',
  edition: 'night',
  place: {
    en: 'a city by night, 1926',
    ru: 'ночной город, 1926 год',
    fr: 'une ville la nuit, 1926',
    pl: 'miasto nocą, 1926',
  },
  minutes: 40,
  together: true,
  rounds: 10,
  poster: '/posters/arkham.svg',
  posterDetail: '150,40,220,220',
  companion: { name: 'guide.cat', whole, face },
  solo: { title: 'opponents.challenge', line: 'opponents.challengeLine' },
  coached: true,
  puzzles: true,
  table: async () => (await import('./index.ts')).table as GameTable,
  rulebook: async () => (await import('@wayfare/arkham/rulebook')).arkhamRulebook,
  examples: async () => (await import('@wayfare/arkham/shown')).arkhamShown,
  appendix: async () => (await import('./appendix.tsx')).appendix,
  lexicon: async () => (await import('@wayfare/arkham/lexicon')).arkhamLexicon,
  lessons: async () => (await import('./lessons/index.ts')).arkham as Guide,
  hints: {
    en: async () => (await import('./hints/en.ts')).en,
    ru: async () => (await import('./hints/ru.ts')).ru,
    fr: async () => (await import('./hints/fr.ts')).fr,
    pl: async () => (await import('./hints/pl.ts')).pl,
  },
  availability: async () => (await import('./availability.ts')).availability,
} satisfies GameClient
