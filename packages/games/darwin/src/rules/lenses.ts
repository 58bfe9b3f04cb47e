// The rules of unlocking cells and of using a locked one (DAR-LENS).

import { type Effect, from, nothing, type RuleId } from '@wayfare/kernel'
import { actsOf, isLocked, isNext, isSpecial, tileOn, unlockCost } from '../cells.ts'
import { acts, freeOf } from '../data/actions.ts'
import type { JournalCell } from '../data/ids.ts'
import { LENSES } from '../data/player-board.ts'
import { CELLS } from '../data/spaces.ts'
import { type DarwinOps, effect } from '../ops.ts'
import { boardOf, type DarwinState } from '../state.ts'
import { type DarwinRules, SKIP } from './rule.ts'

const MOVES = CELLS.map((cell) => ({
  cell,
  unlock: `unlock ${cell}` as const,
  use: `use ${cell}` as const,
  on: [cell],
}))

/** Applies to players and Alfred. */
export function ruleAgainstUnlocking(
  s: DarwinState,
  by: number,
  { cell, free }: DarwinOps['unlocked'],
): RuleId | undefined {
  const one = boardOf(s, by)
  if (one.lenses >= LENSES) return 'DAR-LENS-11'
  if (isSpecial(cell) && tileOn(s, cell) === null) return 'DAR-LENS-14'
  if (!isLocked(s, cell)) return 'DAR-LENS-07'
  if (!isNext(s, cell)) return free ? 'DAR-LENS-13' : 'DAR-LENS-03'
  return free || one.coin >= unlockCost(s, cell) ? undefined : 'DAR-LENS-01'
}

/** Moves a lens from the board to the cell and returns the price paid. */
export function layLens(s: DarwinState, by: number, { cell, free }: DarwinOps['unlocked']): number {
  const one = boardOf(s, by)
  const cost = free ? 0 : unlockCost(s, cell)
  one.coin -= cost
  one.lenses += 1
  s.lenses = { ...s.lenses, [cell]: by }
  return cost
}

/** Uses the cell's actions at once, without a worker, seals or badges (DAR-LENS-05, -06). */
function activate(s: DarwinState, cell: JournalCell, free: boolean): Effect {
  const list = actsOf(s, cell)
  return from(cell, acts(free ? list.map(freeOf) : list))
}

export const lensRules = {
  unlock: {
    can(s, by, { free }, inquiry) {
      for (const cell of CELLS) if (!ruleAgainstUnlocking(s, by, { cell, free })) return true
      return inquiry.no(boardOf(s, by).lenses >= LENSES ? 'DAR-LENS-11' : 'DAR-LENS-01')
    },
    ask(_s, _by, { free }, asking) {
      for (const { cell, unlock, on } of MOVES) asking.offer(unlock, effect('unlocked', { cell, free }), on)
      asking.offer(SKIP, nothing)
    },
  },

  unlocked: {
    can: (s, by, unlocked, inquiry) => inquiry.unless(ruleAgainstUnlocking(s, by, unlocked)),
    run(s, by, unlocked, tell) {
      const { cell, free } = unlocked
      tell({ k: 'unlock', seat: by, space: cell, n: layLens(s, by, unlocked) })
      return activate(s, cell, free && s.rulings.freeLens === 'all')
    },
  },

  // Uses a locked cell, which stays locked; the order from top to bottom does not apply (DAR-LENS-10).
  'use-locked': {
    can: (s, _by, _, inquiry) => CELLS.some((cell) => isLocked(s, cell)) || inquiry.no('DAR-LENS-10'),
    ask(_s, _by, { free }, asking) {
      for (const { cell, use, on } of MOVES) asking.offer(use, effect('locked-used', { cell, free }), on)
      asking.offer(SKIP, nothing)
    },
  },

  'locked-used': {
    can: (s, _by, { cell }, inquiry) => isLocked(s, cell) || inquiry.no('DAR-LENS-10'),
    run(s, by, { cell, free }, tell) {
      tell({ k: 'use', seat: by, space: cell })
      return activate(s, cell, free)
    },
  },
} satisfies Partial<DarwinRules>
