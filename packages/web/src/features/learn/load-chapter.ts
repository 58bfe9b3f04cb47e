import type { Chapter } from '../../board-kit/lessons/chapter.ts'
import { partsOf } from '../../games/index.ts'

/** The data of a chapter. Throws if the game has none of this id. */
export async function loadChapter(game: string, id: string): Promise<Chapter> {
  const chapters = await (await partsOf(game)).chapters?.()
  const entry = chapters?.list.find((one) => one.id === id)
  if (!entry) throw new Error(`${game} has no chapter ${id}`)
  return entry.load()
}
