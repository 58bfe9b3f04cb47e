// A chance as people say it: "19 in 20", "6 in 10", "1 in 4".

export type Odds = { readonly wins: number; readonly games: number }

/** From here on what is rarer is named: one in so many. */
const RARE = 0.3
const RAREST = 100

export function oddsOf(chance: number): Odds {
  if (chance <= RARE) return { wins: 1, games: inSoMany(chance) }
  if (chance >= 1 - RARE) {
    const games = inSoMany(1 - chance)
    return { wins: games - 1, games }
  }
  return { wins: Math.round(chance * 10), games: 10 }
}

const inSoMany = (chance: number): number => Math.min(RAREST, Math.round(1 / chance))
