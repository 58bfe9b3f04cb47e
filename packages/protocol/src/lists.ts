// Lists that are available over HTTP: games, tables, daily deals.

import type { Choices, Json, Score, Seat, Value } from '@wayfare/kernel'
import type { TableInfo, Told } from './answers.ts'

export type GameOffer = {
  readonly id: string
  /** The version of the rules with which new games begin. */
  readonly version: number
  readonly players: readonly [min: number, max: number]
  readonly choices: Choices
  readonly bots: readonly string[]
}

export type ListedTable = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly status: TableInfo['status']
  readonly host: string
  readonly daily: string | null
  readonly made: number
  readonly seats: readonly {
    readonly name: string | null
    readonly person: string | null
    readonly bot: string | null
    readonly mine: boolean
  }[]
  readonly turn: readonly Seat[]
  readonly moved: number
  readonly clock: TableInfo['clock']
  /** The time at which the first of the running clocks runs out. */
  readonly flag: number | null
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** Present if the game counts rounds. */
  readonly round?: number
  /** Set if the table tries out another game from one of its moments. */
  readonly trial?: true
  /** The prompt that the viewer has to answer there, in their language. */
  readonly asks: string | null
}

/** A histogram of results: the first bin counts those from `low` to `low + step - 1`. */
export type Piles = { readonly low: number; readonly step: number; readonly counts: readonly number[] }

export type DailyResults = {
  readonly players: number
  readonly best: number | null
  readonly mine: { readonly table: string; readonly total: number; readonly percentile: number } | null
  readonly piles: Piles | null
}

export type Daily = DailyResults & {
  readonly day: string
  readonly game: string
  readonly version: number
  readonly options: { readonly [name: string]: Value }
  readonly commitment: string
  /** Published when the day is over. */
  readonly secret: string | null
}

/** A finished game after its first rows. */
export type Replay = {
  readonly at: number
  readonly rows: number
  readonly view: Json
  readonly scores: readonly Score[]
  readonly turn: readonly Seat[]
  readonly told: readonly Told[]
}
