// The lexicons. Each language of each is loaded when it is needed.

import { type Language, openLexicon, type WordFinder } from '@wayfare/text'
import type { BookId } from '../rulebook/which.ts'

const LEXICONS = {
  arkham: async () => (await import('@wayfare/arkham/lexicon')).arkhamLexicon,
  arnak: async () => (await import('@wayfare/arnak/lexicon')).arnakLexicon,
  darwin: async () => (await import('@wayfare/darwin/lexicon')).darwinLexicon,
}

export const findWords = async (game: BookId, language: Language): Promise<WordFinder> =>
  openLexicon(await LEXICONS[game](), language)
