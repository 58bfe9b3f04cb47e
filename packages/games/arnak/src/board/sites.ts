// The seventeen sites, their spaces, and the price of travelling there.

import type { Effect } from '@wayfare/kernel'
import { buyEffect, gain } from '../effects.ts'
import type { Level } from '../ops.ts'
import type { Icon, Resource } from '../resources.ts'

export const TEMPLES = ['bird', 'snake'] as const
export type Temple = (typeof TEMPLES)[number]

/** `row` counts from 0 for the camps to 3 for level II, as on the island; `column` from the left. */
type SiteSpec = { readonly id: string; readonly level: Level; readonly row: number; readonly column: number }
export type Site = SiteSpec & { readonly index: number; readonly spaces: readonly number[] }

const CAMP_NAMES = ['camp-coins', 'camp-compasses', 'camp-tablets', 'camp-arrowhead', 'camp-jewel'] as const
export type CampId = (typeof CAMP_NAMES)[number]

export const CAMPS: Readonly<Record<CampId, Effect>> = {
  'camp-coins': gain({ coin: 2 }),
  'camp-compasses': gain({ compass: 2 }),
  'camp-tablets': gain({ tablet: 2 }),
  'camp-arrowhead': gain({ arrowhead: 1 }),
  'camp-jewel': buyEffect({ card: 1 }, gain({ jewel: 1 })),
}

const four = (name: string, level: Level, row: number): SiteSpec[] =>
  [1, 2, 3, 4].map((column) => ({ id: `${name}-${column}`, level, row, column }))

const SPECS: readonly SiteSpec[] = [
  ...CAMP_NAMES.map((id, i): SiteSpec => ({ id, level: 'camp', row: 0, column: i + 1 })),
  ...four('l1-lower', 'level1', 1),
  ...four('l1-upper', 'level1', 2),
  ...four('l2', 'level2', 3),
]
export const CAMP_COUNT = CAMP_NAMES.length

/** A camp has two spaces (ARN-DIG-05); any other site has one, with the site's own name. */
export const SITES: readonly Site[] = SPECS.map((spec, index) => ({
  ...spec,
  index,
  spaces: index < CAMP_COUNT ? [2 * index, 2 * index + 1] : [CAMP_COUNT + index],
}))
export const SITE_IDS: readonly string[] = SITES.map(({ id }) => id)

export type SiteSpace = {
  readonly id: string
  readonly index: number
  readonly site: number
  readonly travel: Readonly<Record<Temple, readonly Icon[]>>
}
const same = (...icons: Icon[]): SiteSpace['travel'] => ({ bird: icons, snake: icons })

/** Travel that differs on the Snake side of the board (ARN-SNAKE-01). */
const TRAVEL: Readonly<Record<string, SiteSpace['travel']>> = {
  'l1-lower-1': same('car'),
  'l1-lower-2': same('car'),
  'l1-lower-3': same('ship'),
  'l1-lower-4': same('ship'),
  'l1-upper-1': same('car'),
  'l1-upper-2': { bird: ['car'], snake: ['boot', 'boot'] },
  'l1-upper-3': { bird: ['ship'], snake: ['plane'] },
  'l1-upper-4': same('ship'),
  'l2-1': same('car', 'car'),
  'l2-2': { bird: ['car', 'car'], snake: ['boot', 'plane'] },
  'l2-3': { bird: ['ship', 'ship'], snake: ['car', 'ship'] },
  'l2-4': same('ship', 'ship'),
}

export const SPACES: readonly SiteSpace[] = SITES.flatMap(({ id, index, spaces }) =>
  index < CAMP_COUNT
    ? [
        { id: `${id}-1`, index: spaces[0] as number, site: index, travel: same('boot') },
        { id: `${id}-2`, index: spaces[1] as number, site: index, travel: same('boot', 'boot') },
      ]
    : [{ id, index: spaces[0] as number, site: index, travel: TRAVEL[id] as SiteSpace['travel'] }],
)
export const SPACE_IDS: readonly string[] = SPACES.map(({ id }) => id)

export function siteAt(index: number): Site {
  return SITES[index] as Site
}
export function spaceAt(index: number): SiteSpace {
  return SPACES[index] as SiteSpace
}

/** The price of a discovery in compasses, by level (ARN-DISCOVER-02). */
export const DISCOVERY: Readonly<Record<Level, number>> = { camp: 0, level1: 3, level2: 6 }

/** The resources that the rival finds at each camp (ARN-SOLO-18). */
export const CAMP_OFFERS: Readonly<Record<CampId, readonly Resource[]>> = {
  'camp-coins': ['coin'],
  'camp-compasses': ['compass'],
  'camp-tablets': ['tablet'],
  'camp-arrowhead': ['arrowhead'],
  'camp-jewel': ['jewel'],
}
