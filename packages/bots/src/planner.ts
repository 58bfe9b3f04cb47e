// Creates a planning bot from a level's effort.

import type { Bot } from './bot.ts'
import { drain } from './generators.ts'
import type { Effort } from './levels.ts'
import { plan } from './search/plan.ts'

/**
 * A machine that manages fewer nodes per millisecond is overloaded, and the bot stops waiting. Several times as many
 * are usual.
 */
const SLOWEST = 20
const GRACE_MS = 10_000

export function planner(name: string, effort: Effort): Bot {
  return {
    name,
    brakeMs: GRACE_MS + effort.nodes / SLOWEST,
    think: (engine, s, seat, seed) => plan(engine, s, seat, seed, effort),
    choose: (engine, s, seat, seed) => drain(plan(engine, s, seat, seed, effort)).moves,
  }
}
