// Who sits where, game after game: every deal is played in each seating, so that luck of the deal and of the seat falls on all alike.

/** One seating is a bot's name for each seat. Fewer bots than seats take turns; alone, each bot plays the same deal. */
export function seatingsOf(bots: readonly string[], players: number): string[][] {
  const seen = new Map<string, string[]>()
  for (let first = 0; first < bots.length; first++) {
    const round = Array.from({ length: players }, (_, seat) => bots[(seat + first) % bots.length] as string)
    for (let turn = 0; turn < players; turn++) {
      const seating = [...round.slice(turn), ...round.slice(0, turn)]
      // Bots of one name would only play the same game again.
      seen.set(seating.join(), seating)
    }
  }
  return [...seen.values()]
}

export type Fixture = { readonly index: number; readonly deal: number; readonly seats: readonly string[] }

/** The games in their order, as many as are needed for whole deals. */
export function fixturesOf(bots: readonly string[], players: number, games: number): Fixture[] {
  const seatings = seatingsOf(bots, players)
  const deals = Math.ceil(games / seatings.length)
  return Array.from({ length: deals * seatings.length }, (_, index) => ({
    index,
    deal: Math.floor(index / seatings.length),
    seats: seatings[index % seatings.length] as string[],
  }))
}
