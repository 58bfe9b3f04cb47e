// The part of the log that each viewer may see, and its length. A hidden move in the lane of another seat is left out and not
// counted, so the count is also the number of the decision that a seat faces; an answer is stale only if that number has changed.

import { type Eyes, factsFor } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { Item, Table } from './table.ts'

/** The number of rows that this viewer can see. */
export const toldCount = ({ story }: Pick<Table, 'story'>, eyes: Eyes): number => countAt(story.at(-1), eyes)

const countAt = (item: Item | undefined, eyes: Eyes): number =>
  item ? ((eyes === 'spectator' ? item.told.at(-1) : item.told[eyes]) as number) : 0

/** Returns the index in the story of this viewer's row number `told`. */
export function toldIndex({ story }: Table, eyes: Eyes, told: number): number | undefined {
  const index = story.findIndex((item) => sees(item, eyes) && countAt(item, eyes) === told)
  return index < 0 ? undefined : index
}

/** Returns the viewer's number for this index, or for the next visible row after it. */
export const toldNumber = ({ story }: Table, eyes: Eyes, index: number): number => 1 + countAt(story[index - 1], eyes)

/** Returns the rows that this viewer can see, without the first `since` of them. */
export function toldSince({ story, match }: Table, eyes: Eyes, since: number): Told[] {
  let first = story.length
  while (first > 0 && countAt(story[first - 1], eyes) > since) first--
  const told: Told[] = []
  for (let index = first; index < story.length; index++) {
    const item = story[index] as Item
    if (sees(item, eyes)) told.push(visibleRow(story, item, eyes))
  }
  const opening = factsFor(match?.opening ?? [], eyes)
  return told[0]?.n === 1 && opening.length > 0 ? [{ ...told[0], opening }, ...told.slice(1)] : told
}

function visibleRow(story: readonly Item[], item: Item, eyes: Eyes): Told {
  const { at, seat, events, planned } = item
  const row = { n: countAt(item, eyes), at, seat, facts: factsFor(events, eyes) }
  // Nobody else is told that somebody was away.
  const told: Told = planned !== undefined && seat === eyes ? { ...row, planned: true } : row
  if (item.undoes.length === 0) return told
  const undoes = item.undoes.flatMap((index) => {
    const undone = story[index]
    return undone && sees(undone, eyes) ? countAt(undone, eyes) : []
  })
  return undoes.length > 0 ? { ...told, undoes } : told
}

const sees = (item: Item, eyes: Eyes): boolean => item.only === null || item.only === eyes
