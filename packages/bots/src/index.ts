import type { Game } from '@wayfare/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { LEVELS } from './levels.ts'
import { isPersona, PERSONAS } from './personas.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { type Asker, FairQueue } from './fair-queue.ts'
export { greedy } from './greedy.ts'
export { type Effort, LEVELS } from './levels.ts'
export { planner } from './planner.ts'
export { playMatch } from './play.ts'
export { random } from './random.ts'
export type { BestSoFar, Candidate } from './search/plan.ts'
export { Thinking, type ThinkingTask, type ThoughtRequest, thinkingTask as thoughtOf } from './thinking.ts'

/** Bots by the name under which a seat is given to them. */
export const BOTS: Readonly<Record<string, Bot>> = {
  random,
  greedy,
  ...Object.fromEntries(Object.entries(LEVELS).map(([name, effort]) => [name, planner(name, effort)])),
}

export function botBy(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!bot) throw new Error(`there is no bot '${name}'`)
  return bot
}

type PlayableGame = Pick<Game, 'evaluate' | 'planning'>

/** Returns the bots that are offered at a table of this game, the weakest first. */
export const botsFor = (game: PlayableGame): string[] =>
  game.planning ? [...PERSONAS] : ['random', 'greedy'].filter((bot) => canPlay(game, bot))

/**
 * True if this bot can play the game. Includes bots that are no longer offered but sit at older tables and in tests.
 */
export function canPlay({ planning, evaluate }: PlayableGame, bot: string): boolean {
  if (isPersona(bot)) return planning !== undefined
  return bot === 'random' || (bot === 'greedy' && evaluate !== undefined)
}
