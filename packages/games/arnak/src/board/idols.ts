// Idols, and the four slots for them on each player board.

import type { Effect } from '@wayfare/kernel'
import { draw, exile, gain, refresh, upgrade } from '../effects.ts'
import type { CardPrice } from '../resources.ts'

type Idol = { readonly count: number; readonly effect: Effect }

/** `effect` is the effect of the idol's face when it is discovered (ARN-IDOL-12). */
export const IDOLS = {
  'idol-coin': { count: 3, effect: gain({ coin: 1 }) },
  'idol-compass': { count: 3, effect: gain({ compass: 1 }) },
  'idol-tablet': { count: 3, effect: gain({ tablet: 1 }) },
  'idol-exile': { count: 3, effect: exile },
  'idol-upgrade': { count: 2, effect: upgrade },
  'idol-refresh': { count: 2, effect: refresh() },
} as const satisfies Record<string, Idol>
export type IdolId = keyof typeof IDOLS
export const IDOL_KINDS = Object.keys(IDOLS) as readonly IdolId[]
export const ALL_IDOLS: readonly IdolId[] = IDOL_KINDS.flatMap((id) => Array<IdolId>(IDOLS[id].count).fill(id))

export function idolOf(id: string): Idol {
  return IDOLS[id as IdolId]
}

export const IDOL_POINTS = 3
/** The points of an empty slot, from left to right (ARN-IDOL-08). */
export const SLOT_POINTS = [1, 2, 3, 4] as const
export const SLOTS = SLOT_POINTS.length

/** The effects from which a player chooses one for each idol put into a slot (ARN-IDOL-04). */
type SlotEffect = { readonly cost?: CardPrice; readonly effect: Effect }
export const SLOT_EFFECTS = {
  jewel: { cost: { coin: 1 }, effect: gain({ jewel: 1 }) },
  arrowhead: { effect: gain({ arrowhead: 1 }) },
  tablets: { effect: gain({ tablet: 2 }) },
  'coin-compass': { effect: gain({ coin: 1, compass: 1 }) },
  card: { effect: draw() },
} as const satisfies Record<string, SlotEffect>
export type SlotEffectId = keyof typeof SLOT_EFFECTS
export const SLOT_EFFECT_IDS = Object.keys(SLOT_EFFECTS) as readonly SlotEffectId[]

export function slotEffectOf(id: SlotEffectId): SlotEffect {
  return SLOT_EFFECTS[id]
}
