// The other end of `think.ts`.

import { BOTS } from '@wayfare/bots'
import { rulesOf } from '../games/rules.ts'
import type { FromThinker, ToThinker } from './think.ts'

addEventListener('message', async ({ data }: MessageEvent<ToThinker>) => {
  const { id, game, version, rules, bot, world, seat, seed } = data
  let answer: FromThinker
  try {
    const player = BOTS[bot]
    if (!player) throw new Error(`there is no bot '${bot}'`)
    answer = { id, moves: player.choose(await rulesOf(game, version, rules), world, seat, seed) }
  } catch (error) {
    answer = { id, failure: (error as Error).message }
  }
  postMessage(answer)
})
