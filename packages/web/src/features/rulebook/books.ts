// Loads the rulebooks: each book and language when it is needed. The last chapter is the same in all.

import { type Language, type OpenRulebook, openRulebook } from '@wayfare/text'
import { partsOf } from '../../games/index.ts'
import { appChapter } from './app-chapter/index.ts'

export async function openBook(game: string, language: Language): Promise<OpenRulebook> {
  const { rulebook } = await partsOf(game)
  if (!rulebook) throw new Error(`no rulebook of ${game}`)
  const [own, last] = await Promise.all([
    rulebook().then((rules) => openRulebook(rules, language)),
    openRulebook(appChapter, language),
  ])
  return { language: own.language, chapters: [...own.chapters, ...last.chapters] }
}
