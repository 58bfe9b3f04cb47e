// The words of a table that its game's own catalogue has no need of.

import { type Catalogue, type KeyOf, type Language, type Speaker, speaker } from '@wayfare/text'

/** Made once for each language. */
export function catalogueSpeaker<English extends Catalogue>(
  catalogues: Readonly<Record<Language, Catalogue>> & { readonly en: English },
): (reader: { readonly language: Language }) => Speaker<KeyOf<English>> {
  const known = new Map<Language, Speaker<KeyOf<English>>>()
  return ({ language }) => {
    let words = known.get(language)
    if (!words) {
      words = speaker(language, [catalogues[language]]) as Speaker<KeyOf<English>>
      known.set(language, words)
    }
    return words
  }
}
