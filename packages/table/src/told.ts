// What each pair of eyes was told of a game, and how much. A hidden move in another's lane is not told, and does not count: so the
// count is also the number of the decision that a seat faces, and nothing but that decision makes an answer stale.

import { type Eyes, factsFor } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { Item, Table } from './table.ts'

const sees = (item: Item, eyes: Eyes): boolean => item.only === null || item.only === eyes

/** How many rows these eyes were told of. */
export function toldCount(table: Pick<Table, 'story'>, eyes: Eyes): number {
  let count = 0
  for (const item of table.story) if (sees(item, eyes)) count++
  return count
}

/** Where in the story the row is that these eyes were told as number `told`. */
export function toldPlace(table: Table, eyes: Eyes, told: number): number | undefined {
  let count = 0
  for (const [place, item] of table.story.entries()) if (sees(item, eyes) && ++count === told) return place
  return undefined
}

/** The number under which these eyes were told of this place, or of the first one after it that they were told of. */
export function toldNumber(table: Table, eyes: Eyes, place: number): number {
  return 1 + toldCount({ story: table.story.slice(0, place) }, eyes)
}

/** What these eyes were told after the first `since` rows of theirs. */
export function toldSince(table: Table, eyes: Eyes, since: number): Told[] {
  const told: Told[] = []
  const numbers: number[] = []
  let n = 0
  for (const item of table.story) {
    const seen = sees(item, eyes)
    numbers.push(seen ? ++n : 0)
    if (!seen || n <= since) continue
    const undoes = item.undoes.flatMap((place) => numbers[place] || [])
    const facts = factsFor(item.events, eyes)
    told.push({ n, at: item.at, seat: item.seat, facts, ...(undoes.length > 0 ? { undoes } : {}) })
  }
  return told
}
