// What somebody has learnt on this device: which chapters were played to their end, and at which table one is being played.

import type { FinishedChapters } from '@wayfare/protocol'
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

/** All chapters that were finished on this device, by game: those of which all goals were reached, and those whose question was answered. */
export function finishedChapters(): Readonly<Record<string, FinishedChapters>> {
  const byGame: Record<string, FinishedChapters> = {}
  for (const [key, { reached, answered }] of Object.entries(progress.peek())) {
    const [game = '', chapter = ''] = key.split(' ')
    if (!reached && !answered) continue
    byGame[game] ??= { reached: [], answered: [] }
    if (reached) byGame[game].reached.push(chapter)
    if (answered) byGame[game].answered.push(chapter)
  }
  return byGame
}

/** Takes over what was finished on another device. Nothing that was finished here is forgotten. */
export function adoptChapters(game: string, { reached, answered }: FinishedChapters): void {
  for (const chapter of new Set([...reached, ...answered])) {
    const here = progressOf(game, chapter)
    const now = {
      reached: here.reached || reached.includes(chapter),
      answered: here.answered || answered.includes(chapter),
    }
    if (now.reached !== here.reached || now.answered !== here.answered) noteProgress(game, chapter, now)
  }
}
