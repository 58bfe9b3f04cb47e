// Plans which bot plays at which seat in each game of a match. Every deal is played once in each seating, so that no bot profits
// from a lucky deal or seat.

/** All seatings: each is a list of bot names by seat. Fewer bots than seats are repeated; in solo games each bot plays every deal. */
export function seatingsOf(bots: readonly string[], players: number): string[][] {
  const seen = new Map<string, string[]>()
  for (let first = 0; first < bots.length; first++) {
    const round = Array.from({ length: players }, (_, seat) => bots[(seat + first) % bots.length] as string)
    for (let turn = 0; turn < players; turn++) {
      const seating = [...round.slice(turn), ...round.slice(0, turn)]
      // The same order of names would only repeat a game.
      seen.set(seating.join(), seating)
    }
  }
  return [...seen.values()]
}

export type Fixture = { readonly index: number; readonly deal: number; readonly seats: readonly string[] }

/** The games to play, in order: at least `games`, rounded up so that each deal is played in all seatings. */
export function fixturesOf(bots: readonly string[], players: number, games: number): Fixture[] {
  const seatings = seatingsOf(bots, players)
  const deals = Math.ceil(games / seatings.length)
  return Array.from({ length: deals * seatings.length }, (_, index) => ({
    index,
    deal: Math.floor(index / seatings.length),
    seats: seatings[index % seatings.length] as string[],
  }))
}
