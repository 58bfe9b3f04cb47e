// The resources of explorers, and the conversion of printed costs into units of payment.

import type { Cost } from '@wayfare/kernel'

export const RESOURCES = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'] as const
export type Resource = (typeof RESOURCES)[number]
export type ResourceGain = { readonly [R in Resource]?: number }

/** From the weakest icon to the strongest (ARN-TRAVEL-01). */
export const ICONS = ['boot', 'car', 'ship', 'plane'] as const
export type Icon = (typeof ICONS)[number]

/** A printed cost. `card` is a number of hand cards put into the play area unused, `idol` of idols from the crates. */
export type CardPrice = ResourceGain & {
  readonly card?: number
  readonly idol?: number
  readonly travel?: readonly Icon[]
}

/**
 * The units that each icon can pay for. `vehicle` is a car or a ship, of which a discount of one plane leaves the
 * player's choice.
 */
export const CAR_UNITS = ['boot', 'car', 'vehicle'] as const
export const SHIP_UNITS = ['boot', 'ship', 'vehicle'] as const
export const PLANE_UNITS = ['boot', 'car', 'ship', 'plane', 'vehicle'] as const
export const BOOT_UNITS = ['boot'] as const
/** The units that a single icon with a choice of car or ship can pay for. */
export const EITHER_UNITS = ['boot', 'car', 'ship', 'vehicle'] as const

/** Converts a cost into units for the kernel. */
export function units(price: CardPrice): Cost {
  const cost: Record<string, number> = {}
  for (const resource of RESOURCES) if (price[resource]) cost[resource] = price[resource]
  if (price.card) cost.card = price.card
  if (price.idol) cost.idol = price.idol
  for (const icon of price.travel ?? []) cost[icon] = (cost[icon] ?? 0) + 1
  return cost
}
