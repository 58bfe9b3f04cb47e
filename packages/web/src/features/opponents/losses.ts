// Finds out from the last games whether an opponent has proved too strong for a person.

import type { Persona } from '@wayfare/bots/personas'
import type { ListedTable } from '../../client/table/listed-table.ts'

/** A loss is clear, or hopeless, with less than this part of their points. One that is hopeless is enough, of those that are clear two. */
const CLEAR = 3 / 4
const HOPELESS = 1 / 2

/** Games with hints tell it, too: who was helped and lost did not lose for that. */
export function isTooStrong(person: Persona, game: string, tables: readonly ListedTable[]): boolean {
  const [last, before] = tables
    .filter((table) => table.game === game && table.status === 'finished')
    .sort((a, b) => b.moved - a.moved)
    .flatMap((table) => partOf(table, person))
  if (last === undefined) return false
  return last < HOPELESS || (last < CLEAR && before !== undefined && before < CLEAR)
}

/** How much of their points I have, where I have lost against them; 1 where I have not, and nothing where we did not meet. */
function partOf({ seats, scores, places }: ListedTable, person: Persona): number[] {
  const own = seats.findIndex(({ mine, bot }) => mine && bot === null)
  const theirs = seats.findIndex(({ bot }) => bot === person)
  if (own < 0 || theirs < 0 || !places) return []
  const [mine, others] = [scores?.[own], scores?.[theirs]]
  const isLost = (places[own] as number) > (places[theirs] as number)
  return [isLost && mine !== undefined && others !== undefined && others > 0 ? mine / others : 1]
}
