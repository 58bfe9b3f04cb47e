// Reviews that were read to their end, on this device: to read a game takes minutes, and what comes of it is small.

import { sha256 } from '@wayfare/kernel'
import { listOf, object, type Schema, text } from '../../base/browser/schema.ts'
import { readItem, writeItem } from '../../base/browser/storage.ts'
import type { ReviewedMoment, Seen } from './messages.ts'

/** What all figures are made from. */
export type CachedReview = {
  readonly moments: readonly ReviewedMoment[]
  readonly first: readonly Seen[]
  readonly second: readonly Seen[]
}

/** `of`: the game and the seat. `by`: the code that read it, for another reads otherwise. */
type Entry = { readonly of: string; readonly by: string; readonly kept: CachedReview }

const KEY = 'wayfare reviews'
/** Only what the same code has written is used: it need not be checked. */
const trusted: Schema<CachedReview> = (found) => found as CachedReview
const ENTRIES = listOf(object<Entry>({ of: text, by: text, kept: trusted }))
/** The last so many; a few hundred kilobytes at most. */
const MOST = 8

export const gameAndSeat = (log: string, seat: number): string => `${sha256(log).slice(0, 32)} ${seat}`

export const cachedReview = (of: string, by: string): CachedReview | undefined =>
  entries(by).find((entry) => entry.of === of)?.kept

/** Where there is no room, the oldest make some. */
export function keepReview(of: string, by: string, kept: CachedReview): void {
  const others = entries(by).filter((entry) => entry.of !== of)
  for (let count = MOST - 1; count >= 0; count--) {
    if (writeItem(KEY, [{ of, by, kept }, ...others.slice(0, count)])) return
  }
}

const entries = (by: string): readonly Entry[] => (readItem(KEY, ENTRIES) ?? []).filter((entry) => entry.by === by)
