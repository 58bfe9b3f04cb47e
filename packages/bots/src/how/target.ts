// The target of a search for a refused move or thing, as a predicate on the options of later positions.

import { type Engine, type Option, type Refusal, readMove, type Seat, type State } from '@wayfare/kernel'

export type Target<S extends State> = {
  /** Why it cannot be done now, as `explain` says it. */
  readonly reasons: readonly Refusal[]
  /** The move by which it is done there, if it can be done there. */
  doneBy(s: S, options: readonly Option[]): string | undefined
}

/** Nothing that the seat does itself leads out of these: it is not asked. */
const NOT_ASKED: ReadonlySet<string> = new Set(['KER-SEAT', 'KER-OVER', 'KER-TURN', 'KER-DONE'])

/**
 * `what`: the text of a move, or a card, tile or space. Where a thing is refused in some moves, one of these is wanted, and not whatever
 * else can be done with it. Undefined where there is nothing to look for: it is offered, or the seat is not asked at all.
 */
export function targetOf<S extends State>(engine: Engine<S>, s: S, seat: Seat, what: string): Target<S> | undefined {
  const reasons = engine.explain(s, seat, what)
  if (reasons.length === 0 || reasons.some(({ rule }) => NOT_ASKED.has(rule) || rule === 'KER-PART')) return undefined
  const refused = new Set(reasons.map(({ move }) => move))
  refused.delete(what)
  const named = refused.size > 0
  const { verb } = readMove(what)
  return {
    reasons,
    doneBy(s, options) {
      const listed = options.find(({ move, on }) => move === what || (named ? refused.has(move) : on.includes(what)))
      if (listed) return listed.move
      // Not every payment is listed, because there can be very many; a move that is not listed may still be legal, so the rules are asked.
      return options.some(({ move }) => readMove(move).verb === verb) && engine.explain(s, seat, what).length === 0
        ? what
        : undefined
    },
  }
}
