/** How many rounds a game has. In a file of its own, because the first page shows it and loads nothing else of the game. */
export const ROUNDS = 10
