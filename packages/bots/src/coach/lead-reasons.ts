// Explains why one line is better than another: the parts of the score in which it gains, as data that can be put into
// words in any language.

import type { Seat } from '@wayfare/kernel'
import { type Lead, leadOf } from './figures.ts'
import { type Ending, scoreOf } from './playouts.ts'

/** A part of the score and the gain in it. A close gain is not worth mentioning. */
export type LeadReason = { readonly part: string; readonly by: Lead }

/** The largest gain or loss comes first. Both lists must be endings in the same worlds. */
export function explainLead(endings: readonly Ending[], others: readonly Ending[], seat: Seat): LeadReason[] {
  const [mine, theirs] = [endings, others].map((list) => list.map((ending) => scoreOf(ending, seat).parts)) as [
    Parts[],
    Parts[],
  ]
  const names = new Set([...mine, ...theirs].flatMap((parts) => Object.keys(parts)))
  return [...names]
    .map((part) => ({ part, by: leadOf(valuesOf(mine, part), valuesOf(theirs, part)) }))
    .filter(({ by }) => by.value !== 0)
    .sort((a, b) => Math.abs(b.by.value) - Math.abs(a.by.value))
}

type Parts = Readonly<Record<string, number>>

const valuesOf = (list: readonly Parts[], part: string): number[] => list.map((parts) => parts[part] ?? 0)
