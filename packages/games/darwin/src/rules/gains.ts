// The rules of simple gains: coins, points, steps, knowledge and perks.

import { nothing, type Rule, type Tell } from '@wayfare/kernel'
import { LAST_STEP } from '../data/player-board.ts'
import { effect, type GainKind } from '../ops.ts'
import { boardOf, type DarwinState, hasPerk } from '../state.ts'
import { type DarwinRules, type Move, moveOf, SKIP } from './rule.ts'

/** A player's gain; Alfred has rules of his own (alfred/perform.ts). */
export function gain(s: DarwinState, by: number, what: GainKind, n: number, tell: Tell): void {
  const one = boardOf(s, by)
  if (what === 'coins') one.coin += n
  else if (what === 'points') one.points += n
  else if (what === 'knowledge') one.knowledge += n
  // The evolution marker stops at the last step (DAR-EVOLUTION-04).
  else one.theory = Math.min(LAST_STEP, one.theory + n)
  tell({ k: 'gain', seat: by, what, n })
}

const SWAPS: readonly Move[] = [
  moveOf('swap coins', effect('swapped', 'coins'), []),
  moveOf('swap points', effect('swapped', 'points'), []),
]
const SWAP_VALUE = 7

const gains = (what: GainKind): Rule<DarwinState, number> => ({
  run(s, by, n, tell) {
    gain(s, by, what, n, tell)
    return undefined
  },
})

export const gainRules = {
  coins: gains('coins'),
  points: gains('points'),
  // On the last step of evolution there is nothing more to gain (DAR-GEN-09, DAR-EVOLUTION-04).
  theory: {
    ...gains('theory'),
    can: (s, by, _, inquiry) => boardOf(s, by).theory < LAST_STEP || inquiry.no('DAR-EVOLUTION-04'),
  },
  knowledge: gains('knowledge'),

  'swap-knowledge': {
    can: (s, by, _, inquiry) => boardOf(s, by).knowledge > 0 || inquiry.no('DAR-KNOW-06'),
    ask(_s, _by, _, asking) {
      for (const { move, then } of SWAPS) asking.offer(move, then)
      asking.offer(SKIP, nothing)
    },
  },

  swapped: {
    can: (s, by, _, inquiry) => boardOf(s, by).knowledge > 0 || inquiry.no('DAR-KNOW-06'),
    run(s, by, what, tell) {
      boardOf(s, by).knowledge -= 1
      gain(s, by, what, SWAP_VALUE, tell)
      return undefined
    },
  },

  // A perk lasts to the end of the game or counts there (DAR-MOD-05, -06).
  perk: {
    run(s, by, name, tell) {
      const one = boardOf(s, by)
      if (!hasPerk(one, name)) one.perks = [...one.perks, name]
      tell({ k: 'perk', seat: by, perk: name })
      return undefined
    },
  },
} satisfies Partial<DarwinRules>
