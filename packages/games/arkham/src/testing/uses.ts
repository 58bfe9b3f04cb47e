// The parts that a run of many games should use, and the parts that each move uses.

import { ids, question } from '@wayfare/kernel'
import { ANCIENTS } from '../board/ancients.ts'
import { TASKS } from '../board/tasks.ts'
import { BONUS_IDS, type BonusId } from '../cards/bonuses.ts'
import { CALL_IDS } from '../cards/calls.ts'
import { EFFECT_SYMBOLS } from '../cards/dice.ts'
import { EFFECT_IDS, type EffectId } from '../cards/effects.ts'
import { SHOP_CARD_IDS } from '../cards/shop-cards.ts'
import { activeEffect } from '../rules/active-effect.ts'
import { openCard } from '../rules/shop-deck.ts'
import type { ArkhamState } from '../state.ts'

export const parts: readonly string[] = [
  ...SHOP_CARD_IDS,
  ...EFFECT_IDS.flatMap((id) => EFFECT_SYMBOLS.map((side) => `${id} ${side}`)),
  ...BONUS_IDS,
  ...Object.keys(ANCIENTS),
  ...Object.keys(TASKS),
  ...CALL_IDS,
]

/** Returns the parts that a move uses. */
export function uses(move: string, s: ArkhamState): readonly string[] {
  const [word = '', first = ''] = move.split(' ')
  const bonus = BONUS_OF[word]
  if (bonus) return [bonus]
  if (word === 'keep') return [first]
  if (word === 'visit') return [openCard(s)]
  if (move === 'face it') return [s.ancient, ...s.boards.flatMap((_, seat) => ids(s, `call-${seat}`))]
  return effectsUsed(s, move)
}

/** The bonus that a move uses, by its first word. */
const BONUS_OF: Readonly<Record<string, BonusId>> = {
  change: 'coordinate-change',
  segment: 'extra-segment',
  diagonal: 'diagonal-segment',
  reroll: 'reroll',
  improve: 'improvement',
  bless: 'blessing',
}

/** Returns the effect that made this move possible, with the side that is used. */
function effectsUsed(s: ArkhamState, move: string): string[] {
  const seat = s.boards.findIndex((_, one) => question(s, one) && activeEffect(s, one))
  const active = s.boards[seat] && activeEffect(s, seat)
  if (!active || !SHOWS[active](move.split(' '))) return []
  return [`${active} ${s.effects.dark === active ? 'dark' : 'light'}`]
}

/** For each effect, whether only it allows a move, given as words. */
const SHOWS: Readonly<Record<EffectId, (words: readonly string[]) => boolean>> = {
  repeat: ([word]) => word === 'extra',
  'route-correction': ([word]) => word === 'erase',
  'secret-alley': ([word, ...more]) => word === 'way' && more.some((id) => id.startsWith('x-')),
  'new-turn': ([word, way, ...segments]) => word === 'way' && way === 'c' && segments.length === 2,
  't-junction': ([word, way]) => word === 'way' && way === 't',
}
