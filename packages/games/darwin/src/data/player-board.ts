// The actions printed beside tents and stamps on a player board, and each player's starting pieces.

import type { Action } from '../ops.ts'
import { academy, choose, coins, explore, sail, stamps } from './actions.ts'
import type { StackId } from './ids.ts'

/** By the tent that is removed, topmost first. */
export const TENT_REWARDS: readonly (readonly Action[])[] = [
  [],
  [coins(2)],
  [choose([sail(1), explore(1)])],
  [choose([stamps(1), academy({ discount: 2 })])],
  [],
]
export const TENTS = 5
export const TENT_POINTS = 5

/** By the stack of stamps that is emptied. */
export const STACK_REWARDS: Readonly<Record<StackId, readonly Action[]>> = {
  'stack-1': [explore(2)],
  'stack-2': [academy({ discount: 2 })],
  'stack-3': [sail(2)],
}
export const LENSES = 6
export const START_COINS = 4
export const START_KNOWLEDGE = 1

/** Book multipliers of the evolution track; step 0 has none (DAR-SCORE-09). */
export const BOOKS: readonly number[] = [
  0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14,
  14, 14, 15,
]
export const LAST_STEP = BOOKS.length - 1
