// The target of a search for a refused move or thing, as a predicate on the options of later positions.

import { type Engine, type Option, type Refusal, readMove, type Seat, type State } from '@wayfare/kernel'

export type Target<S extends State> = {
  /** The refusals of the move or thing now, from `explain`. */
  readonly reasons: readonly Refusal[]
  /** Returns the option that achieves the goal in this position, or undefined. */
  doneBy(s: S, options: readonly Option[]): string | undefined
}

/** No move of the seat's own can remove these refusals, because it has no decision now. */
const NOT_ASKED: ReadonlySet<string> = new Set(['KER-SEAT', 'KER-OVER', 'KER-TURN', 'KER-DONE'])

/**
 * `what` is the text of a move, or a card, tile or space. If moves with a thing are refused, the goal is one of those
 * and not some other move with it. Returns undefined if there is nothing to search for: it is offered, or the seat has
 * no decision.
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
      // Payments are too many to be listed all, so a move that is not listed may still be legal; then the rules decide.
      return options.some(({ move }) => readMove(move).verb === verb) && engine.explain(s, seat, what).length === 0
        ? what
        : undefined
    },
  }
}
