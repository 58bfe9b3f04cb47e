// Checks of states: they are plain JSON, clones are independent, logs lead back to them, undo works, and the order of
// moves in lanes does not matter.

import {
  beforeLanes,
  canonical,
  type Engine,
  type Log,
  logOf,
  type Match,
  mix,
  NotJson,
  parseLog,
  play,
  type Row,
  replay,
  type Seat,
  type State,
  type Stream,
  undo,
  writeLog,
} from '@wayfare/kernel'
import { CheckFailed, difference, isSameJson } from '../check-failed.ts'
import type { Choosing } from '../random-play.ts'
import type { Snapshot } from './snapshot.ts'

/** Checks that a move made in a clone does not change the original, of which `before` is a snapshot. */
export function checkClone<S extends State>(
  engine: Engine<S>,
  s: S,
  { seat, option }: Choosing,
  before: Snapshot,
): void {
  engine.take(engine.clone(s), seat, option.move)
  if (before.holds(s)) return
  throw new CheckFailed('clone', `'${option.move}' in a clone changes the original: ${difference(before.taken(), s)}`)
}

/** Checks that the state is plain JSON, and that a move leads to the same result from the state and from its JSON. */
export function checkJson<S extends State>(engine: Engine<S>, s: S, { seat, option }: Choosing): void {
  let text: string
  try {
    canonical(s)
    text = JSON.stringify(s)
  } catch (error) {
    if (error instanceof NotJson) throw new CheckFailed('json', error.message)
    throw error
  }
  const [here, twin, there] = [engine.clone(s), engine.clone(s), JSON.parse(text) as S]
  for (const state of [here, twin, there]) engine.take(state, seat, option.move)
  if (!sameOrNotJson(here, twin)) {
    throw new CheckFailed('replay', `'${option.move}' made twice leads to two states: ${difference(here, twin)}`)
  }
  if (sameOrNotJson(here, there)) return
  throw new CheckFailed('json', `after '${option.move}' a state read from JSON differs: ${difference(here, there)}`)
}

function sameOrNotJson(a: unknown, b: unknown): boolean {
  try {
    return isSameJson(a, b)
  } catch (error) {
    throw new CheckFailed('json', (error as Error).message)
  }
}

/** Checks that the log, written and read again, leads through the kept states and to the last one. */
export function checkReplay<S extends State>(match: Match<S>, kept: readonly KeptState<S>[]): void {
  const { log, again } = reread(match)
  for (const { clone, rows } of [...kept, { clone: match.state, rows: match.rows.length }]) {
    for (const row of log.rows.slice(again.rows.length, rows)) follow(again, row)
    if (isSameJson(again.state, clone)) continue
    throw new CheckFailed('replay', `after ${rows} rows the log leads elsewhere: ${difference(clone, again.state)}`)
  }
}

function reread<S extends State>(match: Match<S>): { readonly log: Log; readonly again: Match<S> } {
  try {
    const log = parseLog(writeLog(logOf(match as Match)))
    return { log, again: replay(match.engine, log, 0) }
  } catch (error) {
    throw new CheckFailed('replay', (error as Error).message)
  }
}

function follow<S extends State>(match: Match<S>, row: Row): void {
  const number = match.rows.length + 1
  if (row.kind !== 'move') throw new CheckFailed('replay', `row ${number} is '${row.kind}', which nobody chose`)
  try {
    play(match, row.seat, row.move)
  } catch (error) {
    throw new CheckFailed('replay', `row ${number}: ${(error as Error).message}`)
  }
}

/** Undoes back to the barrier step by step and plays forward again: each step must give the same state as before. */
export function checkUndo<S extends State>(match: Match<S>): void {
  const { engine } = match
  for (let seat = 0; seat < match.state.core.players; seat++) {
    if (engine.undoable(match.state, seat) === 0) continue
    const copy = copyOf(match)
    const moves: string[] = []
    const states = [engine.clone(copy.state)]
    const possible = engine.undoable(copy.state, seat)
    for (let i = 0; i < possible; i++) {
      moves.unshift(lastMove(copy, seat))
      if (!undo(copy, seat)) {
        throw new CheckFailed('undo', `seat ${seat} could take ${possible} moves back, and then not ${i + 1}`)
      }
      states.unshift(engine.clone(copy.state))
    }
    if (undo(copy, seat)) throw new CheckFailed('undo', `seat ${seat} went back behind its barrier`)
    for (const [i, state] of states.entries()) {
      if (i > 0) play(copy, seat, moves[i - 1] as string)
      if (isSameJson(copy.state, state)) continue
      throw new CheckFailed('undo', `back and forward again leads elsewhere: ${difference(state, copy.state)}`)
    }
  }
}

/** Copies a match so that moves can be undone in it; the parts it shares are only read. */
function copyOf<S extends State>(match: Match<S>): Match<S> {
  const { engine, state, rows, steps } = match
  return { ...match, state: engine.clone(state), rows: rows.slice(), steps: steps.slice() }
}

function lastMove(match: Match, seat: Seat): string {
  for (let i = match.steps.length - 1; i >= 0; i--) {
    const step = match.steps[i]
    if (step && 'move' in step && step.seat === seat) return step.move
  }
  throw new CheckFailed('undo', `seat ${seat} has no move to take back`)
}

/** Checks that the moves in lanes lead to the same state in any order: by seat, in reverse and at random. */
export function checkLanes<S extends State>(engine: Engine<S>, s: S, dice: Stream): void {
  const { lanes } = s.core
  if (!lanes) return
  const bySeat = lanes.moves.flatMap((moves, seat) => moves.map(() => seat))
  for (const order of [bySeat, bySeat.slice().reverse(), mix(dice, bySeat.slice())]) {
    const other = engine.reopen(beforeLanes(engine.game, s))
    const next = lanes.moves.map(() => 0)
    for (const seat of order) {
      const move = lanes.moves[seat]?.[next[seat] as number] as string
      next[seat] = (next[seat] as number) + 1
      try {
        engine.take(other, seat, move)
      } catch (error) {
        throw new CheckFailed('lanes', `in another order: ${(error as Error).message}`)
      }
    }
    if (isSameJson(other, s)) continue
    throw new CheckFailed('lanes', `in another order the state differs: ${difference(s, other)}`)
  }
}

/** A state during the game: the number of rows before it, and its text. */
type KeptState<S> = { readonly clone: S; readonly text: string; readonly rows: number }

/** Takes clones now and then and checks at the end that they have not changed. */
export class CloneWatch<S extends State> {
  readonly kept: KeptState<S>[] = []

  keep({ engine, state, rows }: Match<S>): void {
    const clone = engine.clone(state)
    this.kept.push({ clone, text: JSON.stringify(clone), rows: rows.length })
  }

  check(): void {
    for (const { clone, text, rows } of this.kept) {
      if (JSON.stringify(clone) !== text) {
        throw new CheckFailed('clone', `a clone of move ${rows} has changed: ${difference(JSON.parse(text), clone)}`)
      }
    }
  }
}
