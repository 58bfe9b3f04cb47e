// Stamps: what somebody has once done in a game. A game lists its own as data, one line each; hosts look for them when a game ends.

import type { Fact } from '../core/events.ts'
import type { Seat } from '../core/names.ts'
import type { Score } from '../game.ts'

/** A finished game as one seat sees it, which is all that a stamp may depend on. */
export type GameEnd<V = unknown> = {
  readonly seat: Seat
  readonly view: V
  readonly score: Score
  /** False for whoever shared no first place, or did not beat the opponent of a solo game. */
  readonly won: boolean
  /** Everything that the seat was told, without what was taken back. */
  readonly facts: readonly Fact[]
  /** The bots at the other seats. */
  readonly bots: readonly string[]
}

/** A stamp is earned with its `of`th part. `parts` names those that a game has; the same part counts once. */
export type StampRule<End> = { readonly of: number; readonly parts: (end: End) => readonly string[] }
export type StampRules<End> = Readonly<Record<string, StampRule<End>>>

/** Earned by one game in which the condition holds. */
export const once = <End>(holds: (end: End) => boolean): StampRule<End> => ({
  of: 1,
  parts: (end) => (holds(end) ? ['1'] : []),
})

/** Earned by one game with this many of something; the best game so far counts as progress. */
export const counted = <End>(of: number, count: (end: End) => number): StampRule<End> => ({
  of,
  parts: (end) => Array.from({ length: Math.min(of, count(end)) }, (_, i) => String(i + 1)),
})

/** Earned over several games, each of which brings different parts. */
export const collected = <End>(of: number, parts: (end: End) => readonly string[]): StampRule<End> => ({ of, parts })
