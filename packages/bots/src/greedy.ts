// A bot that looks one step ahead: it tries each move in a few worlds that its seat cannot tell apart, and takes the
// one with the best positions.

import type { Engine, Option, Seat, State } from '@wayfare/kernel'
import type { Bot } from './bot.ts'

/** In a single world a random draw would be pure luck; several even it out. Lanes have no random draws. */
const WORLDS = 6

export const greedy: Bot = {
  name: 'greedy',
  choose(engine, s, seat, seed) {
    const { suggest, evaluate } = engine.game
    const world = engine.redeal(s, seat, seed)
    const suggested = suggest?.(world, seat)
    if (suggested) return suggested
    if (!evaluate) throw new Error(`${engine.game.id} has no evaluation, so nobody can play it greedily`)
    const options = engine.options(world, seat)
    const [only, ...others] = options
    if (only && others.length === 0) return [only.move]
    const worlds = engine.lanes(s) !== null ? [world] : [world, ...otherWorlds(engine, s, seat, seed)]
    return [best(options, (option) => worth(engine, worlds, seat, option, evaluate)).move]
  },
}

function otherWorlds<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): S[] {
  return Array.from({ length: WORLDS - 1 }, (_, i) => engine.redeal(s, seat, `${seed} ${i}`))
}

function worth<S extends State>(
  engine: Engine<S>,
  worlds: readonly S[],
  seat: Seat,
  option: Option,
  evaluate: (s: S, seat: Seat) => number,
): number {
  let sum = 0
  for (const world of worlds) {
    const after = engine.clone(world)
    engine.apply(after, seat, option, null)
    sum += evaluate(after, seat)
  }
  return sum
}

function best(options: readonly Option[], value: (option: Option) => number): Option {
  let top = options[0] as Option
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const reached = value(option)
    if (reached > most) {
      most = reached
      top = option
    }
  }
  return top
}
