// Correspondence tiles: what the first and the second place of an envelope give.

import type { Effect } from '@wayfare/kernel'
import { academy, choose, coins, explore, knowledge, points, sail, theory } from './actions.ts'

type Letter = { readonly first: readonly Effect[]; readonly second: readonly Effect[] }

export const MAIL_TILES: Readonly<Record<string, Letter>> = {
  'letter-1': { first: [knowledge(1), coins(2)], second: [coins(2)] },
  'letter-2': { first: [coins(4)], second: [coins(2)] },
  'letter-3': { first: [theory(2)], second: [theory(1)] },
  'letter-4': { first: [explore(2)], second: [explore(1)] },
  'letter-5': { first: [sail(2)], second: [sail(1)] },
  'letter-6': { first: [academy(1, 2)], second: [academy()] },
  'letter-7': { first: [points(4)], second: [points(2)] },
  'letter-8': { first: [explore(1), sail(1)], second: [choose([sail(1), explore(1)])] },
}
export const LETTER_IDS: readonly string[] = Object.keys(MAIL_TILES)
export const letterTile = (id: string): Letter => MAIL_TILES[id] as Letter

/** DAR-SETUP-05: the first game, from top to bottom. */
export const FIRST_LETTERS: readonly string[] = ['letter-2', 'letter-4', 'letter-5']
export const ENVELOPES = ['envelope-1', 'envelope-2', 'envelope-3'] as const
