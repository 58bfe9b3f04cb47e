// The eighteen research bonus tiles: three of each.

import type { Effect } from '@wayfare/kernel'
import { draw, exile, gain, upgrade } from '../effects.ts'

export const BONUSES = {
  'bonus-coin': gain({ coin: 1 }),
  'bonus-compass': gain({ compass: 1 }),
  'bonus-tablet': gain({ tablet: 1 }),
  'bonus-card': draw(),
  'bonus-exile': exile,
  'bonus-upgrade': upgrade,
} as const satisfies Record<string, Effect>
export type BonusId = keyof typeof BONUSES
export const BONUS_KINDS = Object.keys(BONUSES) as readonly BonusId[]
/**
 * The three tiles of a kind have different ids, so that knowing one of them tells nothing about the others while they
 * are face down.
 */
export const ALL_BONUSES: readonly string[] = BONUS_KINDS.flatMap((id) => [`${id}-a`, `${id}-b`, `${id}-c`])

export function bonusKind(tile: string): string {
  return tile.slice(0, -2)
}

export function bonusOf(id: string): Effect {
  return BONUSES[id as BonusId]
}
