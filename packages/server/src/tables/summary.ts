// The summary row of a table, which lists show without reading its log.

import {
  finalPlaces,
  type Made,
  matchOf,
  roundOf,
  running,
  seatsToTakeOver,
  type Table,
  turn,
  unratedReason,
} from '@wayfare/table'
import type { TableRow } from '../store/schema.ts'

/** A summary is stored beside the log, and is made anew when it is behind. */
export type Summary = {
  readonly seats: readonly {
    readonly label: string | null
    readonly person: string | null
    readonly bot: string | null
  }[]
  readonly turn: readonly number[]
  readonly moved: number
  readonly clock: Made['clock']
  /** The time at which the first of the running clocks runs out. */
  readonly flag: number | null
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** Set if the game continues from a moment of another game. */
  readonly trial?: true
  /**
   * Set while the game is played: the round, if the game counts any, and the question of each seat, which only that
   * seat may see (`summaryFor`).
   */
  readonly round?: number
  readonly asked?: readonly { readonly seat: number; readonly op: string; readonly from: string | null }[]
  /** The facts about a listed table for people who look for one. `takeable` has the bots' seats that may be taken over. */
  readonly meeting?: {
    readonly options: Made['options']
    readonly language: string
    readonly takeable: readonly number[]
    readonly rated: boolean
  }
}

export function summaryOf(table: Table): { summary: string; summary_seq: number; takeable: number } {
  const takeable = seatsToTakeOver(table)
  const { clocks } = table
  const over = table.status === 'finished'
  const runs = running(table)
  const summary: Summary = {
    seats: table.seats.map(({ person, bot }) => ({ person: person?.id ?? null, label: person?.label ?? null, bot })),
    turn: turn(table),
    moved: table.noticedAt,
    clock: table.clock,
    flag:
      clocks && runs.length > 0 ? Math.min(...runs.map((seat) => clocks.since + (clocks.left[seat] as number))) : null,
    scores: over ? table.engine.scores(matchOf(table).state, 'all').map(({ total }) => total) : null,
    places: finalPlaces(table) ?? null,
    ...(table.made.origin ? { trial: true } : {}),
    ...(table.status === 'running' ? progressOf(table) : {}),
    ...((table.made.listed || table.made.club) && !over ? { meeting: meetingFacts(table, takeable) } : {}),
  }
  return { summary: JSON.stringify(summary), summary_seq: table.seq, takeable: takeable.length > 0 ? 1 : 0 }
}

/** Parses the summary that was last stored; undefined if it cannot be read. */
export function storedSummary({ summary }: Pick<TableRow, 'summary'>): Summary | undefined {
  try {
    return JSON.parse(summary) as Summary
  } catch {
    return undefined
  }
}

/** Removes the questions of other seats: while all act at once, nobody else may know what somebody decides. */
export const summaryFor = ({ asked = [], ...rest }: Summary, seats: readonly number[]): Summary => ({
  ...rest,
  asked: asked.filter(({ seat }) => seats.includes(seat)),
})

function meetingFacts(table: Table, takeable: readonly number[]): NonNullable<Summary['meeting']> {
  const { options, language } = table.made
  const why = unratedReason(table)
  return { options, language, takeable, rated: why === null || why === 'nobody-came' }
}

function progressOf(table: Table): Pick<Summary, 'round' | 'asked'> {
  const { engine } = table
  const { state } = matchOf(table)
  const round = roundOf(table)
  const asked = turn(table).flatMap((seat) => {
    const question = engine.question(state, seat)
    return question ? { seat, op: question.op, from: question.from } : []
  })
  return { ...(round === undefined ? {} : { round }), asked }
}
