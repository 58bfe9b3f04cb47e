// The rulebooks. Each book and each language is loaded when it is needed; the last chapter is the same in all.

import { type Language, type OpenRulebook, openRulebook, type Rulebook } from '@wayfare/text'
import { atTheTable } from './app-chapter/index.ts'
import { type BookId, hasRulebook } from './which.ts'

const BOOKS: Readonly<Record<BookId, () => Promise<Rulebook>>> = {
  arkham: async () => (await import('@wayfare/arkham/rulebook')).arkhamRulebook,
  arnak: async () => (await import('@wayfare/arnak/rulebook')).arnakRulebook,
  darwin: async () => (await import('@wayfare/darwin/rulebook')).darwinRulebook,
}

export async function openBook(game: string, language: Language): Promise<OpenRulebook> {
  if (!hasRulebook(game)) throw new Error(`no rulebook of ${game}`)
  const [own, last] = await Promise.all([
    BOOKS[game]().then((rules) => openRulebook(rules, language)),
    openRulebook(atTheTable, language),
  ])
  return { language: own.language, chapters: [...own.chapters, ...last.chapters] }
}
