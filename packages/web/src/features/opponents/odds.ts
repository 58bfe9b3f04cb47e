// Says a chance as people do: "19 in 20", "6 in 10", "1 in 4". No figure is more exact than the estimate.

export type Odds = { readonly wins: number; readonly games: number }

/** Up to this chance the odds are given as "1 in N". */
const RARE = 0.3
/**
 * The values of N. Up to ten every number is usual, beyond that only these. Anything rarer than the last is said
 * without a number.
 */
const ROUND = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50]

export function oddsOf(chance: number): Odds | 'hardly ever' | 'nearly always' {
  if (chance <= RARE) {
    const games = inSoMany(chance)
    return games === null ? 'hardly ever' : { wins: 1, games }
  }
  if (chance >= 1 - RARE) {
    const games = inSoMany(1 - chance)
    return games === null ? 'nearly always' : { wins: games - 1, games }
  }
  return { wins: Math.round(chance * 10), games: 10 }
}

/** The value of N with the nearest ratio. */
function inSoMany(chance: number): number | null {
  const games = 1 / chance
  if (games > (ROUND.at(-1) as number)) return null
  const off = (round: number): number => Math.abs(Math.log(round / games))
  return ROUND.reduce((best, round) => (off(round) < off(best) ? round : best))
}
