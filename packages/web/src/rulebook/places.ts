// Where things stand in an open rulebook: each passage has one address, and each rule leads to the passage that tells it first.

import { type OpenRulebook, piecesOf, type RulebookChapter, type ToldPassage } from '@wayfare/text'

const WORDS_A_MINUTE = 200

export const placeOf = (chapter: RulebookChapter, passage: ToldPassage): string => `${chapter.id}-${passage.id}`

/** From what may stand behind # to the element it means. */
export function placesOf({ chapters }: OpenRulebook): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const chapter of chapters) {
    places.set(chapter.id, chapter.id)
    for (const passage of chapter.passages) {
      const place = placeOf(chapter, passage)
      places.set(place, place)
      for (const rule of passage.rules) if (!places.has(rule)) places.set(rule, place)
    }
  }
  return places
}

export function minutesOf({ chapters }: OpenRulebook): number {
  const said = chapters.flatMap(({ passages }) => passages.flatMap(piecesOf)).join(' ')
  return Math.max(1, Math.round(said.split(/\s+/).length / WORDS_A_MINUTE))
}
