import { ROUNDS } from '@wayfare/arkham/rounds'
import type { GameTable } from '../../board-kit/contract.ts'
import type { GameClient } from '../../board-kit/game-client.ts'

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
  rounds: ROUNDS,
  poster: '/posters/arkham.svg',
  posterDetail: '150,40,220,220',
  solo: { title: 'opponents.challenge', line: 'opponents.challengeLine' },
  coached: true,
  puzzles: true,
  table: async () => (await import('./index.ts')).table as GameTable,
  rulebook: true,
  lessons: true,
  chapters: 6,
  parts: async () => (await import('./parts.ts')).parts,
} satisfies GameClient
