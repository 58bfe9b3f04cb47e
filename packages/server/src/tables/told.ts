// What each pair of eyes was told of a game, and how much. A hidden move in another's lane is not told, and does not count: so the
// count is also the number of the decision that a seat faces, and nothing but that decision makes an answer stale.

import { type Eyes, factsFor } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { Item, Table } from './table.ts'

const sees = (item: Item, eyes: Eyes): boolean => item.only === null || item.only === eyes

/** How many rows these eyes were told of. */
export function toldCount(table: Table, eyes: Eyes): number {
  let count = 0
  for (const item of table.story) if (sees(item, eyes)) count++
  return count
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
