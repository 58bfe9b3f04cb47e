// What explorers hold and pay with, and how a printed cost becomes units of payment.

import type { Cost } from '@wayfare/kernel'

export const RESOURCES = ['coin', 'compass', 'tablet', 'arrowhead', 'jewel'] as const
export type Resource = (typeof RESOURCES)[number]
export type ResourceGain = { readonly [R in Resource]?: number }

/** ARN-TRAVEL-01: a boot is the least, a plane the greatest. */
export const ICONS = ['boot', 'car', 'ship', 'plane'] as const
export type Icon = (typeof ICONS)[number]

/** A printed cost. `card`: a hand card put into the play area unused. `idol`: one of the crates. */
export type CardPrice = ResourceGain & {
  readonly card?: number
  readonly idol?: number
  readonly travel?: readonly Icon[]
}

/** What an icon pays for. `vehicle` is a car or a ship, whichever a plane discount has left. */
export const CAR_UNITS = ['boot', 'car', 'vehicle'] as const
export const SHIP_UNITS = ['boot', 'ship', 'vehicle'] as const
export const PLANE_UNITS = ['boot', 'car', 'ship', 'plane', 'vehicle'] as const
export const BOOT_UNITS = ['boot'] as const
/** A single icon that is a car or a ship, whichever is wanted. */
export const EITHER_UNITS = ['boot', 'car', 'ship', 'vehicle'] as const

/** The cost as the kernel collects it. */
export function units(price: CardPrice): Cost {
  const cost: Record<string, number> = {}
  for (const resource of RESOURCES) if (price[resource]) cost[resource] = price[resource]
  if (price.card) cost.card = price.card
  if (price.idol) cost.idol = price.idol
  for (const icon of price.travel ?? []) cost[icon] = (cost[icon] ?? 0) + 1
  return cost
}
