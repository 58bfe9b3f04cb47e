// The address of a replay.

import type { Watching } from './finished-game.ts'

/** A game on the server, or one that the link itself holds. */
export type ReplayLink = { readonly table: string } | { readonly packed: string }

/** `review`: the seat whose decisions are read. */
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

/** `nth`: the move that these eyes were told of as their nth, counted without what was taken back. */
export type ReplayQuery = {
  readonly at: number
  readonly nth: number | null
  readonly eyes: Watching | null
  readonly review: number | null
}

/** What the address asks for; whatever makes no sense is left out. */
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
