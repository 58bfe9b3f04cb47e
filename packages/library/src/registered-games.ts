// Registers the games. Each has an entry in both lists, and this package names it nowhere else. There are two lists
// because browsers take titles and texts from the first and must not load the rules in the second.

import { arkhamTitle } from '@wayfare/arkham/title'
import { arnakTitle } from '@wayfare/arnak/title'
import { darwinTitle } from '@wayfare/darwin/title'
import type { Game, GameEnd, StampRules } from '@wayfare/kernel'
import type { GameTexts, Language } from '@wayfare/text'

export type Titles = Readonly<Record<Language, string>>
export type OnShelf = {
  /** false for a game that only tests use. */
  readonly product: boolean
  readonly title: Titles
  readonly texts?: () => Promise<GameTexts>
}

export const SHELF = {
  arkham: {
    product: true,
    title: arkhamTitle,
    texts: async () => (await import('@wayfare/arkham/text')).arkhamTexts,
  },
  arnak: {
    product: true,
    title: arnakTitle,
    texts: async () => (await import('@wayfare/arnak/text')).arnakTexts,
  },
  darwin: {
    product: true,
    title: darwinTitle,
    texts: async () => (await import('@wayfare/darwin/text')).darwinTexts,
  },
  /** The testkit's own game. */
  kit: { product: false, title: { en: 'Kit', ru: 'Kit', fr: 'Kit', pl: 'Kit' } },
} as const satisfies Readonly<Record<string, OnShelf>>

export type GameId = keyof typeof SHELF

type Loading = () => Promise<{ game: Game }>

export const RULES: Readonly<Record<GameId, Loading>> = {
  arkham: () => import('@wayfare/arkham'),
  arnak: () => import('@wayfare/arnak'),
  darwin: () => import('@wayfare/darwin'),
  kit: () => import('@wayfare/kit'),
}

type Stamps = StampRules<GameEnd>

/** The stamps of the games that have any. Their conditions know the views of their own game alone, which every host hands them. */
export const STAMPS: Readonly<Partial<Record<GameId, () => Promise<{ stamps: Stamps }>>>> = {
  arkham: async () => ({ stamps: (await import('@wayfare/arkham/stamps')).stamps as Stamps }),
  arnak: async () => ({ stamps: (await import('@wayfare/arnak/stamps')).stamps as Stamps }),
  darwin: async () => ({ stamps: (await import('@wayfare/darwin/stamps')).stamps as Stamps }),
}
