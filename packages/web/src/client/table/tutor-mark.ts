// Marks of the tables at which a tutor watches, readable without loading the tutor.

import { object, text } from '../../base/browser/schema.ts'
import { readItem, writeItem } from '../../base/browser/storage.ts'

/** What is stored for such a table; the tutor itself knows what the rest of it means. */
export type TutorMark = { readonly game: string }

export const TUTOR_MARK = { game: text }

export const tutorKey = (table: string): string => `wayfare tutor ${table}`

export const tutorMarkOf = (table: string): TutorMark | null =>
  readItem(tutorKey(table), object<TutorMark>(TUTOR_MARK)) ?? null

/** Without a mark there is no tutor at the table. */
export function setTutorMark(table: string, mark: TutorMark | null): void {
  writeItem(tutorKey(table), mark)
}
