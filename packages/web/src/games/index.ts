// What each game brings to the client: how it is shown, and its own table if it has one, loaded when it is needed. A game without
// one is played through the general table.

import { titlesOf } from '@wayfare/library/shelf'
import type { Language } from '@wayfare/text'
import type { GameTable } from '../board-kit/contract.ts'

type Theme = 'home' | 'arkham' | 'arnak' | 'darwin'
type Game = {
  readonly theme: Theme
  /** Where it leads, for the poster. */
  readonly place?: Readonly<Record<Language, string>>
  readonly minutes: number
  /** A picture of its setting. */
  readonly poster?: string
  readonly table?: () => Promise<GameTable>
}

const GAMES: Readonly<Record<string, Game>> = {
  arnak: {
    theme: 'arnak',
    place: {
      en: 'a jungle island at dusk',
      ru: 'остров в джунглях на закате',
      fr: 'une île dans la jungle au crépuscule',
      pl: 'wyspa w dżungli o zmierzchu',
    },
    poster: '/posters/arnak.svg',
    minutes: 30,
    table: async () => (await import('./arnak/index.ts')).table as GameTable,
  },
  darwin: {
    theme: 'darwin',
    place: {
      en: 'a naturalist’s desk in daylight',
      ru: 'стол натуралиста при свете дня',
      fr: 'le bureau d’un naturaliste, de jour',
      pl: 'biurko przyrodnika za dnia',
    },
    poster: '/posters/darwin.svg',
    minutes: 30,
    table: async () => (await import('./darwin/index.ts')).table as GameTable,
  },
  arkham: {
    theme: 'arkham',
    place: {
      en: 'a city by night, 1926',
      ru: 'ночной город, 1926 год',
      fr: 'une ville la nuit, 1926',
      pl: 'miasto nocą, 1926',
    },
    poster: '/posters/arkham.svg',
    minutes: 40,
    table: async () => (await import('./arkham/index.ts')).table as GameTable,
  },
}

const UNKNOWN: Game = { theme: 'home', minutes: 20 }

export const gameOf = (id: string): Game & { readonly title: Readonly<Record<Language, string>> } => ({
  ...((Object.hasOwn(GAMES, id) && GAMES[id]) || UNKNOWN),
  title: titlesOf(id),
})
