// The next undo step: which move it takes back, and what that means, in words.

import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { Shown } from '../../client/table/table-source.ts'

/** `undo`: one's own last move. `rewind`: to before the move told as this number, past what was shown since; chance falls anew. */
export type UndoStep = 'undo' | { readonly rewind: number }

const NONE: ReadonlySet<number> = new Set()

/**
 * What undo does now; null: there is nothing to take back. `automatic`: moves without a press of their own, which are taken back with the
 * move before them.
 */
export function undoStep({ seat, info, picture, told }: Shown, automatic: ReadonlySet<number> = NONE): UndoStep | null {
  if (seat === null || !picture) return null
  if (picture.undo > 0) return 'undo'
  const last = lastOwn(told, seat, automatic)
  return last && info.may?.rewind === 'alone' ? { rewind: last.n } : null
}

/** The move that this step would take back, if the log tells it. */
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

/** The same in words, without the table as it lies now: a price that it tells is the next one's. */
export const sayUndone = (move: string | null, speaker: GameSpeaker): string | null =>
  move === null ? null : speaker.sayMove({ move })

/** How many of a seat's last moves that stand are automatic: undo takes them back with the one before them. */
export function automaticAtEnd({ told, seat }: Pick<Shown, 'told' | 'seat'>, automatic: ReadonlySet<number>): number {
  const own = seat === null ? [] : standingOwn(told, seat)
  return own.length - 1 - own.findLastIndex(({ n }) => !automatic.has(n))
}

/** The last of a seat's own moves that stand, without these. */
const lastOwn = (told: readonly Told[], seat: number, but: ReadonlySet<number>): Told | undefined =>
  standingOwn(told, seat).findLast(({ n }) => !but.has(n))

/** A seat's own moves that have not been taken back. */
function standingOwn(told: readonly Told[], seat: number): readonly Told[] {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  return told.filter(({ n, seat: by, undoes }) => by === seat && !undoes && !undone.has(n))
}
