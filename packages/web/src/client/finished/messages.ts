// The messages between the page and the worker that holds a finished game.

import type { Score, TableOptions } from '@wayfare/kernel'
import type { Picture, Told } from '@wayfare/protocol'
import type { FairnessVerdict } from './fairness.ts'
import type { Watching } from './finished-game.ts'

/** The source of a game: the text of its log, or a packed link. */
export type GameText = { readonly log: string } | { readonly packed: string }

/** `log`: there is no log, or it stops too early. For the others see BadPacked. */
type OpenProblem = 'damaged' | 'newer' | 'rules' | 'log'

export type Opened = {
  readonly game: string
  readonly version: number
  readonly options: TableOptions
  readonly steps: number
  readonly movers: readonly (number | null)[]
  readonly rows: readonly number[]
  readonly broken: string | null
  readonly scores: readonly (readonly Score[])[]
  readonly commitment: string | null
  readonly secret: string | null
}

export type Telling = { readonly told: readonly Told[]; readonly steps: readonly number[] }

/** The questions to the worker, each with its answer. */
export type Calls = {
  open: {
    args: GameText
    answer: Opened | { readonly problem: OpenProblem; readonly message: string; game?: string; version?: number }
  }
  /**
   * By step, the points of all players; `forecast` is true if they are an estimate, because the game counts them only
   * at its end.
   */
  course: { args: null; answer: { readonly scores: readonly (readonly Score[])[]; readonly forecast: boolean } }
  told: { args: { readonly eyes: Watching }; answer: Telling }
  picture: { args: { readonly step: number; readonly eyes: Watching }; answer: Picture }
  verify: { args: null; answer: FairnessVerdict }
  /** The whole game as one text for a link; null if it cannot be packed. */
  pack: { args: null; answer: string | null }
  /** The game's log as text. */
  log: { args: null; answer: string }
}
export type Call = keyof Calls

export type Question = { [K in Call]: { readonly call: K; readonly args: Calls[K]['args'] } }[Call]
