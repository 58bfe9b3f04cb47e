// The words of a table that its game's own catalogue has no need of.

import { type Catalogue, type KeyOf, type Language, type Speaker, speaker } from '@wayfare/text'
import { loadWithLanguage } from '../base/i18n/index.ts'

export type GameWords<English extends Catalogue> = {
  /** In the reader's language, which has been loaded. */
  wordsOf(reader: { readonly language: Language }): Speaker<KeyOf<English>>
  /** Loads a language in which nobody reads yet. */
  loadWords(language: Language): Promise<void>
}

/** Resolves when the language that is spoken now is there; another one is loaded before it is spoken. */
export async function catalogueSpeaker<English extends Catalogue>(
  loads: Readonly<Record<Language, () => Promise<Catalogue>>>,
): Promise<GameWords<English>> {
  const known = new Map<Language, Speaker<KeyOf<English>>>()
  async function loadWords(language: Language): Promise<void> {
    if (!known.has(language))
      known.set(language, speaker(language, [await loads[language]()]) as Speaker<KeyOf<English>>)
  }
  await loadWithLanguage(loadWords)
  return {
    wordsOf({ language }) {
      const words = known.get(language)
      if (!words) throw new Error(`the words of the table are not loaded in '${language}'`)
      return words
    },
    loadWords,
  }
}
