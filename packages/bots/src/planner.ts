// Somebody who plans: a level's effort as a bot.

import type { Bot } from './bot.ts'
import { drain } from './generators.ts'
import type { Effort } from './levels.ts'
import { plan } from './search/plan.ts'

/** Nodes in a millisecond: a machine that makes fewer is too busy to be waited for. Usual are several times as many. */
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
