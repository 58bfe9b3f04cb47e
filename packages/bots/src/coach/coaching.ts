// How a coach thinks: what the ways to go on come from, who plays them out, and in how many worlds.

import type { Bot } from '../bot.ts'
import { type Effort, LEVELS } from '../levels.ts'
import type { Persona } from '../personas.ts'
import { planner } from '../planner.ts'

export type Coaching = {
  readonly effort: Effort
  readonly player: Bot
  readonly seats?: Seats
  readonly worlds: number
}

/** Who is known to play otherwise than whoever plays games out. */
export type Seats = readonly (Bot | undefined)[]

/** For all decisions of a game. `others`: ways that are played out beside the one that was made. */
export type Reviewing = Coaching & { readonly others: number }

/** Plans to the end of the stage, so that games end about as they do between those who plan well; thinly, because there are many. */
const THIN: Effort = {
  horizon: 'stage',
  nodes: 1_000,
  worlds: 1,
  candidates: 5,
  width: 8,
  later: 2,
  lines: 1,
  slips: 0,
}
const PLAYER: Bot = planner('coach', THIN)

const WEAKER: readonly string[] = ['nils', 'rosa', 'emeka'] satisfies Persona[]

/** Those whom a table names: who plays worse than `PLAYER` goes on so, all others play as it does. */
export const seatsOf = (names: readonly (string | null)[]): Seats =>
  names.map((name) => (name !== null && WEAKER.includes(name) ? planner(name, LEVELS[name as Persona]) : undefined))

/** For one decision. */
export const HINTING: Coaching = {
  effort: { horizon: 'stage', nodes: 20_000, worlds: 4, candidates: 16, width: 24, later: 6, lines: 2, slips: 0 },
  player: PLAYER,
  worlds: 24,
}

/** At a table, where somebody waits: a shorter plan, and as many worlds as they have patience for. */
export const AT_TABLE: Coaching = {
  effort: { horizon: 'stage', nodes: 6_000, worlds: 2, candidates: 12, width: 14, later: 4, lines: 1, slips: 0 },
  player: PLAYER,
  worlds: 12,
}

/** For those who look on: many games, so that a share of them says something. */
export const LOOKING_ON: Omit<Coaching, 'effort'> = { player: PLAYER, worlds: 24 }

/** A quick look tells which of all decisions are worth more. */
export const REVIEWING: Reviewing = {
  effort: { horizon: 'stage', nodes: 4_000, worlds: 2, candidates: 10, width: 14, later: 4, lines: 1, slips: 0 },
  player: PLAYER,
  worlds: 18,
  others: 2,
}

/** On a screen, where somebody waits for all of it: about a third of the work. */
export const ON_SCREEN: Reviewing = {
  effort: { horizon: 'stage', nodes: 2_000, worlds: 2, candidates: 8, width: 10, later: 3, lines: 1, slips: 0 },
  player: planner('coach', { ...THIN, nodes: 400, candidates: 4, width: 6, later: 1 }),
  worlds: 15,
  others: 1,
}
