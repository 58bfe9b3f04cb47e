// The six bots' levels as data: how far each looks ahead, how broadly, and how long.

import type { Persona } from './personas.ts'

/** The effort of a search. Nodes are moves tried, so the same number gives the same game on every machine. */
export type Effort = {
  /** Looks ahead one move, to the end of the turn, or over the seat's own turns to the end of the stage. */
  readonly horizon: 'move' | 'turn' | 'stage'
  readonly nodes: number
  /** The number of worlds in which a turn is tried. */
  readonly worlds: number
  /** The number of ways to end the turn that are examined. */
  readonly candidates: number
  /** The number of positions kept after each decision: of this turn (`width`), and of the turns to come (`later`). */
  readonly width: number
  readonly later: number
  /** The number of lines kept after each of the turns to come. */
  readonly lines: number
  /**
   * How much the outcome of the next stage counts against the end of this one, from 0 to 1. Absent: the next stage is
   * not searched.
   */
  readonly ahead?: number
  /** The size of random misjudgements, as a multiple of the game's `slip`. */
  readonly slips: number
}

export const LEVELS = {
  nils: { horizon: 'move', nodes: 400, worlds: 2, candidates: 40, width: 1, later: 1, lines: 1, slips: 2 },
  rosa: { horizon: 'turn', nodes: 1_000, worlds: 2, candidates: 8, width: 6, later: 1, lines: 1, slips: 1.5 },
  emeka: { horizon: 'turn', nodes: 4_000, worlds: 4, candidates: 12, width: 16, later: 1, lines: 1, slips: 0.25 },
  odile: { horizon: 'stage', nodes: 2_000, worlds: 2, candidates: 6, width: 10, later: 3, lines: 1, slips: 0.1 },
  brandt: { horizon: 'stage', nodes: 50_000, worlds: 6, candidates: 14, width: 20, later: 8, lines: 3, slips: 0 },
  ines: {
    horizon: 'stage',
    nodes: 200_000,
    worlds: 12,
    candidates: 40,
    width: 40,
    later: 8,
    lines: 3,
    ahead: 0.5,
    slips: 0,
  },
} as const satisfies Readonly<Record<Persona, Effort>>
