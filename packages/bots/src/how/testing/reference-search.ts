// A second search for the shortest steps to a move that is refused. It is slow and plain on purpose, and only uses what the kernel offers
// to every host: it shares no code, no key and no filter with the search that it is held against.

import { type Engine, type Seat, type State, sha256 } from '@wayfare/kernel'

/** How many own steps the shortest way has; or that there is none; or how many steps were looked at in full before the tries ran out. */
export type Reference = { readonly length: number } | 'impossible' | { readonly noneUpTo: number }

/**
 * Breadth first over the seat's own moves: from every position in which the seat is asked, every move that it is offered and by which it
 * learns nothing. Two positions of the same length are one only if all of their state is the same.
 */
export function shortestWay(engine: Engine, from: State, seat: Seat, what: string, mostTries: number): Reference {
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

/** States are plain JSON. `engine.hash` also sorts all keys, which takes several times as long. */
const fingerprint = (s: State): string => sha256(JSON.stringify(s))

type Offer = { readonly move: string; readonly on: readonly string[] }

/** What was asked for: the move of this text; or, where a thing was named, the moves that are refused there, or any move that touches it. */
function goalOf(engine: Engine, from: State, seat: Seat, what: string): (offer: Offer) => boolean {
  const refused = engine
    .explain(from, seat, what)
    .map(({ move }) => move)
    .filter((move) => move !== what)
  if (refused.length === 0) return ({ move, on }) => move === what || on.includes(what)
  return ({ move }) => move === what || refused.includes(move)
}
