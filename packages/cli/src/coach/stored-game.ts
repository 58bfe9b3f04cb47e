// Reads a stored game for the commands that look at its decisions: the log, replayed and checked, and its engine.

import { type Engine, type Log, type Match, replay, type Seat, type State } from '@wayfare/kernel'
import { readLog, rerun } from '../commands/replay.ts'
import { UsageError } from '../usage.ts'

export type StoredGame = { readonly log: Log; readonly match: Match; readonly engine: Engine }

export async function readStoredGame(file: string): Promise<StoredGame> {
  const log = readLog(file)
  const { match } = await rerun(file, log)
  return { log, match, engine: match.engine }
}

/** Reads a stored game and requires that its version can be coached. */
export async function readCoachableGame(file: string): Promise<StoredGame> {
  const game = await readStoredGame(file)
  requirePlanning(game.engine)
  return game
}

export function requirePlanning({ game }: Engine): void {
  if (!game.planning) throw new UsageError(`${game.id} ${game.version} says nothing to plan with: nobody can coach it`)
}

type DecisionPoint = { readonly row: number; readonly seat: Seat; readonly state: State }

/** Finds a position in which a seat has a choice: after `at` rows of the log, or else the last such position. */
export function findDecision(
  { log, engine }: StoredGame,
  at: number | undefined,
  seat: Seat | undefined,
): DecisionPoint {
  const { length } = log.rows
  if (at !== undefined && at > length) throw new UsageError(`--at ${at}: the log has ${length} rows`)
  for (let row = at ?? length; row >= 0; row--) {
    const { state } = replay(engine, log, row)
    const choosing = engine.deciders(state).filter((one) => engine.options(state, one).length > 1)
    const found = seat === undefined ? choosing[0] : choosing.find((one) => one === seat)
    if (found !== undefined) return { row, seat: found, state }
    if (at !== undefined)
      throw new UsageError(`after ${at} rows ${seatHasNo(seat)} a choice${otherSeatsHint(choosing)}`)
  }
  throw new UsageError(`${seatHasNo(seat)} a choice in this game`)
}

const seatHasNo = (seat: Seat | undefined): string => (seat === undefined ? 'nobody has' : `seat ${seat} does not have`)

const otherSeatsHint = (choosing: readonly Seat[]): string =>
  choosing.length > 0 ? `; seat ${choosing.join(' and ')} has: name it with --seat` : ': name another row with --at'
