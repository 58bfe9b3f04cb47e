// Estimates a person's strength from the games they finished against the six personas, by the law that rates people on the server.

import { isPersona } from '@wayfare/bots/personas'
import { isMeasured, type Rating, type Result, rateResult, withinOf } from '@wayfare/bots/ratings'
import { type Rated, strengthsOf } from '@wayfare/bots/strengths'
import type { ListedTable } from '../../client/table/listed-table.ts'

const ME = 'me'

export type OwnStrength = Rated & { readonly games: number }

/** Returns the finished games of one person against the personas of the ladder, in the order of their ends. */
export function resultsOf(tables: readonly ListedTable[], game: string): Result[] {
  const { people } = strengthsOf(game)
  const results = tables.flatMap((table): Result[] => {
    const { id, seats, places, moved: at } = table
    if (table.game !== game || table.status !== 'finished' || !places || isLesson(table)) return []
    const own = seats.findIndex(({ mine, bot }) => mine && bot === null)
    const others = seats.flatMap(({ bot }, seat) => (seat === own ? [] : bot))
    if (own < 0 || others.length === 0) return []
    if (!others.every((bot) => bot !== null && isPersona(bot) && people[bot])) return []
    const sitting = seats.map(({ bot }, seat) => (seat === own ? { person: ME } : { bot: bot as string }))
    return [{ table: id, game, at, places, seats: sitting }]
  })
  return results.sort((a, b) => a.at - b.at)
}

/** Daily deals, chapters and other trials, guided games and games with a tutor: as on the server, they do not count. */
const isLesson = ({ daily, trial, guide, tutored }: ListedTable): boolean =>
  daily !== null || trial === true || tutored === true || Boolean(guide)

export function ownStrength(results: readonly Result[]): OwnStrength | null {
  let rating: Rating | undefined
  for (const result of results) rating = rateResult(result, () => rating)[0]?.after ?? rating
  if (!rating || !isMeasured(rating)) return null
  const { elo, games } = rating
  return { elo, within: withinOf(rating), games }
}
