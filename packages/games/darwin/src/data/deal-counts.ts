// How many things are dealt in setup, by number of players. Index 0 of each list is unused.

export const DEALT = {
  /** Special tiles (DAR-SETUP-02, DAR-SOLO-04), and objectives of each colour that lie open (DAR-SETUP-10, DAR-SOLO-05). */
  specials: [0, 4, 6, 6, 6] as readonly number[],
  objectives: [0, 1, 2, 2, 2] as readonly number[],
  goals: 5,
  letters: 3,
  /** DAR-CREWDRAFT-03, DAR-SOLO-07. */
  crewHand: 4,
  crewAlone: 5,
  crewKept: 3,
  /** DAR-SOLO-08. */
  pairsAlone: 2,
}
