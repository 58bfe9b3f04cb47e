// The fifteen guardians: the price of overcoming each, and the boon that it then grants once.

import type { Effect } from '@wayfare/kernel'
import { draw, exile, upgrade } from '../effects.ts'
import type { CardPrice, Icon } from '../resources.ts'

/** A boon is either a travel icon or a free action (ARN-GUARD-09). */
type Boon = { readonly icon: Icon } | { readonly effect: Effect }
type Guardian = { readonly cost: CardPrice; readonly boon: Boon }
const SHIP: Boon = { icon: 'ship' }
const CAR: Boon = { icon: 'car' }
const PLANE: Boon = { icon: 'plane' }
const EXILE: Boon = { effect: exile }

export const GUARDIANS = {
  'guardian-coin-compass-arrowhead': { cost: { coin: 1, compass: 1, arrowhead: 1 }, boon: SHIP },
  'guardian-card-coin-arrowhead': { cost: { card: 1, coin: 1, arrowhead: 1 }, boon: EXILE },
  'guardian-boot-coin-arrowhead': { cost: { travel: ['boot'], coin: 1, arrowhead: 1 }, boon: CAR },
  'guardian-two-coins-arrowhead': { cost: { coin: 2, arrowhead: 1 }, boon: CAR },
  'guardian-boot-tablet-arrowhead': { cost: { travel: ['boot'], tablet: 1, arrowhead: 1 }, boon: EXILE },
  'guardian-plane-arrowhead-a': { cost: { travel: ['plane'], arrowhead: 1 }, boon: EXILE },
  'guardian-card-compass-arrowhead': { cost: { card: 1, compass: 1, arrowhead: 1 }, boon: { effect: draw() } },
  'guardian-four-coins': { cost: { coin: 4 }, boon: { effect: upgrade } },
  'guardian-ship-arrowhead': { cost: { travel: ['ship'], arrowhead: 1 }, boon: CAR },
  'guardian-car-arrowhead': { cost: { travel: ['car'], arrowhead: 1 }, boon: SHIP },
  'guardian-two-boots-compass': { cost: { travel: ['boot', 'boot'], compass: 1 }, boon: EXILE },
  'guardian-boot-jewel': { cost: { travel: ['boot'], jewel: 1 }, boon: PLANE },
  'guardian-three-tablets': { cost: { tablet: 3 }, boon: PLANE },
  'guardian-plane-arrowhead-b': { cost: { travel: ['plane'], arrowhead: 1 }, boon: EXILE },
  'guardian-two-compasses-arrowhead': { cost: { compass: 2, arrowhead: 1 }, boon: SHIP },
} as const satisfies Record<string, Guardian>
export type GuardianId = keyof typeof GUARDIANS
export const GUARDIAN_IDS = Object.keys(GUARDIANS) as readonly GuardianId[]

/** For each guardian overcome, whether its boon was used or not. */
export const GUARDIAN_POINTS = 5

export function guardianOf(id: string): Guardian {
  return GUARDIANS[id as GuardianId]
}

export function boonIcon(id: string): Icon | undefined {
  const { boon } = guardianOf(id)
  return 'icon' in boon ? boon.icon : undefined
}
