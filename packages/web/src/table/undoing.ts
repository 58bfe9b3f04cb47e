// What undo would take back, in words.

import type { Picture, Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'

/** The last of one's own moves that stand, if it can be taken back and the log tells it. */
export function wouldUndo(
  told: readonly Told[],
  { undo }: Picture,
  seat: number | null,
  speaker: GameSpeaker,
): string | null {
  if (undo === 0 || seat === null) return null
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const last = told.findLast(({ n, seat: by, undoes }) => by === seat && !undoes && !undone.has(n))
  const fact = last?.facts.find(({ k }) => k === 'move')
  // Without the table as it lies now: a price that it tells is the next one's.
  return typeof fact?.move === 'string' ? speaker.sayMove({ move: fact.move }) : null
}
