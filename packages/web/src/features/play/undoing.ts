// Taking back: what the next step would be, and what it takes, in words.

import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { Shown } from '../../client/table/table-source.ts'

/** `undo`: one's own last move. `rewind`: to before the move told as this number, past what was shown since; chance falls anew. */
export type UndoStep = 'undo' | { readonly rewind: number }

const NONE: ReadonlySet<number> = new Set()

/** What undo does now; null: there is nothing to take back. `paid`: payments made at once, which go back with what they paid for. */
export function undoStep({ seat, info, picture, told }: Shown, paid: ReadonlySet<number> = NONE): UndoStep | null {
  if (seat === null || !picture) return null
  if (picture.undo > 0) return 'undo'
  const last = lastOwn(told, seat, paid)
  return last && info.may?.rewind === 'alone' ? { rewind: last.n } : null
}

/** The move that this step would take back, if the log tells it. */
export function undoneMove(
  told: readonly Told[],
  step: UndoStep | null,
  seat: number | null,
  paid: ReadonlySet<number> = NONE,
): string | null {
  if (step === null || seat === null) return null
  const move = lastOwn(told, seat, paid)?.facts.find(({ k }) => k === 'move')?.move
  return typeof move === 'string' ? move : null
}

/** The same in words, without the table as it lies now: a price that it tells is the next one's. */
export const sayUndone = (move: string | null, speaker: GameSpeaker): string | null =>
  move === null ? null : speaker.sayMove({ move })

/** Whether the last own move is one of these payments: then one step back takes two moves. */
export function undoesTwo({ told, seat }: Pick<Shown, 'told' | 'seat'>, paid: ReadonlySet<number>): boolean {
  const last = seat === null ? undefined : lastOwn(told, seat, NONE)
  return last !== undefined && paid.has(last.n)
}

/** The last of a seat's own moves that stand, without these. */
function lastOwn(told: readonly Told[], seat: number, but: ReadonlySet<number>): Told | undefined {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  return told.findLast(({ n, seat: by, undoes }) => by === seat && !undoes && !undone.has(n) && !but.has(n))
}
