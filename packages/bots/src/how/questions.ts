// Generates questions that people might ask, from games played half well and half at random: a refused move, or a thing
// to which a refusal belongs.

import { below, type Engine, pick, type Seat, type State, stream } from '@wayfare/kernel'
import { greedy } from '../greedy.ts'
import { random } from '../random.ts'

export type HowToQuestion<S extends State> = { readonly s: S; readonly seat: Seat; readonly what: string }

/** Asks a question at one decision in this many. */
const EVERY = 8

/** Changes `s`; clone it to keep it. */
export function* questions<S extends State>(engine: Engine<S>, seed: string): Generator<HowToQuestion<S>> {
  const [least, most] = engine.game.players
  for (let game = 0; ; game++) {
    const dice = stream(`${seed} ${game}`)
    const s = engine.start(engine.table({ players: least + (game % (most - least + 1)) }), `${seed} ${game}`)
    for (let moves = 0; !engine.isOver(s); moves++) {
      const seat = pick(dice, engine.deciders(s))
      if (below(dice, EVERY) === 0) {
        const refused = engine.refusals(s, seat)
        if (refused.length > 0) {
          const { move, on } = pick(dice, refused)
          yield { s, seat, what: pick(dice, [move, ...on]) }
        }
      }
      const bot = engine.game.evaluate && below(dice, 2) === 0 ? greedy : random
      for (const move of bot.choose(engine, s, seat, `${seed} ${game} ${moves}`)) engine.take(s, seat, move)
    }
  }
}
