// What must hold of states as such: plain JSON, clones that stay, logs that lead back here, undo, the order of lanes.

import {
  canonical,
  type Engine,
  logOf,
  type Match,
  mix,
  NotJson,
  parseLog,
  play,
  replay,
  type Seat,
  type Stream,
  undo,
  type World,
  writeLog,
} from '@wayfare/kernel'
import { CheckFailed, difference, same } from '../failed.ts'
import type { Choosing } from '../random-play.ts'

/** A move made in a clone does not reach the state it was cloned from. */
export function checkClone<S extends World>(engine: Engine<S>, s: S, { seat, option }: Choosing): void {
  const before = JSON.stringify(s)
  engine.take(engine.clone(s), seat, option.move)
  if (JSON.stringify(s) === before) return
  throw new CheckFailed(
    'clone',
    `'${option.move}' in a clone changes the original: ${difference(JSON.parse(before), s)}`,
  )
}

/** Plain JSON, and the same move from the state and from its JSON leads to the same. */
export function checkJson<S extends World>(engine: Engine<S>, s: S, { seat, option }: Choosing): void {
  let text: string
  try {
    canonical(s)
    text = JSON.stringify(s)
  } catch (error) {
    if (error instanceof NotJson) throw new CheckFailed('json', error.message)
    throw error
  }
  const [here, twin, there] = [engine.clone(s), engine.clone(s), JSON.parse(text) as S]
  for (const world of [here, twin, there]) engine.take(world, seat, option.move)
  if (!sameOrNotJson(here, twin)) {
    throw new CheckFailed('replay', `'${option.move}' made twice leads to two states: ${difference(here, twin)}`)
  }
  if (sameOrNotJson(here, there)) return
  throw new CheckFailed('json', `after '${option.move}' a state read from JSON differs: ${difference(here, there)}`)
}

function sameOrNotJson(a: unknown, b: unknown): boolean {
  try {
    return same(a, b)
  } catch (error) {
    throw new CheckFailed('json', (error as Error).message)
  }
}

/** The log so far, written and read, reproduces the state. */
export function checkReplay<S extends World>(match: Match<S>): void {
  let again: Match<S>
  try {
    again = replay(match.engine, parseLog(writeLog(logOf(match as Match))))
  } catch (error) {
    throw new CheckFailed('replay', (error as Error).message)
  }
  if (!same(again.state, match.state)) {
    throw new CheckFailed('replay', `the log leads elsewhere: ${difference(match.state, again.state)}`)
  }
}

/** Back to the barrier, step by step, and forward again: each step is where it was. */
export function checkUndo<S extends World>(match: Match<S>): void {
  const { engine } = match
  for (let seat = 0; seat < match.state.core.players; seat++) {
    if (engine.undoable(match.state, seat) === 0) continue
    const copy = replay(engine, { table: match.table, chance: { seed: match.seed }, rows: match.rows })
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
      if (same(copy.state, state)) continue
      throw new CheckFailed('undo', `back and forward again leads elsewhere: ${difference(state, copy.state)}`)
    }
  }
}

function lastMove(match: Match, seat: Seat): string {
  for (let i = match.steps.length - 1; i >= 0; i--) {
    const step = match.steps[i]
    if (step && 'move' in step && step.seat === seat) return step.move
  }
  throw new CheckFailed('undo', `seat ${seat} has no move to take back`)
}

/** In lanes, the same moves in another order lead to the same state: by seats, by seats backwards, at random. */
export function checkLanes<S extends World>(engine: Engine<S>, s: S, dice: Stream): void {
  const { lanes } = s.core
  if (!lanes) return
  const bySeat = lanes.moves.flatMap((moves, seat) => moves.map(() => seat))
  for (const order of [bySeat, bySeat.slice().reverse(), mix(dice, bySeat.slice())]) {
    const other = engine.reopen(engine.clone(lanes.before as S))
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
    if (same(other, s)) continue
    throw new CheckFailed('lanes', `in another order the state differs: ${difference(s, other)}`)
  }
}

/** Clones taken now and then, which must stay as they were while the game goes on. */
export class CloneWatch<S extends World> {
  private readonly kept: { readonly clone: S; readonly text: string; readonly seq: number }[] = []

  keep(engine: Engine<S>, s: S): void {
    const clone = engine.clone(s)
    this.kept.push({ clone, text: JSON.stringify(clone), seq: s.core.seq })
  }

  check(): void {
    for (const { clone, text, seq } of this.kept) {
      if (JSON.stringify(clone) !== text) {
        throw new CheckFailed('clone', `a clone of move ${seq} has changed: ${difference(JSON.parse(text), clone)}`)
      }
    }
  }
}
