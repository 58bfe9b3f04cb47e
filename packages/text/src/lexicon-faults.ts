// Finds mistakes in a lexicon that the compiler cannot see, for the tests of games that have one.

import type { GameTexts } from './game-speaker.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { type Lexicon, openLexicon } from './lexicon.ts'
import { findPassage, openRulebook, piecesOf, type Rulebook } from './rulebook.ts'
import { textsOf } from './terms.ts'

/** Room for about two sentences; Russian, French and Polish need more. */
const MOST_LETTERS: Readonly<Record<Language, number>> = { en: 150, ru: 175, fr: 175, pl: 175 }

export async function lexiconFaults(lexicon: Lexicon, book: Rulebook, texts: GameTexts): Promise<string[]> {
  const english = await openRulebook(book, 'en')
  const faults = Object.entries(lexicon.outline)
    .filter(([, { rule }]) => !findPassage(english, rule))
    .map(([id, { rule }]) => `${id}: the rulebook does not tell ${rule}`)
  for (const language of LANGUAGES) {
    const bookText = await toldIn(book, texts, language)
    const find = await openLexicon(lexicon, language)
    const found = new Set(bookText.flatMap((text) => find(text).flatMap(({ word }) => word?.id ?? [])))
    for (const [id, { name, says }] of Object.entries(await lexicon.words[language]())) {
      const fault = (what: string) => faults.push(`${language} ${id}: ${what}`)
      if (!found.has(id)) fault('found in no text')
      if (says.length > MOST_LETTERS[language]) fault(`${says.length} letters`)
      if (/ {2}|['"]/.test(name + says) || !/[.»]$/.test(says)) fault('badly set')
    }
  }
  return faults
}

async function toldIn(book: Rulebook, texts: GameTexts, language: Language): Promise<string[]> {
  const { chapters } = await openRulebook(book, language)
  return [...chapters.flatMap(({ passages }) => passages.flatMap(piecesOf)), ...textsOf(await texts.load[language]())]
}
