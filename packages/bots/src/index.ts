import type { Game } from '@wayfare/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { LEVELS } from './levels.ts'
import { planner } from './planner.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { greedy } from './greedy.ts'
export { type Effort, LEVELS } from './levels.ts'
export { planner } from './planner.ts'
export { playMatch } from './play.ts'
export { random } from './random.ts'
export type { Candidate, Opinion } from './search/plan.ts'

/** By the name under which a seat is given to one. */
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

/** Who is offered at a table of this game; whoever looks ahead needs its evaluation. */
export const botsFor = ({ evaluate }: Pick<Game, 'evaluate'>): string[] =>
  evaluate ? ['random', 'greedy'] : ['random']
