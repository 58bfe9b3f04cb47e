/** The number of rounds, in a file of its own because the start page shows it and loads nothing else of the game. */
export const ROUNDS = 5
