// Alfred's priorities as ladders of criteria. A decision also returns the criterion that decided, which the log
// explains.

import type { Fact, Tell } from '@wayfare/kernel'

/** Reasons, grouped by decision. Each has a sentence in the catalogue. */
export const REASONS = [
  // Why an option of a card is skipped or taken (DAR-SOLO-19).
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
  // Which worker he places (DAR-SOLO-22, -23).
  'worker-only',
  'worker-first',
  'worker-next',
  'worker-lowest',
  // Which space the worker goes to (DAR-SOLO-25 to -28).
  'space-only',
  'space-paid',
  'space-lowest',
  'space-cheapest',
  'space-seal',
  // Which space he unlocks (DAR-SOLO-46, -47).
  'lens-only',
  'lens-row',
  'lens-leading',
  'lens-more',
  'lens-seal',
  'lens-left',
  // Which row gets a seal, and which seal (DAR-SOLO-31 to -36).
  'row-bracket',
  'row-beyond',
  'seal-leading',
  'seal-left',
  'seal-free',
  'seal-free-left',
  // Which envelope gets his stamps (DAR-SOLO-37).
  'stamps-lead',
  'stamps-none',
  'stamps-fewest',
  // Where his pieces move (DAR-SOLO-39, -40, -53, -65).
  'island-only',
  'island-right',
  'way-longest',
  'land-only',
  'land-left',
  // Which tent, delivery, objective or choice he takes (DAR-SOLO-43, -50, -29, -62).
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

/** A criterion: of the remaining candidates, those of the lowest rank stay. */
type Criterion<T> = { readonly by: AlfredReason; readonly rank: (one: T) => number }

export type Ladder<T> = {
  /** The reason if there was only one candidate. */
  readonly only: AlfredReason
  readonly rungs: readonly Criterion<T>[]
  /** The reason if no criterion decided, so that the first candidate is taken. */
  readonly rest: AlfredReason
}

type Decided<T> = { readonly one: T; readonly by: AlfredReason }

/**
 * Applies the criteria in order until one candidate is left; the deciding reason is the last criterion that removed
 * any.
 */
export function decide<T>(all: readonly T[], { only, rungs, rest }: Ladder<T>): Decided<T> | undefined {
  let left = all
  let by = only
  for (const rung of rungs) {
    if (left.length < 2) break
    const lowest = Math.min(...left.map(rung.rank))
    const remaining = left.filter((one) => rung.rank(one) === lowest)
    if (remaining.length < left.length) by = rung.by
    left = remaining
  }
  const [one] = left
  return one === undefined ? undefined : { one, by: left.length > 1 ? rest : by }
}

/** Returns a `tell` that adds these reasons to the first fact. */
export function withReasons(tell: Tell, ...by: readonly AlfredReason[]): Tell {
  let hasTold = false
  return (fact, own) => {
    tell(hasTold || fact === null ? fact : { ...fact, by: [...by, ...reasonsIn(fact)] }, own)
    hasTold = true
  }
}

export const reasonsIn = ({ by = [] }: Fact): readonly AlfredReason[] => by as readonly AlfredReason[]
