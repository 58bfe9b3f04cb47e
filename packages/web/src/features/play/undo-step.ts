// The next undo step: which move it takes back, and what that means, in words.

import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { Shown } from '../../client/table/table-source.ts'

/**
 * `undo` takes back the viewer's own last move. `rewind` goes back to before this log row, past something that was
 * revealed since, and chance is drawn anew.
 */
export type UndoStep = 'undo' | { readonly rewind: number }

const NONE: ReadonlySet<number> = new Set()

/**
 * Returns what undo does now; null if there is nothing to take back. `automatic` are the rows of automatic moves, which
 * are taken back together with the move before them.
 */
export function undoStep({ seat, info, picture, told }: Shown, automatic: ReadonlySet<number> = NONE): UndoStep | null {
  if (seat === null || !picture) return null
  if (picture.undo > 0) return 'undo'
  const last = lastOwn(told, seat, automatic)
  return last && info.may?.rewind === 'alone' ? { rewind: last.n } : null
}

/** The move that this step would take back, if the log shows it. */
export function undoneMove(
  told: readonly Told[],
  step: UndoStep | null,
  seat: number | null,
  automatic: ReadonlySet<number> = NONE,
): string | null {
  if (step === null || seat === null) return null
  const move = lastOwn(told, seat, automatic)?.facts.find(({ k }) => k === 'move')?.move
  return typeof move === 'string' ? move : null
}

/** Says the move without the present state of the table, since a price in it would be that of the next card. */
export const sayUndone = (move: string | null, speaker: GameSpeaker): string | null =>
  move === null ? null : speaker.sayMove({ move })

/** Counts the automatic moves at the end of a seat's log: undo takes them back together with the move before them. */
export function automaticAtEnd({ told, seat }: Pick<Shown, 'told' | 'seat'>, automatic: ReadonlySet<number>): number {
  const own = seat === null ? [] : standingOwn(told, seat)
  return own.length - 1 - own.findLastIndex(({ n }) => !automatic.has(n))
}

/** The last move of a seat that has not been undone, except for these rows. */
const lastOwn = (told: readonly Told[], seat: number, but: ReadonlySet<number>): Told | undefined =>
  standingOwn(told, seat).findLast(({ n }) => !but.has(n))

/** A seat's own moves that have not been undone. */
function standingOwn(told: readonly Told[], seat: number): readonly Told[] {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  return told.filter(({ n, seat: by, undoes }) => by === seat && !undoes && !undone.has(n))
}
