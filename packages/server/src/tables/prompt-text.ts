// The question that a person has to answer at a table, as one sentence for lists.

import { textsBy } from '@wayfare/library'
import { type GameSpeaker, type Language, loadSpeaker } from '@wayfare/text'
import type { Summary } from './summary.ts'

const speakers = new Map<string, Promise<GameSpeaker | null>>()

function speakerOf(game: string, language: Language): Promise<GameSpeaker | null> {
  const key = `${game} ${language}`
  const found = speakers.get(key) ?? textsBy(game).then((texts) => (texts ? loadSpeaker(language, texts) : null))
  speakers.set(key, found)
  found.catch(() => speakers.delete(key))
  return found
}

/**
 * Returns the sentence, or null if the person has nothing to decide or if there are no words for it, as in a game
 * without texts or for a question of older rules.
 */
export async function promptText(game: string, language: Language, asked: Summary['asked']): Promise<string | null> {
  const question = asked?.[0]
  const speaker = question && (await speakerOf(game, language))
  if (!speaker) return null
  try {
    return speaker.sayPrompt(question)
  } catch {
    return null
  }
}
