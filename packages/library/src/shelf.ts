// Which games there are, what they are called and how they speak; for servers and browsers alike. Their rules are no part of it.

import { arkhamTitle } from '@wayfare/arkham/title'
import { arnakTitle } from '@wayfare/arnak/title'
import { darwinTitle } from '@wayfare/darwin/title'
import type { GameTexts, Language } from '@wayfare/text'

type Titles = Readonly<Record<Language, string>>
type OnShelf = {
  /** false: a game for tests. */
  readonly product: boolean
  readonly title: Titles
  readonly texts?: () => Promise<GameTexts>
}

const SHELF = {
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
  /** The testkit's own. */
  kit: { product: false, title: { en: 'Kit', ru: 'Kit', fr: 'Kit', pl: 'Kit' } },
} as const satisfies Readonly<Record<string, OnShelf>>

export type GameId = keyof typeof SHELF

const found = (id: string): OnShelf | undefined => (Object.hasOwn(SHELF, id) ? SHELF[id as GameId] : undefined)

export const gameIds = (): string[] => Object.keys(SHELF)
export const isProduct = (id: string): boolean => found(id)?.product ?? false

/** A game that is not known here is called by its id. */
export function titlesOf(id: string): Titles {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return found(id)?.title ?? { en: name, ru: name, fr: name, pl: name }
}

/** The game's sentences; the kit's own game has none. */
export const textsBy = async (id: string): Promise<GameTexts | undefined> => found(id)?.texts?.()
