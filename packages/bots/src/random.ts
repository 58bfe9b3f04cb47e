import { pick, stream } from '@wayfare/kernel'
import type { Bot } from './bot.ts'

/**
 * A bot that takes any option with equal probability; if the game suggests the steps of a long choice, it takes those.
 */
export const random: Bot = {
  name: 'random',
  choose(engine, s, seat, seed) {
    const suggested = engine.game.suggest?.(engine.redeal(s, seat, seed), seat)
    if (suggested) return suggested
    return [pick(stream(`${seed} random`), engine.options(s, seat)).move]
  },
}
