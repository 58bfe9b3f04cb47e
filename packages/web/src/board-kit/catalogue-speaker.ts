// Texts that only the web client needs, such as labels of a game's board: loads their catalogue for the current language.

import { type Catalogue, type KeyOf, type Language, type Speaker, speaker } from '@wayfare/text'
import { loadWithLanguage } from '../base/i18n/index.ts'

export type GameWords<English extends Catalogue> = {
  /** The texts in the reader's language, which must have been loaded. */
  wordsOf(reader: { readonly language: Language }): Speaker<KeyOf<English>>
  /** Loads the texts in another language. */
  loadWords(language: Language): Promise<void>
}

/** Resolves when the texts in the current language are loaded. When the language changes, they are loaded before it takes effect. */
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
