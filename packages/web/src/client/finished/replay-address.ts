// The address of a replay.

import type { Watching } from './finished-game.ts'

/** A game on the server, or a game contained in the link. */
export type ReplayLink = { readonly table: string } | { readonly packed: string }

/** `review` is the seat whose decisions are reviewed. */
export function replayAddress(
  link: ReplayLink,
  at = 0,
  eyes: Watching = 'mover',
  review: number | null = null,
): string {
  const query = new URLSearchParams()
  if (review !== null) query.set('review', String(review))
  if (at > 0) query.set('at', String(at))
  if (eyes !== 'mover') query.set('seat', String(eyes))
  const asked = query.size > 0 ? `?${query}` : ''
  return 'table' in link ? `/replay/${link.table}${asked}` : `/replay${asked}#${link.packed}`
}

/** `nth`: the move that this viewer was told as their nth, without undone moves. */
export type ReplayQuery = {
  readonly at: number
  readonly nth: number | null
  readonly eyes: Watching | null
  readonly review: number | null
}

/** Reads the query of the address, without values that make no sense. */
export function replayQuery(query: URLSearchParams, steps: number, seats: number): ReplayQuery {
  const number = (name: string): number | null =>
    /^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null
  const word = query.get('seat')
  const seat = number('seat')
  const eyes = word === 'spectator' || word === 'mover' ? word : seat !== null && seat < seats ? seat : null
  const review = number('review')
  return {
    at: Math.min(number('at') ?? 0, steps),
    nth: number('nth'),
    eyes,
    review: review !== null && review < seats ? review : null,
  }
}
