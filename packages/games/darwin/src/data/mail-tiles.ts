// Correspondence tiles (mail, for short): the rewards for the most and the second most stamps on an envelope.

import type { Action } from '../ops.ts'
import { keysOf } from '../records.ts'
import { academy, choose, coins, explore, knowledge, points, sail, theory } from './actions.ts'
import type { MailTileId } from './ids.ts'

type MailTile = { readonly first: readonly Action[]; readonly second: readonly Action[] }

export const MAIL_TILES: Readonly<Record<MailTileId, MailTile>> = {
  'letter-1': { first: [knowledge(1), coins(2)], second: [coins(2)] },
  'letter-2': { first: [coins(4)], second: [coins(2)] },
  'letter-3': { first: [theory(2)], second: [theory(1)] },
  'letter-4': { first: [explore(2)], second: [explore(1)] },
  'letter-5': { first: [sail(2)], second: [sail(1)] },
  'letter-6': { first: [academy({ discount: 2 })], second: [academy()] },
  'letter-7': { first: [points(4)], second: [points(2)] },
  'letter-8': { first: [explore(1), sail(1)], second: [choose([sail(1), explore(1)])] },
}
export const MAIL_TILE_IDS = keysOf(MAIL_TILES)
export const mailTile = (id: MailTileId): MailTile => MAIL_TILES[id]

/** DAR-SETUP-05: the tiles of the recommended first game, from top to bottom. */
export const FIRST_GAME_MAIL: readonly MailTileId[] = ['letter-2', 'letter-4', 'letter-5']
