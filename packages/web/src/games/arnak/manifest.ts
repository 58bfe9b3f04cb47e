import { ROUNDS } from '@wayfare/arnak/rounds'
import type { GameTable } from '../../board-kit/contract.ts'
import type { GameClient } from '../../board-kit/game-client.ts'

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
  rounds: ROUNDS,
  poster: '/posters/arnak.svg',
  posterDetail: '40,120,180,180',
  solo: { title: 'opponents.rival', line: 'opponents.rivalLine' },
  coached: true,
  puzzles: true,
  table: async () => (await import('./index.ts')).table as GameTable,
  rulebook: true,
  lessons: true,
  chapters: 6,
  parts: async () => (await import('./parts.ts')).parts,
} satisfies GameClient
