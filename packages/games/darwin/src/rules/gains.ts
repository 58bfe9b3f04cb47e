// What is simply had: coins, points, steps, knowledge, seals, perks.

import { effect, type Tell } from '@wayfare/kernel'
import { type PerkId, perkBit } from '../data/actions.ts'
import { LAST_STEP } from '../data/player-board.ts'
import { boardOf, type DarwinState } from '../state.ts'
import { type Move, moveOf, nothing, type R, SKIP, SURE, type Why } from './rule.ts'

export type Gain = 'coins' | 'points' | 'theory' | 'knowledge'

/** Alfred gains by rules of his own (alfred/perform.ts). */
export function gain(s: DarwinState, by: number, what: Gain, n: number, tell: Tell): void {
  const one = boardOf(s, by)
  if (what === 'coins') one.coin += n
  else if (what === 'points') one.points += n
  else if (what === 'knowledge') one.knowledge += n
  // DAR-EVOLUTION-04: the marker stops at the last step.
  else one.theory = Math.min(LAST_STEP, one.theory + n)
  tell({ k: 'gain', seat: by, what, n })
}

const SWAPS: readonly Move[] = [
  moveOf('swap coins', effect('swapped', 'coins'), []),
  moveOf('swap points', effect('swapped', 'points'), []),
]
const SWAP_VALUE = 7

export const whySwap: Why<null> = (s, by) => (boardOf(s, by).knowledge > 0 ? '' : 'DAR-KNOW-06')

const gains = (what: Gain): R<number> => ({
  run(s, by, n, tell) {
    gain(s, by, what, n, tell)
    return undefined
  },
})

export const gainRules = {
  coins: gains('coins'),
  points: gains('points'),
  theory: gains('theory'),
  knowledge: gains('knowledge'),

  'swap-knowledge': {
    ask(s, by, _, asking) {
      const rule = whySwap(s, by, null)
      for (const { move, then, on } of SWAPS) {
        if (rule === '') asking.offer(move, then, on, SURE)
        else asking.refuse(move, rule)
      }
      asking.offer(SKIP, nothing, undefined, SURE)
    },
  } satisfies R,

  swapped: {
    run(s, by, what, tell) {
      boardOf(s, by).knowledge -= 1
      gain(s, by, what, SWAP_VALUE, tell)
      return undefined
    },
  } satisfies R<Gain>,

  // DAR-MOD-05, -06: lasts to the end, or counts there.
  perk: {
    run(s, by, name, tell) {
      boardOf(s, by).perks |= perkBit(name)
      tell({ k: 'perk', seat: by, perk: name })
      return undefined
    },
  } satisfies R<PerkId>,
}
