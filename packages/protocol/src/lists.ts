// What is offered over HTTP: games, tables, deals of a day.

import type { Choices, Json, Score, Seat, Value } from '@wayfare/kernel'
import type { TableInfo, Told } from './answers.ts'

export type GameOffer = {
  readonly id: string
  /** Of the rules that new games begin with. */
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
  /** When the first of the running clocks runs out. */
  readonly flag: number | null
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** Where the game counts rounds. */
  readonly round?: number
  /** Another game is tried from one of its moments. */
  readonly trial?: true
  /** What I am asked there now, in my language. */
  readonly asks: string | null
}

/** How many results lie where: the first pile holds `low` to `low + step - 1`. */
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
  /** When the day is over. */
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
