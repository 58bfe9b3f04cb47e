// Looking for words in a rulebook: capital letters and accents make no difference.

import { marksOf, piecesOf, type RulebookChapter, type ToldPassage } from '@wayfare/text'

/** As many characters as before, so that what is found can be marked in the text itself. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => foldLetter(text[i] as string)).join('')
}

function foldLetter(letter: string): string {
  const [bare = letter] = letter.normalize('NFD')
  const small = bare === '\u00a0' || bare === '\u202f' ? ' ' : bare.toLowerCase()
  if (small === 'ł') return 'l'
  return small.length === 1 ? small : letter
}

/** What is looked for, word by word. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')

function speaksOf(passage: ToldPassage, words: readonly string[]): boolean {
  const said = piecesOf(passage).flatMap((piece) => marksOf(piece).map(({ text }) => text))
  const all = fold([...said, ...passage.rules].join(' '))
  return words.every((word) => all.includes(word))
}

/** Only the chapters and passages that speak of it; a chapter whose title does is kept whole. */
export function found(chapters: readonly RulebookChapter[], words: readonly string[]): readonly RulebookChapter[] {
  if (words.length === 0) return chapters
  return chapters.flatMap((chapter) => {
    const title = fold(chapter.title)
    if (words.every((word) => title.includes(word))) return [chapter]
    const passages = chapter.passages.filter((passage) => speaksOf(passage, words))
    return passages.length > 0 ? [{ ...chapter, passages }] : []
  })
}

/** A text cut where one of the words begins or ends. */
export function cut(text: string, words: readonly string[]): { readonly text: string; readonly hit: boolean }[] {
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
