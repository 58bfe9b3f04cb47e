// Stores the tutor's progress at each table, and the ideas that the learner has shown to know.

import { flag, listOf, number, object, text } from '../../base/browser/schema.ts'
import { readItem } from '../../base/browser/storage.ts'
import { setTutorMark, TUTOR_MARK, type TutorMark, tutorKey } from '../../client/table/tutor-mark.ts'
import { knownIdeas } from '../guide/progress-storage.ts'
import { reachedChapters } from '../learn/chapter-progress.ts'
import { chapterKey, NOTHING_SAID, type TutorProgress } from './tip-choice.ts'

type StoredProgress = TutorMark & { readonly progress: TutorProgress }

const storedSchema = object<StoredProgress>(
  {
    ...TUTOR_MARK,
    progress: object<TutorProgress>(
      {
        said: listOf(object({ tip: text, round: number, moves: number, asked: flag, closed: flag })),
        round: object({ number, since: number }),
      },
      NOTHING_SAID,
    ),
  },
  { progress: NOTHING_SAID },
)

export const tutorProgressAt = (table: string): TutorProgress =>
  readItem(tutorKey(table), storedSchema)?.progress ?? NOTHING_SAID

export function storeTutorProgress(table: string, game: string, progress: TutorProgress): void {
  const entry: StoredProgress = { game, progress }
  setTutorMark(table, entry)
}

/** Ideas that were shown or said to be known, in the guided game as well, and chapters that were played to their end. */
export const knownOf = (game: string): ReadonlySet<string> =>
  new Set([...knownIdeas(game), ...reachedChapters(game).map(chapterKey)])
