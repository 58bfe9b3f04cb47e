// The games of this client, in the order of the home page. A new game is a folder with a manifest, and a line here.

import { titlesOf } from '@wayfare/library/shelf'
import type { Language } from '@wayfare/text'
import type { GameClient, GameParts } from '../board-kit/game-client.ts'
import { arkham } from './arkham/manifest.ts'
import { arnak } from './arnak/manifest.ts'
import { darwin } from './darwin/manifest.ts'

export const GAMES: readonly GameClient[] = [arnak, darwin, arkham]
export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id)

type Titled = { readonly title: Readonly<Record<Language, string>> }

/** The manifest of a game that has none: it is played on the general table. */
const plain = (id: string): GameClient => ({ id, theme: 'home', edition: 'night', minutes: 20 })

export const gameOf = (id: string): GameClient & Titled => ({
  ...(GAMES.find((game) => game.id === id) ?? plain(id)),
  title: titlesOf(id),
})

/** Loads the parts of a game that no page needs at first. */
export const partsOf = async (id: string): Promise<GameParts> => (await gameOf(id).parts?.()) ?? {}

export const hasLessons = (id: string): boolean => gameOf(id).lessons === true
export const chapterCount = (id: string): number => gameOf(id).chapters ?? 0
export const hasRulebook = (id: string): boolean => gameOf(id).rulebook === true
