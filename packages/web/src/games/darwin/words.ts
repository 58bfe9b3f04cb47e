// The words of this table that the game's own catalogue has no need of.

import { type KeyOf, type Language, type Speaker, speaker } from '@wayfare/text'
import { en } from './text/en.ts'
import { fr } from './text/fr.ts'
import { pl } from './text/pl.ts'
import { ru } from './text/ru.ts'

const CATALOGUES = { en, ru, fr, pl }
const known = new Map<Language, Words>()

export type Words = Speaker<KeyOf<typeof en>>

export function wordsOf({ language }: { readonly language: Language }): Words {
  let words = known.get(language)
  if (!words) {
    words = speaker(language, [CATALOGUES[language]]) as Words
    known.set(language, words)
  }
  return words
}
