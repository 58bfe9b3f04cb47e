// Lists the games with their titles and texts, for servers and browsers, without loading rules.

import type { GameTexts } from '@wayfare/text'
import { type GameId, type OnShelf, SHELF, type Titles } from './registered-games.ts'

const found = (id: string): OnShelf | undefined => (Object.hasOwn(SHELF, id) ? SHELF[id as GameId] : undefined)

export const gameIds = (): string[] => Object.keys(SHELF)
export const isProduct = (id: string): boolean => found(id)?.product ?? false

/** Returns a game's titles; an unknown game is called by its id. */
export function titlesOf(id: string): Titles {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  return found(id)?.title ?? { en: name, ru: name, fr: name, pl: name }
}

/** Returns the game's texts; the kit's own game has none. */
export const textsBy = async (id: string): Promise<GameTexts | undefined> => found(id)?.texts?.()
