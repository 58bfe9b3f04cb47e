// A moment of a real game at which a passage of the rulebook can be tried, with the move that the passage is about.

import type { Seat } from '@wayfare/kernel'

type Moment = {
  readonly game: string
  /** After so many rows. */
  readonly at: number
  readonly seat: Seat
  readonly move: string
}

export type ShownMoment = {
  /** By the address of a passage. */
  readonly passages: Readonly<Record<string, Moment>>
  /** Their logs, loaded when somebody tries one. */
  readonly games: () => Promise<Readonly<Record<string, string>>>
}

export type ShownPosition = Omit<Moment, 'game'> & { readonly log: string }

export async function positionOf(
  { passages, games }: ShownMoment,
  passage: string,
): Promise<ShownPosition | undefined> {
  const moment = Object.hasOwn(passages, passage) ? passages[passage] : undefined
  const log = moment && (await games())[moment.game]
  if (!moment || log === undefined) return undefined
  const { game: _, ...rest } = moment
  return { ...rest, log }
}
