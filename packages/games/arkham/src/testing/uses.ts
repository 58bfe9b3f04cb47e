// What a run over many games should have used once, and what each move uses.

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

/** What a move brings into play, for the runner that goes on until everything was used. */
export function uses(move: string, s: ArkhamState): readonly string[] {
  const [word = '', first = ''] = move.split(' ')
  const bonus = BONUS_OF[word]
  if (bonus) return [bonus]
  if (word === 'keep') return [first]
  if (word === 'visit') return [openCard(s)]
  if (move === 'face it') return [s.ancient, ...s.boards.flatMap((_, seat) => ids(s, `call-${seat}`))]
  return effectsUsed(s, move)
}

/** The bonus that a move spends, by its first word. */
const BONUS_OF: Readonly<Record<string, BonusId>> = {
  change: 'coordinate-change',
  segment: 'extra-segment',
  diagonal: 'diagonal-segment',
  reroll: 'reroll',
  improve: 'improvement',
  bless: 'blessing',
}

/** The effect that made this move possible, with the side it lies on. */
function effectsUsed(s: ArkhamState, move: string): string[] {
  const seat = s.boards.findIndex((_, one) => question(s, one) && activeEffect(s, one))
  const active = s.boards[seat] && activeEffect(s, seat)
  if (!active || !SHOWS[active](move.split(' '))) return []
  return [`${active} ${s.effects.dark === active ? 'dark' : 'light'}`]
}

/** Whether a move, word by word, is one that only this effect allows. */
const SHOWS: Readonly<Record<EffectId, (words: readonly string[]) => boolean>> = {
  repeat: ([word]) => word === 'extra',
  'route-correction': ([word]) => word === 'erase',
  'secret-alley': ([word, ...more]) => word === 'way' && more.some((id) => id.startsWith('x-')),
  'new-turn': ([word, way, ...segments]) => word === 'way' && way === 'c' && segments.length === 2,
  't-junction': ([word, way]) => word === 'way' && way === 't',
}
