// Full-text search in a rulebook. Capital letters and accents make no difference.

import { marksOf, piecesOf, type RulebookChapter, type ToldPassage } from '@wayfare/text'

/** The text in lower case and without accents. It keeps its length, so that positions of matches are valid in the original. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldLetter(text[i] as string)).join('')
}

function foldLetter(letter: string): string {
  const [bare = letter] = letter.normalize('NFD')
  const small = bare === '\u00a0' || bare === '\u202f' ? ' ' : bare.toLowerCase()
  if (small === 'ł') return 'l'
  return small.length === 1 ? small : letter
}

/** The words of a query, folded. */
export const queryWords = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')

function contains(passage: ToldPassage, words: readonly string[]): boolean {
  const said = piecesOf(passage).flatMap((piece) => marksOf(piece).map(({ text }) => text))
  const all = fold([...said, ...passage.rules].join(' '))
  return words.every((word) => all.includes(word))
}

/** The chapters and passages that contain all the words. A chapter whose title contains them is returned whole. */
export function searchChapters(
  chapters: readonly RulebookChapter[],
  words: readonly string[],
): readonly RulebookChapter[] {
  if (words.length === 0) return chapters
  return chapters.flatMap((chapter) => {
    const title = fold(chapter.title)
    if (words.every((word) => title.includes(word))) return [chapter]
    const passages = chapter.passages.filter((passage) => contains(passage, words))
    return passages.length > 0 ? [{ ...chapter, passages }] : []
  })
}

/** Splits a text at the matches of the words, so that they can be highlighted. */
export function splitAtMatches(
  text: string,
  words: readonly string[],
): { readonly text: string; readonly hit: boolean }[] {
  const folded = fold(text)
  const parts: { text: string; hit: boolean }[] = []
  let at = 0
  while (at < text.length) {
    const next = words
      .map((word) => ({ from: folded.indexOf(word, at), length: word.length }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from || b.length - a.length)[0]
    if (!next) break
    if (next.from > at) parts.push({ text: text.slice(at, next.from), hit: false })
    at = next.from + next.length
    parts.push({ text: text.slice(next.from, at), hit: true })
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false })
  return parts
}
