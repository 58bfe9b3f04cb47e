import type { Game } from '@wayfare/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export type { Bot } from './bot.ts'
export { greedy } from './greedy.ts'
export { playMatch } from './play.ts'
export { random } from './random.ts'

/** By the name under which a seat is given to one. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy }

export function botBy(name: string): Bot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
  if (!bot) throw new Error(`there is no bot '${name}'`)
  return bot
}

/** Who can play this game; whoever looks ahead needs its evaluation. */
export const botsFor = ({ evaluate }: Pick<Game, 'evaluate'>): string[] =>
  Object.keys(BOTS).filter((bot) => bot === 'random' || evaluate)
