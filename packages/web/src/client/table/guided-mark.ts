// Marks of guided tables and their progress, readable without loading the guide.

import { number, object, text } from '../../base/browser/schema.ts'
import { readItem, writeItem } from '../../base/browser/storage.ts'

/** The part of a guided table's progress that other code reads; the guide itself knows the rest. */
export type GuidedMark = { readonly game: string; readonly lesson: number; readonly of: number }

export const MARK = { game: text, lesson: number, of: number }

export const guideKey = (table: string): string => `wayfare guide ${table}`

export const markOf = (table: string): GuidedMark | null => readItem(guideKey(table), object<GuidedMark>(MARK)) ?? null

/** Stores the mark; null makes the table an ordinary one. */
export function setMark(table: string, mark: GuidedMark | null): void {
  writeItem(guideKey(table), mark)
}
