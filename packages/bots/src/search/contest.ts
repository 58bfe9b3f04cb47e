// Search for decisions that seats take in turn about something that affects all of them: as a gain for everybody wins
// nothing, each seat maximises its lead.

import { type Option, type Seat, type State, stream } from '@wayfare/kernel'
import type { Effort } from '../levels.ts'
import { lineWorth } from './lines.ts'
import type { Search } from './turn.ts'

/** A move, and the lead that it leads to. */
export type Prospect = { readonly move: string; readonly lead: number }

/** Each seat's lead over the average of the others. */
type Leads = readonly number[]

/** Yields the lead after each move of the seat if everybody then maximises their own lead. */
export function* prospects<S extends State>(
  search: Search<S>,
  s: S,
  effort: Effort,
  seed: string,
): Generator<Prospect> {
  const { engine, seat } = search
  const known = new Map<number, Leads>()
  for (const option of engine.options(s, seat)) {
    const leads = after(search, s, seat, option, effort, seed, known)
    yield { move: option.move, lead: leads[seat] as number }
  }
}

function after<S extends State>(
  search: Search<S>,
  s: S,
  seat: Seat,
  option: Option,
  effort: Effort,
  seed: string,
  met: Map<number, Leads>,
): Leads {
  const next = search.engine.clone(s)
  search.engine.apply(next, seat, option, null)
  search.nodes++
  return leadsIn(search, next, effort, seed, met)
}

/** `met` caches positions that were searched, by key. */
function leadsIn<S extends State>(
  search: Search<S>,
  s: S,
  effort: Effort,
  seed: string,
  met: Map<number, Leads>,
): Leads {
  const { engine, planning } = search
  const key = planning.key(s, search.seat)
  const known = met.get(key)
  if (known) return known
  const decider = engine.deciders(s)[0] as Seat
  let best: Leads | undefined
  if (planning.contest?.(s, decider)) {
    for (const option of engine.options(s, decider)) {
      const leads = after(search, s, decider, option, effort, seed, met)
      if (!best || (leads[decider] as number) > (best[decider] as number)) best = leads
    }
  }
  const leads = best ?? leadsOf(valuesByFinalStage(search, s, effort, seed))
  met.set(key, leads)
  return leads
}

/** Many ends are compared for every seat, so each is searched narrowly, with an equal share of the nodes. */
const DIVISOR = 3
const SHARE = 1 / 20

/** Returns the value of the stage for each seat. */
function valuesByFinalStage<S extends State>(search: Search<S>, s: S, effort: Effort, seed: string): number[] {
  const { engine, planning } = search
  const effortPerEnd = { later: Math.ceil(effort.later / DIVISOR), lines: 1 }
  return Array.from({ length: engine.players(s) }, (_, seat) => {
    const limit = search.nodes + effort.nodes * SHARE
    const own = { ...search, seat, stage: planning.stage(s, seat), limit }
    const worth = lineWorth(own, engine.clone(s), effortPerEnd, stream(`${seed} others`))
    search.nodes = own.nodes
    return worth
  })
}

function leadsOf(worths: readonly number[]): number[] {
  let sum = 0
  for (const worth of worths) sum += worth
  return worths.map((own) => own - (sum - own) / (worths.length - 1))
}
