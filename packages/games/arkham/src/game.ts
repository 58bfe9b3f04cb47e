import { defineGame, type Game, ids, question } from '@wayfare/kernel'
import { ANCIENTS } from './board/ancients.ts'
import { exists } from './board/board.ts'
import { TASKS } from './board/tasks.ts'
import { BONUS_IDS, type BonusId, SYMBOLS_OF } from './cards/bonuses.ts'
import { CALL_IDS } from './cards/calls.ts'
import { EFFECT_SYMBOLS } from './cards/dice.ts'
import { EFFECT_IDS, type EffectId } from './cards/effects.ts'
import { SHOP_CARD_IDS } from './cards/shop-cards.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import { arkhamPositions } from './positions/index.ts'
import { activeEffect } from './rules/active-effect.ts'
import { rules } from './rules/index.ts'
import { openCard, REMOVED_CARD } from './rules/shop-deck.ts'
import { scores } from './score.ts'
import { choices, mayBeRemoved, setup, unfit } from './setup.ts'
import { type ArkhamState, clone } from './state.ts'
import { suggest } from './suggest.ts'
import { type ArkhamView, view } from './view.ts'
import { words } from './words.ts'

export const arkham: Game<ArkhamState, ArkhamView> = defineGame({
  id: 'arkham',
  version: 1,
  players: [1, 4],
  choices,
  unfit,
  rules,
  setup,
  clone,
  judge,
  words,
  view,
  scores,
  fits: (s, pile, card) => pile !== REMOVED_CARD || mayBeRemoved(s, card),
  evaluate,
  suggest,
  invariants,
  parts: [
    ...SHOP_CARD_IDS,
    ...EFFECT_IDS.flatMap((id) => EFFECT_SYMBOLS.map((side) => `${id} ${side}`)),
    ...BONUS_IDS,
    ...Object.keys(ANCIENTS),
    ...Object.keys(TASKS),
    ...CALL_IDS,
  ],
  uses,
  positions: arkhamPositions(() => arkham),
})

/** What a move brings into play, for the runner that goes on until everything was used. */
function uses(move: string, s: ArkhamState): readonly string[] {
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

function invariants(s: ArkhamState): string[] {
  const wrong: string[] = []
  const cards = Object.keys(s.core.piles).flatMap((name) => ids(s, name))
  const expected = [...SHOP_CARD_IDS, ...Object.keys(TASKS), ...(s.ancient === 'cthulhu' ? CALL_IDS : [])]
  if (cards.slice().sort().join() !== expected.slice().sort().join()) wrong.push('cards were lost or doubled')
  for (const [seat, one] of s.boards.entries()) {
    if (new Set(one.segments).size < one.segments.length) wrong.push(`seat ${seat} has drawn a segment twice`)
    if (!one.segments.every((id) => exists(id, s.ancient))) wrong.push(`seat ${seat} has drawn where there is no road`)
    if (new Set(one.circled).size < one.circled.length) wrong.push(`seat ${seat} has circled a shop twice`)
    for (const bonus of BONUS_IDS) {
      const { [bonus]: circled } = one.bonuses
      if (circled > SYMBOLS_OF[bonus] || one.spent[bonus] > circled)
        wrong.push(`seat ${seat} has ${circled} of ${bonus}, ${one.spent[bonus]} spent`)
    }
    if (Object.values(one.tourists).some((counts) => counts.some((count) => count < 0)))
      wrong.push(`seat ${seat} owes tourists`)
  }
  return wrong
}
