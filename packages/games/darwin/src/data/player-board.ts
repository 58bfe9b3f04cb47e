// What is printed beside the tents and stamps of a player's board, and what each player begins with.

import type { Effect } from '@wayfare/kernel'
import { academy, choose, coins, explore, sail, stamps } from './actions.ts'

/** By the tent that leaves, topmost first. */
export const TENT_REWARDS: readonly (readonly Effect[])[] = [
  [],
  [coins(2)],
  [choose([sail(1), explore(1)])],
  [choose([stamps(1), academy(1, 2)])],
  [],
]
export const TENTS = 5
export const TENT_POINTS = 5

/** By the stack that is emptied. */
export const STACK_REWARDS: readonly (readonly Effect[])[] = [[explore(2)], [academy(1, 2)], [sail(2)]]
export const STACKS = ['stack-1', 'stack-2', 'stack-3'] as const
export const LENSES = 6
export const START_COINS = 4
export const START_KNOWLEDGE = 1
export const WORKERS = ['w1', 'w2', 'w3', 'w4', 'w5'] as const
export const PLAYER_COLOURS = ['white', 'blue', 'yellow', 'green'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

/** Book multipliers of the evolution track; step 0 has none (DAR-SCORE-09). */
export const BOOKS: readonly number[] = [
  0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14,
  14, 14, 15,
]
export const LAST_STEP = BOOKS.length - 1
