// The puzzles that come with the games. `wayfare puzzles` made them.

import type { Puzzle } from './puzzle.ts'

type Load = () => Promise<{ readonly default: readonly Puzzle[] }>

const SHIPPED: Readonly<Record<string, Load>> = {
  arnak: () => import('./data/arnak.json', { with: { type: 'json' } }),
  darwin: () => import('./data/darwin.json', { with: { type: 'json' } }),
  arkham: () => import('./data/arkham.json', { with: { type: 'json' } }),
}

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const load = Object.hasOwn(SHIPPED, game) ? SHIPPED[game] : undefined
  return load ? (await load()).default : []
}

const DAY_MS = 86_400_000

/** Which of so many is that of a day: each in its turn, the same for everybody. */
export const puzzleOfDay = (day: string, count: number): number => Math.floor(Date.parse(day) / DAY_MS) % count
