// Finds out what a seat may be asked when its turn comes, so that its person can plan for it. This only looks at worlds dealt
// for the seat, so the answer tells nothing that the seat does not know.

import { type Engine, pick, type Seat, type Seed, type State, type Stream, stream } from '@wayfare/kernel'
import type { MovesAhead } from '@wayfare/protocol'

const WORLDS = 4
/** How many moves the others may make in each world. */
const MOST_MOVES = 150
/** How many moves are listed for each question. */
const MOST_LISTED = 120

type Ahead = { readonly seat: Seat; readonly after: readonly string[]; readonly seed: Seed }
type Asked = { readonly op: string; readonly from: string | null; readonly moves: Set<string> }

/** Yields the share that is done after each move. */
export function* movesAhead(engine: Engine, state: State, ahead: Ahead): Generator<number, MovesAhead> {
  const asked = new Map<string, Asked>()
  for (let number = 0; number < WORLDS; number++) {
    const world = engine.redeal(state, ahead.seat, `${ahead.seed} ${number}`)
    const dice = stream(`${ahead.seed} ${number} moves`)
    const planned = ahead.after.slice()
    for (let moves = 0; moves < MOST_MOVES && !engine.isOver(world); moves++) {
      if (engine.deciders(world).includes(ahead.seat)) {
        const move = planned.shift()
        if (move === undefined) {
          note(asked, engine, world, ahead.seat)
          break
        }
        const option = engine.meant(world, ahead.seat, engine.options(world, ahead.seat), move)
        if (!option) break
        engine.apply(world, ahead.seat, option, null)
      } else playAtRandom(engine, world, dice)
      yield (number + moves / MOST_MOVES) / WORLDS
    }
  }
  return {
    questions: [...asked.values()].map(({ op, from, moves }) => ({
      op,
      from,
      moves: [...moves].slice(0, MOST_LISTED),
    })),
  }
}

function note(asked: Map<string, Asked>, engine: Engine, world: State, seat: Seat): void {
  const question = engine.question(world, seat)
  if (!question) return
  const { op, from } = question
  const key = `${op} ${from}`
  const found = asked.get(key) ?? { op, from, moves: new Set<string>() }
  for (const { move } of engine.options(world, seat)) found.moves.add(move)
  asked.set(key, found)
}

function playAtRandom(engine: Engine, world: State, dice: Stream): void {
  const by = pick(dice, engine.deciders(world))
  engine.apply(world, by, pick(dice, engine.options(world, by)), null)
}
