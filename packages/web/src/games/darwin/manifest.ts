import { ROUNDS } from '@wayfare/darwin/rounds'
import { type Key, say } from '../../base/i18n/index.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import type { GameClient } from '../../board-kit/game-client.ts'

/** The names of Alfred's boards; a board without a name is called by its id. */
const ALFRED: Readonly<Record<string, Key>> = {
  white: 'opponents.alfredWhite',
  blue: 'opponents.alfredBlue',
  yellow: 'opponents.alfredYellow',
  green: 'opponents.alfredGreen',
}
const alfredName = (level: string): string => {
  const name = Object.hasOwn(ALFRED, level) ? ALFRED[level] : undefined
  return name ? say(name) : level
}

export const darwin = {
  id: 'darwin',
  theme: 'darwin',
  edition: 'day',
  place: {
    en: 'a naturalist’s desk in daylight',
    ru: 'стол натуралиста при свете дня',
    fr: 'le bureau d’un naturaliste, de jour',
    pl: 'biurko przyrodnika za dnia',
  },
  minutes: 30,
  rounds: ROUNDS,
  poster: '/posters/darwin.svg',
  posterDetail: '170,40,180,180',
  solo: { title: 'opponents.alfred', line: 'opponents.alfredLine', levelName: alfredName },
  coached: true,
  puzzles: true,
  table: async () => (await import('./index.ts')).table as GameTable,
  rulebook: true,
  lessons: true,
  chapters: 9,
  parts: async () => (await import('./parts.ts')).parts,
} satisfies GameClient
