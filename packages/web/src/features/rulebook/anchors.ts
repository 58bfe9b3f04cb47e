// The addresses in an open rulebook: each passage has one, and each rule leads to the passage that explains it first.

import { type OpenRulebook, piecesOf, type RulebookChapter, type ToldPassage } from '@wayfare/text'

const WORDS_A_MINUTE = 200

export const anchorOf = (chapter: RulebookChapter, passage: ToldPassage): string => `${chapter.id}-${passage.id}`

/** The element id of a chapter's heading. */
export const titleOf = (chapter: string): string => `${chapter}-title`

/** Maps every valid hash of the page's address to the id of its element. */
export function anchorsOf({ chapters }: OpenRulebook): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>()
  for (const chapter of chapters) {
    anchors.set(chapter.id, chapter.id)
    for (const passage of chapter.passages) {
      const anchor = anchorOf(chapter, passage)
      anchors.set(anchor, anchor)
      for (const rule of passage.rules) if (!anchors.has(rule)) anchors.set(rule, anchor)
    }
  }
  return anchors
}

export function minutesOf({ chapters }: OpenRulebook): number {
  const said = chapters.flatMap(({ passages }) => passages.flatMap(piecesOf)).join(' ')
  return Math.max(1, Math.round(said.split(/\s+/).length / WORDS_A_MINUTE))
}
