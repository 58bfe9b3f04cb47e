// The tiles that may be hidden at sites: ten of level I and six of level II.

import { all, type Effect } from '@wayfare/kernel'
import { draw, either, fear, gain, take } from '../effects.ts'
import type { Resource } from '../resources.ts'

/** `offers` lists the resources that the rival finds there (ARN-SOLO-18). */
type SiteTile = { readonly effect: Effect; readonly offers: readonly Resource[] }
const tile = (effect: Effect, ...offers: Resource[]): SiteTile => ({ effect, offers })

export const LEVEL1_TILES = {
  'level1-compasses-or-item': tile(either({ compasses: gain({ compass: 2 }), item: take('item') }), 'compass'),
  'level1-coin-arrowhead': tile(gain({ coin: 1, arrowhead: 1 }), 'coin', 'arrowhead'),
  'level1-card-coin-tablet': tile(all([draw(), gain({ coin: 1, tablet: 1 })]), 'coin', 'tablet'),
  'level1-compass-arrowhead': tile(gain({ compass: 1, arrowhead: 1 }), 'compass', 'arrowhead'),
  'level1-coin-two-tablets': tile(gain({ coin: 1, tablet: 2 }), 'coin', 'tablet'),
  'level1-tablet-arrowhead': tile(gain({ tablet: 1, arrowhead: 1 }), 'tablet', 'arrowhead'),
  'level1-card-arrowhead': tile(all([draw(), gain({ arrowhead: 1 })]), 'arrowhead'),
  'level1-fear-tablet-jewel': tile(all([fear, gain({ tablet: 1, jewel: 1 })]), 'tablet', 'jewel'),
  'level1-fear-compass-jewel': tile(all([fear, gain({ compass: 1, jewel: 1 })]), 'compass', 'jewel'),
  'level1-jewel': tile(gain({ jewel: 1 }), 'jewel'),
} as const satisfies Record<string, SiteTile>

export const LEVEL2_TILES = {
  'level2-two-compasses-jewel': tile(gain({ compass: 2, jewel: 1 }), 'compass', 'jewel'),
  'level2-coin-compass-tablet-arrowhead': tile(
    gain({ coin: 1, compass: 1, tablet: 1, arrowhead: 1 }),
    'coin',
    'compass',
    'tablet',
    'arrowhead',
  ),
  'level2-arrowhead-jewel': tile(gain({ arrowhead: 1, jewel: 1 }), 'arrowhead', 'jewel'),
  'level2-card-tablet-jewel': tile(all([draw(), gain({ tablet: 1, jewel: 1 })]), 'tablet', 'jewel'),
  'level2-two-tablets-jewel': tile(gain({ tablet: 2, jewel: 1 }), 'tablet', 'jewel'),
  'level2-fear-two-tablets-two-arrowheads': tile(all([fear, gain({ tablet: 2, arrowhead: 2 })]), 'tablet', 'arrowhead'),
} as const satisfies Record<string, SiteTile>

export type SiteTileId = keyof typeof LEVEL1_TILES | keyof typeof LEVEL2_TILES
const SITE_TILES: Readonly<Record<SiteTileId, SiteTile>> = { ...LEVEL1_TILES, ...LEVEL2_TILES }
export const LEVEL1_IDS = Object.keys(LEVEL1_TILES) as readonly SiteTileId[]
export const LEVEL2_IDS = Object.keys(LEVEL2_TILES) as readonly SiteTileId[]
export const SITE_TILE_IDS: readonly SiteTileId[] = [...LEVEL1_IDS, ...LEVEL2_IDS]

export function siteTileOf(id: string): SiteTile {
  return SITE_TILES[id as SiteTileId]
}
