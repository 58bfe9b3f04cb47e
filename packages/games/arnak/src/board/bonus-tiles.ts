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
export const ALL_BONUSES: readonly BonusId[] = BONUS_KINDS.flatMap((id) => [id, id, id])

export function bonusOf(id: string): Effect {
  return BONUSES[id as BonusId]
}
