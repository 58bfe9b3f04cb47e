// The five effect cards (ARK-EFFECT-04 to -17). Each has the same effect on its dark and its light side.
export const EFFECT_IDS = ['repeat', 'route-correction', 'secret-alley', 'new-turn', 't-junction'] as const
export type EffectId = (typeof EFFECT_IDS)[number]
