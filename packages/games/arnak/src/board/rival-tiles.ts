// The rival's action tiles in the solo game: five for archaeologists, and five pairs of a green and a red tile.

import type { Resource } from '../resources.ts'

export type Arrow = 'left' | 'right'
type Discovery = { readonly level: 'level1' | 'level2'; readonly guardian: boolean } | null
export type RivalAction =
  | { readonly do: 'dig'; readonly resource: Resource }
  /**
   * The level to discover depends on the round, and so does whether a guardian is placed (ARN-SOLO-22, ARN-SOLO-26).
   */
  | { readonly do: 'discover'; readonly rounds: readonly Discovery[] }
  | { readonly do: 'research' }
  | { readonly do: 'overcome' }
  | { readonly do: 'buy'; readonly kind: 'item' | 'artifact'; readonly most: boolean }
type RivalTile = {
  readonly action: RivalAction
  readonly arrow: Arrow
  readonly colour?: 'green' | 'red'
  /** A tile with a crossed-out V does nothing in round V (ARN-SOLO-13). */
  readonly notInV?: true
}

const found = (level: 1 | 2, guardian: boolean): Discovery => ({ level: level === 1 ? 'level1' : 'level2', guardian })
const dig = (resource: Resource, arrow: Arrow): RivalTile => ({ action: { do: 'dig', resource }, arrow })
const GREEN_FINDS = [found(1, true), found(1, false), found(1, true), found(2, false), null]
const RED_FINDS = [found(1, false), found(1, true), found(1, false), found(2, true), found(2, false)]

export const RIVAL_TILES = {
  'rival-dig-coin': dig('coin', 'right'),
  'rival-dig-compass': dig('compass', 'left'),
  'rival-dig-tablet': dig('tablet', 'right'),
  'rival-dig-arrowhead': dig('arrowhead', 'left'),
  'rival-dig-jewel': dig('jewel', 'right'),
  'rival-discover-green': {
    action: { do: 'discover', rounds: GREEN_FINDS },
    arrow: 'left',
    colour: 'green',
    notInV: true,
  },
  'rival-discover-red': { action: { do: 'discover', rounds: RED_FINDS }, arrow: 'left', colour: 'red' },
  'rival-research-green': { action: { do: 'research' }, arrow: 'right', colour: 'green', notInV: true },
  'rival-research-red': { action: { do: 'research' }, arrow: 'right', colour: 'red' },
  'rival-overcome-green': { action: { do: 'overcome' }, arrow: 'left', colour: 'green', notInV: true },
  'rival-overcome-red': { action: { do: 'overcome' }, arrow: 'left', colour: 'red' },
  'rival-buy-item-green': { action: { do: 'buy', kind: 'item', most: false }, arrow: 'right', colour: 'green' },
  'rival-buy-item-red': { action: { do: 'buy', kind: 'item', most: true }, arrow: 'right', colour: 'red' },
  'rival-buy-artifact-green': { action: { do: 'buy', kind: 'artifact', most: false }, arrow: 'left', colour: 'green' },
  'rival-buy-artifact-red': { action: { do: 'buy', kind: 'artifact', most: true }, arrow: 'left', colour: 'red' },
} as const satisfies Record<string, RivalTile>
export type RivalTileId = keyof typeof RIVAL_TILES
export const RIVAL_TILE_IDS = Object.keys(RIVAL_TILES) as readonly RivalTileId[]
export const DIG_TILES: readonly RivalTileId[] = RIVAL_TILE_IDS.slice(0, 5)
/** Each pair, by the name that both of its tiles share. */
export const PAIRS = ['discover', 'research', 'overcome', 'buy-item', 'buy-artifact'] as const

export function rivalTileOf(id: string): RivalTile {
  return RIVAL_TILES[id as RivalTileId]
}
