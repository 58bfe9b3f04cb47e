// A chapter's table leads back to the page of all chapters. The address says of which chapter it is, and of which part.

import { CHAPTERS, type TableInfo } from '@wayfare/protocol'

export type ChapterPart = 'lesson' | 'exam'
export type ChapterPlace = { readonly game: string; readonly chapter: string; readonly part: ChapterPart }

/** The address to which a table of this chapter leads back. */
export const backFrom = ({ game, chapter, part }: ChapterPlace): string =>
  `${CHAPTERS}?${new URLSearchParams({ game, chapter, part })}`

/** The address that opens the chapter: its lesson from where it was left, or its exam. */
export const addressOf = ({ game, chapter, part }: ChapterPlace): string =>
  `${CHAPTERS}/${game}/${chapter}${part === 'exam' ? '?exam' : ''}`

/** The chapter that is played at this table, or null. */
export function chapterAt({ practice }: Pick<TableInfo, 'practice'>): ChapterPlace | null {
  const [page, query = ''] = practice?.table.split('?') ?? []
  const { game, chapter, part } = Object.fromEntries(new URLSearchParams(query))
  if (page !== CHAPTERS || !game || !chapter) return null
  return { game, chapter, part: part === 'exam' ? 'exam' : 'lesson' }
}
