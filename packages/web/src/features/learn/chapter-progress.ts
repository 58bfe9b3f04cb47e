// What somebody has learnt on this device: which chapters were played to their end, and at which table one is being played.

import { flag, object, orNull, recordOf, text } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'

export type ChapterProgress = {
  /** All goals were reached. */
  readonly reached: boolean
  /** The question at the end was answered. */
  readonly answered: boolean
  /** The table at which the lesson, or the exam, is being played. */
  readonly table: string | null
}

const NOTHING: ChapterProgress = { reached: false, answered: false, table: null }

const progress = stored(
  'wayfare chapters',
  recordOf(object<ChapterProgress>({ reached: flag, answered: flag, table: orNull(text) }, NOTHING)),
  {},
)

const keyOf = (game: string, chapter: string): string => `${game} ${chapter}`

export const progressOf = (game: string, chapter: string): ChapterProgress =>
  progress.value[keyOf(game, chapter)] ?? NOTHING

export function noteProgress(game: string, chapter: string, news: Partial<ChapterProgress>): void {
  const key = keyOf(game, chapter)
  progress.value = { ...progress.peek(), [key]: { ...NOTHING, ...progress.peek()[key], ...news } }
}

/** The chapters of a game that were played to their end. */
export const reachedChapters = (game: string): readonly string[] =>
  Object.entries(progress.value).flatMap(([key, { reached }]) =>
    reached && key.startsWith(keyOf(game, '')) ? key.slice(keyOf(game, '').length) : [],
  )

export const reachedCount = (game: string): number => reachedChapters(game).length
