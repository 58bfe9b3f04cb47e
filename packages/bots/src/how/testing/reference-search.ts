// A second search for the shortest steps to a refused move, deliberately slow and simple. It uses only what the kernel
// offers every host, and shares no code, key or filter with the search that it checks.

import { type Engine, type Seat, type State, sha256 } from '@wayfare/kernel'

/**
 * The number of the seat's own steps in the shortest plan; or that there is none; or the length up to which all plans
 * were tried before the limit.
 */
export type Reference = { readonly length: number } | 'impossible' | { readonly noneUpTo: number }

/**
 * Searches breadth-first over the seat's own moves that reveal nothing. Two positions of the same length count as one
 * only if their whole states are equal.
 */
export function findShortest(engine: Engine, from: State, seat: Seat, what: string, mostTries: number): Reference {
  const isGoal = goalOf(engine, from, seat, what)
  let level: readonly State[] = [from]
  let tries = 0
  for (let length = 1; level.length > 0; length++) {
    const next = new Map<string, State>()
    for (const position of level) {
      for (const option of engine.options(position, seat)) {
        if (tries++ === mostTries) return { noneUpTo: length - 1 }
        const after = engine.clone(position)
        const learnedBySeats = engine.apply(after, seat, option, null)
        const learned = (learnedBySeats >> seat) & 1
        if (learned || !engine.deciders(after).includes(seat)) continue
        if (engine.options(after, seat).some(isGoal)) return { length }
        next.set(fingerprint(after), after)
      }
    }
    level = [...next.values()]
  }
  return 'impossible'
}

/** States are plain JSON, so this suffices. `engine.hash` also sorts all keys, which takes several times as long. */
const fingerprint = (s: State): string => sha256(JSON.stringify(s))

type Offer = { readonly move: string; readonly on: readonly string[] }

/**
 * Returns the goal test: the move with this text, or, if a thing was named, one of its refused moves, or else any move
 * that touches it.
 */
function goalOf(engine: Engine, from: State, seat: Seat, what: string): (offer: Offer) => boolean {
  const refused = engine
    .explain(from, seat, what)
    .map(({ move }) => move)
    .filter((move) => move !== what)
  if (refused.length === 0) return ({ move, on }) => move === what || on.includes(what)
  return ({ move }) => move === what || refused.includes(move)
}
