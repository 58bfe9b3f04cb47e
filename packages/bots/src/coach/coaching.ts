// How a coach thinks: what the ways to go on come from, who plays them out, and in how many worlds.

import type { Bot } from '../bot.ts'
import type { Effort } from '../levels.ts'
import { planner } from '../planner.ts'

export type Coaching = { readonly effort: Effort; readonly player: Bot; readonly worlds: number }

/** Plans to the end of the stage, so that games end about as they do between those who plan well; thinly, because there are many. */
const PLAYER: Bot = planner('coach', {
  horizon: 'stage',
  nodes: 1_000,
  worlds: 1,
  candidates: 5,
  width: 8,
  later: 2,
  lines: 1,
  slips: 0,
})

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
  worlds: 8,
}

/** For all decisions of a game: a quick look tells which of them are worth more. */
export const REVIEWING: Coaching = {
  effort: { horizon: 'stage', nodes: 4_000, worlds: 2, candidates: 10, width: 14, later: 4, lines: 1, slips: 0 },
  player: PLAYER,
  worlds: 18,
}
