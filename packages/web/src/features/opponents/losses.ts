// Finds out from the last games whether an opponent has proved too strong for a person.

import type { Persona } from '@wayfare/bots/personas'
import type { ListedTable } from '../../client/table/listed-table.ts'

/**
 * A loss is clear, or hopeless, if the person has less than this share of the opponent's points. One hopeless loss is
 * enough, or two clear ones.
 */
const CLEAR = 3 / 4
const HOPELESS = 1 / 2

/** Games with hints count here: a person who was helped and still lost did not lose for that reason. */
export function isTooStrong(person: Persona, game: string, tables: readonly ListedTable[]): boolean {
  const [last, before] = tables
    .filter((table) => table.game === game && table.status === 'finished')
    .sort((a, b) => b.moved - a.moved)
    .flatMap((table) => partOf(table, person))
  if (last === undefined) return false
  return last < HOPELESS || (last < CLEAR && before !== undefined && before < CLEAR)
}

/**
 * The person's share of the opponent's points in a lost game; 1 if they did not lose, and nothing if the two did not
 * meet.
 */
function partOf({ seats, scores, places }: ListedTable, person: Persona): number[] {
  const own = seats.findIndex(({ mine, bot }) => mine && bot === null)
  const theirs = seats.findIndex(({ bot }) => bot === person)
  if (own < 0 || theirs < 0 || !places) return []
  const [mine, others] = [scores?.[own], scores?.[theirs]]
  const isLost = (places[own] as number) > (places[theirs] as number)
  return [isLost && mine !== undefined && others !== undefined && others > 0 ? mine / others : 1]
}
