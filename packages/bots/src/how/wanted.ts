// What somebody wants to do and may not: as a question to be put to the options of positions to come.

import type { Engine, Option, Refusal, Seat, State } from '@wayfare/kernel'

export type Wanted = {
  /** Why it cannot be done now, as `explain` says it. */
  readonly reasons: readonly Refusal[]
  is(option: Option): boolean
}

/** Nothing that the seat does itself leads out of these: it is not asked. */
const NOT_ASKED: ReadonlySet<string> = new Set(['KER-SEAT', 'KER-OVER', 'KER-TURN', 'KER-DONE'])

/**
 * `what`: the text of a move, or a card, tile or space. Where a thing is refused in some moves, one of these is wanted, and not whatever
 * else can be done with it. Undefined where there is nothing to look for: it is offered, or the seat is not asked at all.
 */
export function wantedBy<S extends State>(engine: Engine<S>, s: S, seat: Seat, what: string): Wanted | undefined {
  const reasons = engine.explain(s, seat, what)
  if (reasons.length === 0 || reasons.some(({ rule }) => NOT_ASKED.has(rule) || rule === 'KER-PART')) return undefined
  const refused = new Set(reasons.map(({ move }) => move))
  refused.delete(what)
  const named = refused.size > 0
  return {
    reasons,
    is: (option) => option.move === what || (named ? refused.has(option.move) : option.on.includes(what)),
  }
}
