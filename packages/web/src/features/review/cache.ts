// Stores finished reviews on this device, since analysing a game takes minutes and the result is small.

import { sha256 } from '@wayfare/kernel'
import { listOf, object, type Schema, text } from '../../base/browser/schema.ts'
import { readItem, writeItem } from '../../base/browser/storage.ts'
import type { AnalysedDecision, ReviewedMoment } from './messages.ts'

/** The data from which all figures of a review are computed. */
export type CachedReview = {
  readonly moments: readonly ReviewedMoment[]
  readonly first: readonly AnalysedDecision[]
  readonly second: readonly AnalysedDecision[]
}

/** `of` names the game and the seat, `by` the version of the code, since another version may come to other results. */
type Entry = { readonly of: string; readonly by: string; readonly kept: CachedReview }

const KEY = 'wayfare reviews'
/** The cache is read only by the code that wrote it, so its content need not be checked. */
const trusted: Schema<CachedReview> = (found) => found as CachedReview
const ENTRIES = listOf(object<Entry>({ of: text, by: text, kept: trusted }))
/** The most reviews that are stored: a few hundred kilobytes. */
const MOST = 8

export const gameAndSeat = (log: string, seat: number): string => `${sha256(log).slice(0, 32)} ${seat}`

export const cachedReview = (of: string, by: string): CachedReview | undefined =>
  entries(by).find((entry) => entry.of === of)?.kept

/** Stores a review. If there is no room, the oldest ones are removed. */
export function keepReview(of: string, by: string, kept: CachedReview): void {
  const others = entries(by).filter((entry) => entry.of !== of)
  for (let count = MOST - 1; count >= 0; count--) {
    if (writeItem(KEY, [{ of, by, kept }, ...others.slice(0, count)])) return
  }
}

const entries = (by: string): readonly Entry[] => (readItem(KEY, ENTRIES) ?? []).filter((entry) => entry.by === by)
