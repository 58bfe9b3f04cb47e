// Settings of the coach: how it finds lines of play, which bot plays them out, and in how many worlds.

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

/**
 * By seat: the bot that models a seat which plays differently from the usual play-out bot; undefined for the others.
 */
export type Seats = readonly (Bot | undefined)[]

/**
 * Settings for reviewing all decisions of a game. `others` is the number of lines compared with the move that was made.
 */
export type Reviewing = Coaching & { readonly others: number }

/**
 * A narrow search to the end of the stage, so that play-outs end about as games between good planners do; narrow
 * because there are many play-outs.
 */
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

/**
 * Returns the models of the seats that a table names: bots weaker than `PLAYER` play as themselves, all others as
 * `PLAYER`.
 */
export const seatsOf = (names: readonly (string | null)[]): Seats =>
  names.map((name) => (name !== null && WEAKER.includes(name) ? planner(name, LEVELS[name as Persona]) : undefined))

/** Used for a hint on one decision outside a table. */
export const HINTING: Coaching = {
  effort: { horizon: 'stage', nodes: 20_000, worlds: 4, candidates: 16, width: 24, later: 6, lines: 2, slips: 0 },
  player: PLAYER,
  worlds: 24,
}

/** Used at a table, where somebody waits: a shorter plan, and as many worlds as the time allows. */
export const AT_TABLE: Coaching = {
  effort: { horizon: 'stage', nodes: 6_000, worlds: 2, candidates: 12, width: 14, later: 4, lines: 1, slips: 0 },
  player: PLAYER,
  worlds: 12,
}

/** Used for spectators: many play-outs, so that shares of wins are meaningful. */
export const LOOKING_ON: Omit<Coaching, 'effort'> = { player: PLAYER, worlds: 24 }

/** A quick look at all decisions selects those that are examined longer. */
export const REVIEWING: Reviewing = {
  effort: { horizon: 'stage', nodes: 4_000, worlds: 2, candidates: 10, width: 14, later: 4, lines: 1, slips: 0 },
  player: PLAYER,
  worlds: 18,
  others: 2,
}

/** Used on a screen, where somebody waits for the whole review: about a third of the work. */
export const ON_SCREEN: Reviewing = {
  effort: { horizon: 'stage', nodes: 2_000, worlds: 2, candidates: 8, width: 10, later: 3, lines: 1, slips: 0 },
  player: planner('coach', { ...THIN, nodes: 400, candidates: 4, width: 6, later: 1 }),
  worlds: 15,
  others: 1,
}
