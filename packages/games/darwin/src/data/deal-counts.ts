// How many things are dealt in setup, by number of players. Index 0 of each list is unused.

export const DEALT = {
  /** Special tiles (DAR-SETUP-02, DAR-SOLO-04), and face-up objectives of each colour (DAR-SETUP-10, DAR-SOLO-05). */
  specials: [0, 4, 6, 6, 6] as readonly number[],
  objectives: [0, 1, 2, 2, 2] as readonly number[],
  goals: 5,
  letters: 3,
  /** Crew cards in a hand of the draft (DAR-CREWDRAFT-03), and those offered in a solo game (DAR-SOLO-07). */
  crewHand: 4,
  crewAlone: 5,
  crewKept: 3,
  /** Pairs of starting objectives in a solo game (DAR-SOLO-08). */
  pairsAlone: 2,
}
