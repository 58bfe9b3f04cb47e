// The six as players, as data: how far each looks, how wide, and how much of it.

import type { Persona } from './personas.ts'

/** How hard somebody thinks. Nodes are moves tried out: the same number gives the same game on every machine. */
export type Effort = {
  /** One move, the own turn, or the own turns to the end of the stage. */
  readonly horizon: 'move' | 'turn' | 'stage'
  readonly nodes: number
  /** Worlds in which a turn is tried out. */
  readonly worlds: number
  /** Ways to end the turn that are looked into. */
  readonly candidates: number
  /** Positions kept after each decision of this turn, and of the turns to come. */
  readonly width: number
  readonly later: number
  /** Lines kept after each of the turns to come. */
  readonly lines: number
  /** How far the stage after this one is believed, from 0 to 1, against how this one ends; not said: it is not looked into. */
  readonly ahead?: number
  /** How much is overlooked, in the game's `slip`. */
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
