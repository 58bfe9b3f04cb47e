// The rules of correspondence (DAR-MAIL). Stamps are placed one at a time, so that they can come from any stacks.

import { type Effect, nothing, type RuleId } from '@wayfare/kernel'
import { acts } from '../data/actions.ts'
import { ENVELOPES, STACKS, type StackId } from '../data/ids.ts'
import { STACK_REWARDS } from '../data/player-board.ts'
import { hasGold, hasSilver } from '../data/seals.ts'
import { type DarwinOps, effect, type Stamps } from '../ops.ts'
import { type Board, boardOf, workerOf } from '../state.ts'
import { type DarwinRules, SKIP } from './rule.ts'

const MOVES = ENVELOPES.flatMap((envelope) =>
  ([...STACKS, 'used'] as const).map((from) => ({
    envelope,
    from,
    move: `stamp ${envelope} ${from}` as const,
    on: [envelope, from],
  })),
)

const inStacks = ({ stacks }: Board): number => stacks['stack-1'] + stacks['stack-2'] + stacks['stack-3']
export const stampsOf = (one: Board): number => inStacks(one) + one.usedStamps

/** Moves one stamp from a stack, or from the used ones, to the envelope. */
export function stamp(one: Board, envelope: (typeof ENVELOPES)[number], from: StackId | 'used'): void {
  if (from === 'used') one.usedStamps -= 1
  else one.stacks = { ...one.stacks, [from]: one.stacks[from] - 1 }
  one.mail = { ...one.mail, [envelope]: one.mail[envelope] + 1 }
}

/** Emptied stacks give their rewards when the whole action is complete (DAR-MAIL-03, -09). */
function rewards(emptied: readonly StackId[]): Effect {
  return acts(STACKS.flatMap((stack) => (emptied.includes(stack) ? STACK_REWARDS[stack] : [])))
}

/** Adds the bonus of the worker's present seals, at tables that read badges late (DAR-BADGE-14). */
function withBadge(one: Board, of: Stamps): Stamps {
  if (of.badgeOf === null) return of
  const { seals } = workerOf(one, of.badgeOf)
  const { envelope, emptied } = of
  const left = of.left + (hasSilver(seals) ? 1 : 0)
  return { left, split: of.split || hasGold(seals), badgeOf: null, envelope, emptied }
}

function ruleAgainstStamp(one: Board, { of, envelope, from }: DarwinOps['stamped']): RuleId | undefined {
  if (!of.split && of.envelope !== null && of.envelope !== envelope) return 'DAR-MAIL-01'
  if (from === 'used' && inStacks(one) > 0) return 'DAR-MAIL-05'
  return (from === 'used' ? one.usedStamps : one.stacks[from]) > 0 ? undefined : 'DAR-MAIL-06'
}

export const mailRules = {
  stamps: {
    can: (s, by, _, inquiry) => stampsOf(boardOf(s, by)) > 0 || inquiry.no('DAR-MAIL-06'),
    ask(s, by, given, asking) {
      const of = withBadge(boardOf(s, by), given)
      for (const { envelope, from, move, on } of MOVES)
        asking.offer(move, effect('stamped', { of, envelope, from }), on)
      asking.offer(of.envelope === null ? SKIP : 'enough', of.emptied.length === 0 ? nothing : rewards(of.emptied))
    },
  },

  stamped: {
    can: (s, by, stamped, inquiry) => inquiry.unless(ruleAgainstStamp(boardOf(s, by), stamped)),
    run(s, by, { of, envelope, from }, tell) {
      const one = boardOf(s, by)
      stamp(one, envelope, from)
      const emptied = from !== 'used' && one.stacks[from] === 0 ? [...of.emptied, from] : of.emptied
      tell({ k: 'stamp', seat: by, envelope, n: 1 })
      if (of.left === 1 || stampsOf(one) === 0) return rewards(emptied)
      return effect('stamps', { left: of.left - 1, split: of.split, badgeOf: null, envelope, emptied })
    },
  },
} satisfies Partial<DarwinRules>
