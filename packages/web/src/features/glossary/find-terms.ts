// The lexicons. Each language of each is loaded when it is needed.

// Not by the package's first door, through which the home page goes: it would carry this along.
import type { Language, WordFinder } from '@wayfare/text'
import { openLexicon } from '@wayfare/text/lexicon'
import type { BookId } from '../rulebook/which.ts'

const LEXICONS = {
  arkham: async () => (await import('@wayfare/arkham/lexicon')).arkhamLexicon,
  arnak: async () => (await import('@wayfare/arnak/lexicon')).arnakLexicon,
  darwin: async () => (await import('@wayfare/darwin/lexicon')).darwinLexicon,
}

export const findWords = async (game: BookId, language: Language): Promise<WordFinder> =>
  openLexicon(await LEXICONS[game](), language)
