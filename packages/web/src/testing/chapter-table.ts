// The table of a chapter without a browser.

import { commit, type Engine } from '@wayfare/kernel'
import { type Table, tableFrom } from '@wayfare/table'
import type { Chapter, ChapterWorlds } from '../board-kit/lessons/chapter.ts'
import { type GuidedTable, learnersTable } from './guided.ts'

const SECRET = '07'.repeat(16)

/** The lesson of a chapter, or its exam. The rivals make any move, which is quick. */
export async function chapterTable(engine: Engine, chapter: Chapter, part: 'start' | 'exam'): Promise<GuidedTable> {
  const { options, [part]: world } = await chapter.worlds()
  return learnersTable(engine, tableAt(engine, options, world), true)
}

/** A table of a person and bots that begins in this state, as the device lays it for a chapter; not started yet. */
export function tableAt(engine: Engine, options: ChapterWorlds['options'], world: ChapterWorlds['start']): Table {
  const rivals = Array.from({ length: options.players - 1 }, () => ({ kind: 'bot' as const, bot: 'random' }))
  return tableFrom(
    'chapter',
    engine,
    SECRET,
    {
      k: 'made',
      game: engine.game.id,
      version: engine.game.version,
      options,
      host: 'somebody',
      seats: [{ kind: 'person', person: 'somebody' }, ...rivals],
      listed: false,
      language: 'en',
      clock: null,
      commitment: commit(SECRET),
      start: true,
      origin: { table: '', at: 0, world },
    },
    0,
  )
}
