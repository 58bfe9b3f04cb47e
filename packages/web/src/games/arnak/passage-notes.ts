// The notes of the rulebook on single cards.

import { marksOf, type ToldPassage } from '@wayfare/text'

/** The chapter with notes on single cards. */
export const NOTES = 'notes'

/** The notes that name the card. If two names begin alike, the second is found by its last word. */
export function notesOn(passage: ToldPassage, name: string): string[] {
  if (passage.shape !== 'list') return []
  return passage.words.items.filter((item) =>
    marksOf(item).some(({ kind, text }) => kind === 'strong' && (name === text || name.endsWith(` ${text}`))),
  )
}
