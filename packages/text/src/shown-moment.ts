// A moment of a real game at which readers can try what a passage of the rulebook describes, with the move it is about.

import type { Seat } from '@wayfare/kernel'

type Moment = {
  readonly game: string
  /** The number of log rows before the moment. */
  readonly at: number
  readonly seat: Seat
  readonly move: string
}

export type ShownMoment = {
  /** Keyed by the address of a passage. */
  readonly passages: Readonly<Record<string, Moment>>
  /** Loads the logs of these games when somebody tries one. */
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
