// The only file of this package that names games: the puzzles of each, and figures that were measured for it. A new game that has them is
// added here.

import type { Puzzle } from './puzzles/puzzle.ts'

type PuzzleFile = () => Promise<{ readonly default: readonly Puzzle[] }>

/** The puzzles that come with the games. `wayfare puzzles` made them. */
export const PUZZLES: Readonly<Record<string, PuzzleFile>> = {
  arnak: () => import('./puzzles/data/arnak.json', { with: { type: 'json' } }),
  darwin: () => import('./puzzles/data/darwin.json', { with: { type: 'json' } }),
  arkham: () => import('./puzzles/data/arkham.json', { with: { type: 'json' } }),
}

/**
 * By which share of the points still to come a strong player does better than the quick bot that plays the coach's games to their end.
 * Games that are not listed need no such correction: the difference is small there.
 */
export const STRONG_PLAYER_EXTRA: Readonly<Record<string, number>> = { arnak: 0.1, darwin: 0.2 }
