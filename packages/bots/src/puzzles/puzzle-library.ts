// The puzzles that come with each game, and the puzzle of the day.

import { PUZZLES } from '../registered-games.ts'
import type { Puzzle } from './puzzle.ts'

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const load = Object.hasOwn(PUZZLES, game) ? PUZZLES[game] : undefined
  return load ? (await load()).default : []
}

const DAY_MS = 86_400_000

/** Returns the index of the day's puzzle: puzzles come in order, the same for everybody. */
export const puzzleOfDay = (day: string, count: number): number => Math.floor(Date.parse(day) / DAY_MS) % count
