// Converts the learning progress of this device to and from the form that the account stores.

import type { LearningProgress } from '@wayfare/protocol'
import { number, recordOf } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'
import { removeLocal } from '../../client/offline/local-tables.ts'
import { hasLessons } from '../../games/index.ts'
import { makeGuided } from '../guide/make-guided.ts'
import { gamesKnown, knownIdeas, remember } from '../guide/progress-storage.ts'
import { change, helpRecordOf, helpRecords } from '../help/level.ts'
import { adoptChapters, finishedChapters } from '../learn/chapter-progress.ts'
import type { GuidedGameToSync } from './guided-games.ts'
import { goesOnFrom, isNews } from './payload.ts'

/** By game id: when the guided game that last arrived from the account was played. */
const guidedSeen = stored('wayfare guided seen', recordOf(number), {})

export function learntHere(carried: readonly GuidedGameToSync[]): LearningProgress {
  const finished = finishedChapters()
  const games = new Set([
    ...Object.keys(helpRecords.peek()),
    ...gamesKnown(),
    ...carried.map(({ game }) => game),
    ...Object.keys(finished),
  ])
  return Object.fromEntries(
    [...games].map((game) => {
      const guided = carried.find((one) => one.game === game)?.guided ?? null
      const learnt = { ideas: [...knownIdeas(game)], help: helpRecordOf(game), guided }
      const chapters = finished[game]
      return [game, chapters ? { ...learnt, chapters } : learnt]
    }),
  )
}

export async function adopt(learnt: LearningProgress, carried: readonly GuidedGameToSync[]): Promise<void> {
  for (const [game, { ideas, help, chapters }] of Object.entries(learnt)) {
    remember(game, ideas)
    if (chapters) adoptChapters(game, chapters)
    if (JSON.stringify(help) !== JSON.stringify(helpRecordOf(game))) change(game, () => help)
  }
  const seen = guidedSeen.peek()
  // The time is stored first, because another tab may have received the same game.
  const now = Object.entries(learnt).flatMap(([game, { guided }]) => (guided ? [[game, guided.at]] : []))
  guidedSeen.value = { ...seen, ...Object.fromEntries(now) }
  for (const [game, { guided }] of Object.entries(learnt)) {
    const ours = carried.find((one) => one.game === game)
    if (!hasLessons(game) || !isNews(guided, ours?.guided, seen[game] ?? -1)) continue
    await makeGuided(game, guided)
    if (ours && goesOnFrom(guided, ours.guided)) await removeLocal(ours.table)
  }
}
