// Checks the chapters that the web client teaches, and writes the states to which their positions lead.

import { existsSync, writeFileSync } from 'node:fs'
import { gameIds, isProduct, rootFolder } from '@wayfare/library'
import { BadPosition, type TestedGame } from '@wayfare/testkit'
import { testedBy } from '../games.ts'
import { type Common, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type LessonOptions = Common & { readonly game?: string; readonly check?: boolean; readonly write?: boolean }

/**
 * The parts of a chapter of the web client that are used here. This package loads them by path and has no types of
 * them.
 */
type Chapter = { readonly id: string }
type Chapters = { readonly list: readonly { readonly load: () => Promise<Chapter> }[] }
type Checker = {
  checkChapters(game: TestedGame, chapters: Chapters): Promise<string[]>
  layWorlds(game: TestedGame, chapter: Chapter): unknown
}

const WEB = 'packages/web/src'
const folderOf = (game: string): string => `${rootFolder()}${WEB}/games/${game}/lessons/chapters`

export async function lesson({ game, check, write, ...options }: LessonOptions): Promise<void> {
  if (!check && !write) throw new UsageError('say --check or --write')
  const games = (game ? [game] : gameIds().filter(isProduct)).filter((id) => existsSync(folderOf(id)))
  if (games.length === 0) throw new UsageError(`${game ?? 'no game'} has no chapters`)
  const checker = (await import(`${rootFolder()}${WEB}/testing/check-chapters.ts`)) as Checker
  const faults: string[] = []
  let count = 0
  for (const id of games) {
    const tested = await testedBy(id)
    const { chapters } = (await import(`${folderOf(id)}/index.ts`)) as { readonly chapters: Chapters }
    count += chapters.list.length
    if (write) await writeWorlds(checker, tested, chapters)
    if (check) faults.push(...(await checker.checkChapters(tested, chapters)))
  }
  print({ games, chapters: count, faults }, options, () =>
    [...faults, `${count} chapters of ${games.join(', ')}, ${faults.length} faults`].join('\n'),
  )
  if (faults.length > 0) process.exitCode = 1
}

async function writeWorlds(checker: Checker, game: TestedGame, { list }: Chapters): Promise<void> {
  for (const { load } of list) {
    const chapter = await load()
    try {
      const worlds = checker.layWorlds(game, chapter)
      writeFileSync(`${folderOf(game.id)}/${chapter.id}/worlds.json`, `${JSON.stringify(worlds, null, 2)}\n`)
    } catch (error) {
      if (error instanceof BadPosition) throw new UsageError(`${game.id} ${chapter.id}: ${error.message}`)
      throw error
    }
  }
}
