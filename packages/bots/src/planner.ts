// Somebody who plans: a level's effort as a bot.

import type { Bot } from './bot.ts'
import type { Effort } from './levels.ts'
import { plan } from './search/plan.ts'

export function planner(name: string, effort: Effort): Bot {
  return {
    name,
    think: (engine, s, seat, seed) => plan(engine, s, seat, seed, effort),
    choose(engine, s, seat, seed) {
      const thinking = plan(engine, s, seat, seed, effort)
      let step = thinking.next()
      while (!step.done) step = thinking.next()
      return step.value.moves
    },
  }
}
