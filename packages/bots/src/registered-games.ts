// What bots know of single games beyond what a game says itself. A new game is on these lists if it has it, and nowhere else in this package.

import type { Puzzle } from './puzzles/puzzle.ts'

type PuzzleFile = () => Promise<{ readonly default: readonly Puzzle[] }>

/** The puzzles that come with the games. `wayfare puzzles` made them. */
export const PUZZLES: Readonly<Record<string, PuzzleFile>> = {
  arnak: () => import('./puzzles/data/arnak.json', { with: { type: 'json' } }),
  darwin: () => import('./puzzles/data/darwin.json', { with: { type: 'json' } }),
  arkham: () => import('./puzzles/data/arkham.json', { with: { type: 'json' } }),
}

/** Of the points still to come a strong player gets so much more than the coach's own player; a share, and none where that is little. */
export const MORE: Readonly<Record<string, number>> = { arnak: 0.1, darwin: 0.2 }
