import { type Key, say } from '../../base/i18n/index.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import type { GameClient } from '../../board-kit/game-client.ts'
import type { Guide } from '../../board-kit/lessons/lesson.ts'
import whole from './art/companion.svg?url'
import face from './art/companion-face.svg?url'

/** A board of Alfred, as it is called; its id where it has no name. */
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
  rounds: 5,
  poster: '/posters/darwin.svg',
  posterDetail: '170,40,180,180',
  companion: { name: 'guide.harriet', whole, face },
  solo: { title: 'opponents.alfred', line: 'opponents.alfredLine', levelName: alfredName },
  coached: true,
  puzzles: true,
  table: async () => (await import('./index.ts')).table as GameTable,
  rulebook: async () => (await import('@wayfare/darwin/rulebook')).darwinRulebook,
  examples: async () => (await import('@wayfare/darwin/shown')).darwinShown,
  appendix: async () => (await import('./appendix.tsx')).appendix,
  lexicon: async () => (await import('@wayfare/darwin/lexicon')).darwinLexicon,
  lessons: async () => (await import('./lessons/index.ts')).darwin as Guide,
  hints: {
    en: async () => (await import('./hints/en.ts')).en,
    ru: async () => (await import('./hints/ru.ts')).ru,
    fr: async () => (await import('./hints/fr.ts')).fr,
    pl: async () => (await import('./hints/pl.ts')).pl,
  },
  availability: async () => (await import('./availability.ts')).availability,
  gallery: async () => (await import('./gallery.tsx')).Gallery,
} satisfies GameClient
