import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { greedy } from './greedy.ts'
export { playMatch } from './play.ts'
export { random } from './random.ts'

/** By the name under which a seat is given to one. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy }
