import type { Tourist } from '../board/tourists.ts'

// The five dice (ARK-DICE-01 to -03). Every face shows a number; four dice show tourists with it, the fifth an effect
// symbol.
export const DIE_IDS = ['die-1', 'die-2', 'die-3', 'die-4', 'die-5'] as const
export type DieId = (typeof DIE_IDS)[number]

export const EFFECT_DIE: DieId = 'die-5'

export const EFFECT_SYMBOLS = ['dark', 'light'] as const
export type EffectSymbol = (typeof EFFECT_SYMBOLS)[number]

type TouristDie = Exclude<DieId, 'die-5'>

/** Indexed by number, beginning with 1. */
const TOURISTS_SHOWN: Readonly<Record<TouristDie, readonly (readonly Tourist[])[]>> = {
  'die-1': [['circle'], ['cross'], ['square'], ['triangle', 'cross'], ['circle', 'triangle'], ['square', 'triangle']],
  'die-2': [['triangle', 'cross'], ['square'], ['circle'], ['circle', 'square'], ['square', 'cross'], ['triangle']],
  'die-3': [['triangle'], ['square', 'cross'], ['square', 'triangle'], ['cross'], ['circle'], ['circle', 'cross']],
  'die-4': [['circle', 'square'], ['circle', 'triangle'], ['circle', 'cross'], ['triangle'], ['cross'], ['square']],
}

export function touristsOn(die: DieId, number: number): readonly Tourist[] {
  return die === EFFECT_DIE ? [] : (TOURISTS_SHOWN[die as TouristDie][number - 1] as readonly Tourist[])
}

/** Odd numbers of the effect die are dark, even ones light. */
export function symbolOn(number: number): EffectSymbol {
  return number % 2 === 1 ? 'dark' : 'light'
}
