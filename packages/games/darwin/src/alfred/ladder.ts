// Alfred's ladders of priorities, rung by rung, and which rung has decided: told with what he does.

import type { Fact, Tell } from '@wayfare/kernel'

/** By what he decides. Each has a sentence in the catalogue. */
export const REASONS = [
  // DAR-SOLO-19: why an option of a card is passed over, or taken.
  'main-nobody',
  'main-seal',
  'special-taken',
  'special-empty',
  'small-taken',
  'small-lens',
  'small-coins',
  'small-empty',
  'deliver-none',
  'deliver-due',
  'rest-last',
  // DAR-SOLO-22, -23: which worker goes.
  'worker-only',
  'worker-first',
  'worker-next',
  'worker-lowest',
  // DAR-SOLO-25 to -28: where it goes.
  'space-only',
  'space-paid',
  'space-lowest',
  'space-cheapest',
  'space-seal',
  // DAR-SOLO-46, -47: what he unlocks.
  'lens-only',
  'lens-row',
  'lens-leading',
  'lens-more',
  'lens-seal',
  'lens-left',
  // DAR-SOLO-31 to -36: which row gets a seal, and which seal.
  'row-bracket',
  'row-beyond',
  'seal-leading',
  'seal-left',
  'seal-free',
  'seal-free-left',
  // DAR-SOLO-37: on which envelope his stamps go.
  'stamps-lead',
  'stamps-none',
  'stamps-fewest',
  // DAR-SOLO-39, -40, -53, -65: where he moves.
  'island-only',
  'island-right',
  'way-longest',
  'land-only',
  'land-left',
  // DAR-SOLO-43, -50, -29, -62.
  'tent-cheaper',
  'tent-dearer',
  'deliver-only',
  'deliver-shared',
  'deliver-coins',
  'deliver-first',
  'discard-only',
  'discard-gold',
  'choice-first',
] as const
export type AlfredReason = (typeof REASONS)[number]

/** Of what is left the lowest ranks stay. */
type Rung<T> = { readonly by: AlfredReason; readonly rank: (one: T) => number }

export type Ladder<T> = {
  /** There was nothing to choose. */
  readonly only: AlfredReason
  readonly rungs: readonly Rung<T>[]
  /** Nothing has parted them: the first as they stand. */
  readonly rest: AlfredReason
}

type Decided<T> = { readonly one: T; readonly by: AlfredReason }

/** Down the ladder, until one is left; decided by the last rung that sent any away. */
export function decide<T>(all: readonly T[], { only, rungs, rest }: Ladder<T>): Decided<T> | undefined {
  let left = all
  let by = only
  for (const rung of rungs) {
    if (left.length < 2) break
    const best = Math.min(...left.map(rung.rank))
    const kept = left.filter((one) => rung.rank(one) === best)
    if (kept.length < left.length) by = rung.by
    left = kept
  }
  const [one] = left
  return one === undefined ? undefined : { one, by: left.length > 1 ? rest : by }
}

/** What is told first says by what it was decided. */
export function because(tell: Tell, ...by: readonly AlfredReason[]): Tell {
  let told = false
  return (fact, own) => {
    tell(told || fact === null ? fact : { ...fact, by: [...by, ...reasonsIn(fact)] }, own)
    told = true
  }
}

export const reasonsIn = ({ by = [] }: Fact): readonly AlfredReason[] => by as readonly AlfredReason[]
