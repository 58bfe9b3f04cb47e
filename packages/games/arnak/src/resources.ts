// What explorers hold and pay with, and how a printed cost becomes units of payment.

import type { Cost } from '@wayfare/kernel'

export const RESOURCES = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'] as const
export type Resource = (typeof RESOURCES)[number]
export type Gain = { readonly [R in Resource]?: number }

/** ARN-TRAVEL-01: a boot is the least, a plane the greatest. */
export const ICONS = ['boot', 'car', 'ship', 'plane'] as const
export type Icon = (typeof ICONS)[number]

/** A printed cost. `card`: a hand card put into the play area unused. `idol`: one of the crates. */
export type Price = Gain & { readonly card?: number; readonly idol?: number; readonly travel?: readonly Icon[] }

/**
 * Units of travel. The second car of a cost is a unit of its own (`car2`), as is the second ship: so a card with a car and a ship
 * pays for a car and a ship but not for two cars. `vehicle` is a car or a ship, whichever a plane discount has left.
 */
export const CAR_UNITS = ['boot', 'car', 'car2', 'vehicle'] as const
export const SHIP_UNITS = ['boot', 'ship', 'ship2', 'vehicle'] as const
export const PLANE_UNITS = ['boot', 'car', 'car2', 'ship', 'ship2', 'plane', 'vehicle'] as const
export const BOOT_UNITS = ['boot'] as const
/** A card with a car and a ship: its two icons are never two cars. */
export const MIXED_UNITS = ['boot', 'car', 'ship', 'vehicle'] as const
/** A single icon that is a car or a ship, whichever is wanted. */
export const EITHER_UNITS = ['boot', 'car', 'car2', 'ship', 'ship2', 'vehicle'] as const

/** The cost as the kernel collects it. */
export function units(price: Price): Cost {
  const cost: Record<string, number> = {}
  for (const resource of RESOURCES) if (price[resource]) cost[resource] = price[resource]
  if (price.card) cost.card = price.card
  if (price.idol) cost.idol = price.idol
  for (const icon of price.travel ?? []) {
    const second = icon !== 'boot' && icon !== 'plane' && cost[icon] ? `${icon}2` : icon
    cost[second] = (cost[second] ?? 0) + 1
  }
  return cost
}
