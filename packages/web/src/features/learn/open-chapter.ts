// Opens the table of a chapter: the one at which it was left, or a new one in its position.

import { language } from '../../base/i18n/index.ts'
import { localTableRows, removeLocal } from '../../client/offline/local-tables.ts'
import { local } from '../../client/offline/local-wire.ts'
import { rememberCoached } from '../../client/table/coached-tables.ts'
import { backFrom, type ChapterPlace } from './chapter-address.ts'
import { noteProgress, progressOf } from './chapter-progress.ts'
import { loadChapter } from './load-chapter.ts'

/** The learner has this seat in every chapter. */
export const LEARNER = 0

/** Returns the id of the table. The lesson goes on where it was left, unless it begins anew. */
export async function openChapter(place: ChapterPlace, anew: boolean): Promise<string> {
  const { game, chapter, part } = place
  const { table } = progressOf(game, chapter)
  if (table !== null && part === 'lesson' && !anew && (await isHere(table))) return table
  if (table !== null) await removeLocal(table)
  const { worlds } = await loadChapter(game, chapter)
  const { options, start, exam } = await worlds()
  const world = part === 'exam' ? exam : start
  const request = { game, options, world, seat: LEARNER, language: language.peek(), back: backFrom(place) }
  const id = await local.begin(request)
  rememberCoached(id)
  noteProgress(game, chapter, { table: id })
  return id
}

/** Removes the tables of chapters that were played and answered: nobody goes on there. */
export async function removeFinished(game: string, chapters: readonly string[]): Promise<void> {
  for (const chapter of chapters) {
    const { reached, answered, table } = progressOf(game, chapter)
    if (!reached || !answered || table === null) continue
    noteProgress(game, chapter, { table: null })
    await removeLocal(table)
  }
}

const isHere = async (table: string): Promise<boolean> => (await localTableRows()).some(({ id }) => id === table)
