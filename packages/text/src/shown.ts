// Where a passage of a rulebook can be tried: a moment of a real game, and the move that the passage speaks of, which is at hand there.

import type { Row, Seat, Value } from '@wayfare/kernel'

type ShownGame = {
  readonly options: Readonly<Record<string, Value>>
  readonly seed: string
  /** As in a log, a line for each move: `0 buy axe`. */
  readonly rows: string
}
type Moment = {
  readonly game: string
  /** After so many rows. */
  readonly at: number
  readonly seat: Seat
  readonly move: string
}

export type Shown = {
  /** By the address of a passage. */
  readonly passages: Readonly<Record<string, Moment>>
  /** Loaded when somebody tries one. */
  readonly games: () => Promise<Readonly<Record<string, ShownGame>>>
}

export type ShownPosition = Pick<Moment, 'seat' | 'move'> &
  Pick<ShownGame, 'options' | 'seed'> & { readonly rows: readonly Row[] }

export async function positionOf({ passages, games }: Shown, passage: string): Promise<ShownPosition | undefined> {
  const moment = Object.hasOwn(passages, passage) ? passages[passage] : undefined
  const game = moment && (await games())[moment.game]
  if (!moment || !game) return undefined
  const { seat, move, at } = moment
  return { seat, move, options: game.options, seed: game.seed, rows: rowsOf(game.rows).slice(0, at) }
}

const rowsOf = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({
      kind: 'move',
      seat: Number(line.slice(0, line.indexOf(' '))),
      move: line.slice(line.indexOf(' ') + 1),
    }))
