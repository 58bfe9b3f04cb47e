// The only file of this package that names games: their puzzles and the figures measured for them. A new game that has
// any is added here.

import type { Puzzle } from './puzzles/puzzle.ts'

type PuzzleFile = () => Promise<{ readonly default: readonly Puzzle[] }>

/** The puzzles of each game, made by `wayfare puzzles`. */
export const PUZZLES: Readonly<Record<string, PuzzleFile>> = {
  arnak: () => import('./puzzles/data/arnak.json', { with: { type: 'json' } }),
  darwin: () => import('./puzzles/data/darwin.json', { with: { type: 'json' } }),
  arkham: () => import('./puzzles/data/arkham.json', { with: { type: 'json' } }),
}

/**
 * The share of the remaining points that a strong player scores beyond the quick bot of the coach's play-outs. Games
 * that are not listed need no such correction, because the difference is small.
 */
export const STRONG_PLAYER_EXTRA: Readonly<Record<string, number>> = { arnak: 0.1, darwin: 0.2 }
