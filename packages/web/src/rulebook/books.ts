// The rulebooks. Each book and each language is loaded when it is needed; the last chapter is the same in all.

import { type Language, type OpenRulebook, openRulebook, type Rulebook } from '@wayfare/text'
import type { GameTable } from '../table/contract.ts'
import { atTheTable } from './at-the-table/index.ts'
import { type BookId, hasRulebook } from './which.ts'

export type Picture = GameTable['Glyph']
type Book = {
  readonly load: () => Promise<Rulebook>
  /** What a game has drawn of its things, without the rest of its table. */
  readonly picture: () => Promise<Picture>
}

const BOOKS: Readonly<Record<BookId, Book>> = {
  arkham: {
    load: async () => (await import('@wayfare/arkham/rulebook')).arkhamRulebook,
    picture: async () => (await import('../games/arkham/glyph.tsx')).Glyph,
  },
  arnak: {
    load: async () => (await import('@wayfare/arnak/rulebook')).arnakRulebook,
    picture: async () => (await import('../games/arnak/book-glyph.ts')).Glyph,
  },
  darwin: {
    load: async () => (await import('@wayfare/darwin/rulebook')).darwinRulebook,
    picture: async () => (await import('../games/darwin/book-glyph.ts')).Glyph,
  },
}

export type ShownBook = OpenRulebook & { readonly picture: Picture }

export async function openBook(game: string, language: Language): Promise<ShownBook> {
  if (!hasRulebook(game)) throw new Error(`no rulebook of ${game}`)
  const book = BOOKS[game]
  const [own, last, picture] = await Promise.all([
    book.load().then((rules) => openRulebook(rules, language)),
    openRulebook(atTheTable, language),
    book.picture(),
  ])
  return { language: own.language, chapters: [...own.chapters, ...last.chapters], picture }
}
