// Computes a bot's answer without a worker.

import { botBy, Thinking, thoughtOf } from '@wayfare/bots'
import type { Engine } from '@wayfare/kernel'
import type { Thought } from '@wayfare/table'

export const thinkHere =
  (engine: Engine) =>
  ({ bot, world, seat, seed }: Thought): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      const thinking = new Thinking({
        say(_, word) {
          if ('moves' in word) resolve(word.moves)
          if ('failure' in word) reject(new Error(word.failure))
        },
        // There is no time limit, because the machine may be busy.
        now: () => 0,
        rest: (then) => void setTimeout(then),
      })
      void thinking.begin(0, Promise.resolve(thoughtOf({ bot: botBy(bot), engine, world, seat, seed })))
    })
