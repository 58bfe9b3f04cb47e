// What the card of a game is made of, apart from the table itself: loaded when the first card opens.

import type { GameSpeaker, Outline } from '@wayfare/text'
import type { LexiconOutline, LexiconWords } from '@wayfare/text/lexicon'
import type { Inspection } from '../../board-kit/inspection.ts'
import { partsOf } from '../../games/index.ts'

/** The words of a game in the reader's language, with the rules that tell more of them. */
type Words = { readonly outline: LexiconOutline; readonly entries: LexiconWords }

/** What the game tells of its things, and the words of its lexicon. */
export type GameInspection = {
  readonly inspection: Inspection
  readonly words: Words
  readonly outline: Outline | null
}

export async function loadInspection(game: string, speaker: GameSpeaker): Promise<GameInspection | null> {
  const parts = await partsOf(game)
  const [inspection, lexicon, outline] = await Promise.all([
    parts.inspection?.(),
    parts.lexicon?.(),
    speaker.loadOutline?.() ?? null,
  ])
  if (!inspection || !lexicon) return null
  return { inspection, outline, words: { outline: lexicon.outline, entries: await lexicon.words[speaker.language]() } }
}
