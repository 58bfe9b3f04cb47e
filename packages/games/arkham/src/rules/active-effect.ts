import type { Seat } from '@wayfare/kernel'
import { EFFECT_DIE, symbolOn } from '../cards/dice.ts'
import type { EffectId } from '../cards/effects.ts'
import { type ArkhamState, board } from '../state.ts'

/** Returns the effect that is active for this player this round (ARK-EFFECT-01, ARK-START-11). */
export function activeEffect(s: ArkhamState, by: Seat): EffectId | null {
  if (!board(s, by).dice.includes(EFFECT_DIE)) return null
  return s.effects[symbolOn(s.dice[EFFECT_DIE].number)]
}
