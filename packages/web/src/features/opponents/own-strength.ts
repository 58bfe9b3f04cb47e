// Estimates a person's strength from the games they finished against the six personas: the likeliest rating on the
// scale on which those were measured. With few games it is pulled towards the middle of the scale.

import { isPersona } from '@wayfare/bots/personas'
import { chanceOf, type GameStrengths, type Rated } from '@wayfare/bots/strengths'
import type { ListedTable } from '../../client/table/listed-table.ts'

/** With fewer games a number would be a guess. */
export const LEAST_GAMES = 5
/** The prior: the mean rating of an unknown person, and its standard deviation. */
const MIDDLE = 1200
const SPREAD = 300
/** The farthest distance from the mean at which the estimate is searched. */
const REACH = 3000
const NINE_IN_TEN = 1.645
/** The steepness of Elo's curve. */
const SLOPE = Math.LN10 / 400

/** A result against an opponent with this rating: 1 for a win, 0 for a loss, a half for a tie. */
export type OwnResult = { readonly against: number; readonly won: number }
export type OwnStrength = Rated & { readonly games: number }

/** Returns the results of two-sided games against the personas of the ladder. */
export function resultsOf(tables: readonly ListedTable[], game: string, { people }: GameStrengths): OwnResult[][] {
  return tables.flatMap((table) => {
    if (table.game !== game || table.status !== 'finished' || !table.places) return []
    const { seats, places } = table
    const own = seats.findIndex(({ mine, bot }) => mine && bot === null)
    const others = seats.flatMap(({ bot }, seat) => (seat === own ? [] : [{ bot, place: places[seat] }]))
    const place = places[own]
    if (place === undefined || others.length === 0) return []
    const results = others.flatMap(({ bot, place: theirs }) => {
      const against = bot && isPersona(bot) ? people[bot]?.elo : undefined
      if (against === undefined || theirs === undefined) return []
      return { against, won: place < theirs ? 1 : place > theirs ? 0 : 0.5 }
    })
    return results.length === others.length ? [results] : []
  })
}

export function ownStrength(games: readonly (readonly OwnResult[])[]): OwnStrength | null {
  if (games.length < LEAST_GAMES) return null
  const results = games.flat()
  // The derivative falls along the whole scale, so its zero is found by bisection.
  let [low, high] = [MIDDLE - REACH, MIDDLE + REACH]
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (slopeAt(middle, results) > 0) low = middle
    else high = middle
  }
  const elo = (low + high) / 2
  return { elo, within: NINE_IN_TEN / Math.sqrt(-curveAt(elo, results)), games: games.length }
}

const slopeAt = (elo: number, results: readonly OwnResult[]): number =>
  results.reduce((sum, { against, won }) => sum + SLOPE * (won - chanceOf(elo, against)), (MIDDLE - elo) / SPREAD ** 2)

const curveAt = (elo: number, results: readonly OwnResult[]): number =>
  results.reduce(
    (sum, { against }) => {
      const chance = chanceOf(elo, against)
      return sum - SLOPE ** 2 * chance * (1 - chance)
    },
    -1 / SPREAD ** 2,
  )
