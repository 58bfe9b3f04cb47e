// Where the rulebook speaks of a thing.

import { ASSISTANTS, CARDS, cardOf, FEAR, GUARDIANS, IDOLS } from '@wayfare/arnak/tables'
import { marksOf, type ToldPassage } from '@wayfare/text'

/** The chapter with notes on single cards. */
export const NOTES = 'notes'

/** Those that name the card; where two share a first name the second is told by its last. */
export function notesOn(passage: ToldPassage, name: string): string[] {
  if (passage.shape !== 'list') return []
  return passage.words.items.filter((item) =>
    marksOf(item).some(({ kind, text }) => kind === 'strong' && (name === text || name.endsWith(` ${text}`))),
  )
}

/** The rule with which the passage about such things begins. */
export function rulesOf(id: string): readonly string[] {
  if (id === FEAR) return ['ARN-FEAR-01']
  if (CARDS.has(id)) {
    const { kind, exiles, free } = cardOf(id)
    const bought = kind === 'item' ? ['ARN-BUY-01'] : kind === 'artifact' ? ['ARN-BUY-05'] : []
    return [...bought, free ? 'ARN-FREE-02' : 'ARN-PLAY-01', ...(exiles ? ['ARN-EXILE-08'] : []), 'ARN-TRAVEL-01']
  }
  if (Object.hasOwn(GUARDIANS, id)) return ['ARN-GUARD-01', 'ARN-GUARD-09', 'ARN-GUARD-11']
  if (Object.hasOwn(ASSISTANTS, id)) return ['ARN-ASSIST-06', 'ARN-ASSIST-09']
  return Object.hasOwn(IDOLS, id) ? ['ARN-IDOL-01', 'ARN-DISCOVER-06'] : ['ARN-DIG-01', 'ARN-DISCOVER-01']
}
