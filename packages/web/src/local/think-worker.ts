// The other end of `think.ts`.

import { botBy } from '@wayfare/bots'
import type { ThoughtAnswer } from '@wayfare/table'
import { rulesOf } from '../games/rules.ts'
import type { ToThinker } from './think.ts'

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  const { id, game, version, rules, bot, world, seat, seed } = data
  let answer: ThoughtAnswer
  try {
    answer = { id, moves: botBy(bot).choose(await rulesOf(game, version, rules), world, seat, seed) }
  } catch (error) {
    answer = { id, failure: (error as Error).message }
  }
  postMessage(answer)
})
