import { pick, stream } from '@wayfare/kernel'
import type { Bot } from './bot.ts'

/** Any option, each as likely; where the game walks a long choice step by step, the way it suggests. */
export const random: Bot = {
  name: 'random',
  choose(engine, s, seat, seed) {
    const suggested = engine.game.suggest?.(engine.redeal(s, seat, seed), seat)
    if (suggested) return suggested
    return [pick(stream(`${seed} random`), engine.options(s, seat)).move]
  },
}
