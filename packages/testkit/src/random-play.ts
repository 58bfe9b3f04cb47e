// Games between players who choose at random, reproducible from one seed.

import {
  below,
  type Engine,
  type Frame,
  type Option,
  pick,
  type Seat,
  type State,
  type Stream,
  stream,
  type TableOptions,
} from '@wayfare/kernel'

/** Gives each game of a run its own seed, so that it can be repeated alone. */
export function seedOfGame(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}.${index}`
}

/** Returns a table with random options, except those in `fixed`. */
export function randomTable(engine: Engine, seed: string, fixed: Readonly<Record<string, unknown>> = {}): TableOptions {
  const dice = stream(`${seed} table`)
  const [min, max] = engine.game.players
  for (let tries = 0; tries < 200; tries++) {
    const options: Record<string, unknown> = { players: min + below(dice, max - min + 1) }
    for (const [name, choice] of Object.entries(engine.game.choices)) options[name] = pick(dice, choice.values)
    Object.assign(options, fixed)
    for (const name of Object.keys(engine.game.choices)) {
      if (!applies(engine, name, options) && !(name in fixed)) delete options[name]
    }
    try {
      return engine.table(options)
    } catch (error) {
      if (tries === 199) throw error
    }
  }
  throw new Error('unreachable')
}

function applies(engine: Engine, name: string, wish: Record<string, unknown>): boolean {
  const when = engine.game.choices[name]?.when ?? {}
  return Object.entries(when).every(([other, values]) => values.includes(wish[other] as never))
}

export type Choosing = { readonly seat: Seat; readonly options: readonly Option[]; readonly option: Option }

/** Chooses a seat and a move at random. In lanes any seat that has not finished may be next. */
export function chooseAtRandom<S extends State>(engine: Engine<S>, s: S, dice: Stream): Choosing {
  const seat = pick(dice, engine.deciders(s))
  const options = engine.options(s, seat)
  if (options.length === 0) throw new Error(`seat ${seat} has no option (seq ${s.core.seq})`)
  return { seat, options, option: pick(dice, options) }
}

/** Plays to the end as fast as possible and returns the number of decisions. */
export function playOut<S extends State>(engine: Engine<S>, s: S, dice: Stream, bound = 100_000): number {
  let decisions = 0
  while (!engine.isOver(s)) {
    if (decisions++ > bound) throw new Error(`the game is not over after ${bound} decisions`)
    const { stack, lanes } = s.core
    const seat = lanes ? pick(dice, engine.deciders(s)) : (stack[stack.length - 1] as Frame).by
    const options = engine.options(s, seat)
    engine.apply(s, seat, pick(dice, options), null)
  }
  return decisions
}
