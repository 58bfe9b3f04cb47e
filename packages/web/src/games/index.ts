// What each game brings to the client, loaded when it is needed: its sentences, and its own table if it has one. A game without
// either is played through the general table.

import { arkhamTitle } from '@wayfare/arkham/title'
import { arnakTitle } from '@wayfare/arnak/title'
import { darwinTitle } from '@wayfare/darwin/title'
import type { GameTexts, Language } from '@wayfare/text'
import type { GameTable } from '../table/contract.ts'

type World = 'home' | 'arkham' | 'arnak' | 'darwin'
type Game = {
  readonly title: Readonly<Record<Language, string>>
  readonly world: World
  /** Where it leads, for the poster. */
  readonly place?: Readonly<Record<Language, string>>
  readonly minutes: number
  /** A picture of its world. */
  readonly poster?: string
  readonly texts?: () => Promise<GameTexts>
  readonly table?: () => Promise<GameTable>
}

const GAMES: Readonly<Record<string, Game>> = {
  arnak: {
    title: arnakTitle,
    world: 'arnak',
    place: {
      en: 'a jungle island at dusk',
      ru: 'остров в джунглях на закате',
      fr: 'une île dans la jungle au crépuscule',
      pl: 'wyspa w dżungli o zmierzchu',
    },
    poster: '/posters/arnak.svg',
    minutes: 30,
    texts: async () => (await import('@wayfare/arnak/text')).arnakTexts,
  },
  darwin: {
    title: darwinTitle,
    world: 'darwin',
    place: {
      en: 'a naturalist’s desk in daylight',
      ru: 'стол натуралиста при свете дня',
      fr: 'le bureau d’un naturaliste, de jour',
      pl: 'biurko przyrodnika za dnia',
    },
    poster: '/posters/darwin.svg',
    minutes: 30,
    texts: async () => (await import('@wayfare/darwin/text')).darwinTexts,
  },
  arkham: {
    title: arkhamTitle,
    world: 'arkham',
    place: {
      en: 'a city by night, 1926',
      ru: 'ночной город, 1926 год',
      fr: 'une ville la nuit, 1926',
      pl: 'miasto nocą, 1926',
    },
    poster: '/posters/arkham.svg',
    minutes: 40,
    texts: async () => (await import('@wayfare/arkham/text')).arkhamTexts,
    table: async () => (await import('./arkham/index.ts')).table as unknown as GameTable,
  },
}

const UNKNOWN: Omit<Game, 'title'> = { world: 'home', minutes: 20 }

export function gameOf(id: string): Game {
  const known = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return known ?? { ...UNKNOWN, title: { en: name, ru: name, fr: name, pl: name } }
}
