// What is kept of a guided game on this device, and what its person has shown to know, at whichever table.

import { flag, listOf, number, object, orNull, recordOf, text } from '../../base/browser/schema.ts'
import { readItem, stored } from '../../base/browser/storage.ts'
import type { Guide, Moment } from '../../board-kit/lessons/lesson.ts'
import { type GuidedMark, guideKey, MARK, setMark } from '../../client/table/guided-mark.ts'
import { beginning, type GuideProgress } from './follow.ts'

/** Ideas by game id. */
const known = stored('wayfare known', recordOf(listOf(text)), {})

export type StoredProgress = GuidedMark & { readonly progress: GuideProgress }

const keptSchema = (start: GuideProgress) =>
  object<StoredProgress>({
    ...MARK,
    progress: object<GuideProgress>(
      {
        known: listOf(text),
        shownAt: recordOf(number),
        told: recordOf(number),
        left: listOf(text),
        lesson: text,
        taught: orNull(listOf(text)),
        naming: orNull(object({ lesson: text, moves: number })),
        postponed: orNull(object({ lesson: text, moves: number })),
        reached: orNull(object({ lesson: text, moves: number })),
        settled: object({ moves: number, done: number, onward: orNull(text) }),
        strayed: flag,
        streak: number,
        closed: flag,
      },
      start,
    ),
  })

/** The stored progress of a guided game. A missing field has the value it has at the start. */
export const keptAt = (table: string, start = beginning({ lessons: [] })): StoredProgress | undefined =>
  readItem(guideKey(table), keptSchema(start))

export function progressAt(table: string, guide: Guide): GuideProgress {
  const start = beginning(guide, knownIdeas(guide.game))
  // In a game that was kept before it was recorded, what was done counts as taught.
  return keptAt(table, { ...start, taught: null })?.progress ?? start
}

export function keepProgress(table: string, guide: Guide, progress: GuideProgress): void {
  const { game, lessons } = guide
  const lesson = lessons.findIndex(({ id }) => id === progress.lesson) + 1
  const kept: StoredProgress = { game, lesson, of: lessons.length, progress }
  setMark(table, kept)
  remember(game, progress.known)
}

/** Games of which something is known. */
export const gamesKnown = (): readonly string[] => Object.keys(known.value)

export const knownIdeas = (game: string): readonly string[] => known.value[game] ?? []

export function remember(game: string, ideas: readonly string[]): void {
  const before = knownIdeas(game)
  const now = [...new Set([...before, ...ideas])]
  if (now.length > before.length) known.value = { ...known.peek(), [game]: now }
}

/** Whether this is a return to a game that was left. */
export const wasBegun = ({ told }: GuideProgress, moment: Moment): boolean =>
  Object.keys(told).length > 0 && moment.told.some(({ seat }) => seat === moment.seat)
