// Plays a whole game between bots.

import type { Engine, Match, State } from '@wayfare/kernel'
import { play } from '@wayfare/kernel'
import type { Bot } from './bot.ts'

/** Lets the bots, one for each seat, play the match to its end; returns the number of moves made. */
export function playMatch<S extends State>(match: Match<S>, bots: readonly Bot[], bound = 100_000): number {
  const engine: Engine<S> = match.engine
  let moves = 0
  while (!engine.isOver(match.state)) {
    const seat = engine.deciders(match.state)[0] as number
    const bot = bots[seat]
    if (!bot) throw new Error(`nobody plays seat ${seat}`)
    for (const move of bot.choose(engine, match.state, seat, `${match.seed} ${match.rows.length}`)) {
      play(match, seat, move)
      if (++moves > bound) throw new Error(`the game is not over after ${bound} moves`)
    }
  }
  return moves
}
