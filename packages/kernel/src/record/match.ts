// A game being played: its log, the state the log leads to, and undo, which always replays from a snapshot.

import type { Event } from '../core/events.ts'
import type { Seat, Seed } from '../core/names.ts'
import type { Option } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import type { Engine } from '../engine.ts'
import { IllegalMove } from '../explaining/by-text.ts'
import type { Arrangement } from '../hidden/arrangement.ts'
import type { TableOptions } from './choices.ts'
import { type Chance, type Log, type Row, seedOf } from './log.ts'

/** The part of the log that still counts: moves that were not undone, and the rows from which chance was dealt anew. */
type Step = { readonly seat: Seat; readonly move: string } | { readonly anew: number }

export type Match<S extends State = State> = {
  readonly engine: Engine<S>
  readonly table: TableOptions
  readonly seed: Seed
  /** The cards that come first in an arranged deal; undefined if chance alone decides. */
  readonly arranged: Arrangement | undefined
  readonly rows: Row[]
  /** The events before the first row. */
  readonly opening: readonly Event[]
  /** Returns the state before the first row: a set-up, or a world that was handed in. */
  readonly origin: () => S
  state: S
  steps: Step[]
  /** The state at the barrier and the number of steps that led there: undo replays from here. */
  base: { readonly state: S; readonly steps: number }
  offer: Offer<S> | null
  /** The seats that learned something hidden by the last move, one bit for each. */
  learned: number
}

/** The options of a seat in a state, computed for display and kept for the move that follows. */
type Offer<S extends State> = {
  readonly state: S
  readonly seq: number
  readonly seat: Seat
  readonly options: readonly Option[]
}

export class BadRow extends Error {
  readonly row: number

  constructor(row: number, message: string) {
    super(message)
    this.name = 'BadRow'
    this.row = row
  }
}

export function begin<S extends State>(
  engine: Engine<S>,
  given: unknown,
  seed: Seed,
  arranged?: Arrangement,
): Match<S> {
  const table = engine.table(given)
  const opening: Event[] = []
  const start = (events?: Event[]): S => {
    const state = engine.start(table, seed, events)
    if (arranged) engine.arrange(state, arranged)
    return state
  }
  return matchFrom(engine, { table, seed, arranged, opening, origin: () => start() }, start(opening))
}

/** Begins a practice game in a given world. Its log and undo do not reach back before it. */
export function beginAt<S extends State>(engine: Engine<S>, table: TableOptions, world: S): Match<S> {
  const origin = engine.origin(world)
  const made = { table, seed: engine.seed(world), arranged: undefined, opening: [], origin: () => engine.clone(origin) }
  return matchFrom(engine, made, made.origin())
}

type Made<S extends State> = Pick<Match<S>, 'table' | 'seed' | 'arranged' | 'opening' | 'origin'>

function matchFrom<S extends State>(engine: Engine<S>, made: Made<S>, state: S): Match<S> {
  const base = { state: engine.clone(state), steps: 0 }
  return { engine, ...made, rows: [], state, steps: [], base, offer: null, learned: 0 }
}

/**
 * Takes a move and adds its row to the log. Throws IllegalMove, with nothing changed, if it is not among the options.
 */
export function play<S extends State>(match: Match<S>, seat: Seat, move: string): Event[] {
  const { engine, state } = match
  const option = engine.meant(state, seat, offers(match, seat), move)
  if (!option) throw new IllegalMove(seat, move, engine.explain(state, seat, move))
  const events: Event[] = []
  match.learned = engine.apply(state, seat, option, events)
  // The game's own text of the move, however the player wrote it: a log has one text for each move.
  match.rows.push({ kind: 'move', seat, move: option.move })
  match.steps.push({ seat, move: option.move })
  keepBase(match)
  return events
}

/** Returns the options of this seat now. */
export function offers<S extends State>(match: Match<S>, seat: Seat): readonly Option[] {
  const { engine, state, offer } = match
  const seq = engine.moves(state)
  if (offer?.state === state && offer.seq === seq && offer.seat === seat) return offer.options
  const options = engine.options(state, seat)
  match.offer = { state, seq, seat, options }
  return options
}

/** Undoes this seat's last move, unless that is before its barrier. */
export function undo<S extends State>(match: Match<S>, seat: Seat): boolean {
  const { engine, state } = match
  if (engine.undoable(state, seat) < 1) return false
  match.steps.splice(lastOf(match.steps, seat), 1)
  match.state =
    engine.lanes(state) !== null
      ? engine.undoInLane(state, seat)
      : forward(match, engine.clone(match.base.state), match.steps.slice(match.base.steps))
  match.rows.push({ kind: 'undo', seat })
  return true
}

/**
 * Goes back to the first `to` moves that still count, past any barrier, once all players have agreed. Chance is dealt
 * anew from there.
 */
export function rewind<S extends State>(match: Match<S>, to: number): boolean {
  const remainingSteps = firstMoves(match.steps, to)
  if (!remainingSteps) return false
  match.rows.push({ kind: 'rewind', to })
  const { engine, arranged } = match
  const state = forward(match, match.origin(), remainingSteps)
  match.steps = [...remainingSteps, { anew: match.rows.length }]
  match.state = engine.dealAnew(state, match.rows.length, arranged)
  match.base = { state: engine.clone(match.state), steps: match.steps.length }
  return true
}

/** Replays a log from its first row. Throws BadRow where a row breaks the rules. */
export function replay<S extends State>(
  engine: Engine<S>,
  log: Pick<Log, 'table' | 'chance' | 'arranged' | 'rows'>,
  upTo = log.rows.length,
): Match<S> {
  const seed = seedOf(log.chance)
  if (seed === undefined) throw new BadRow(0, 'the secret of this game is not shown yet, so it cannot be replayed')
  const match = begin(engine, log.table, seed, log.arranged)
  for (let i = 0; i < upTo; i++) {
    const row = log.rows[i] as Row
    if (row.kind === 'move') {
      try {
        play(match, row.seat, row.move)
      } catch (error) {
        throw new BadRow(i + 1, `row ${i + 1}: ${(error as Error).message}`)
      }
    } else if (row.kind === 'undo' ? !undo(match, row.seat) : !rewind(match, row.to)) {
      throw new BadRow(i + 1, `row ${i + 1}: there is nothing to take back`)
    }
  }
  return match
}

export function logOf(match: Match, chance: Chance = { seed: match.seed }): Log {
  const { game } = match.engine
  const { table, arranged, rows } = match
  return {
    game: game.id,
    version: game.version,
    table,
    chance,
    ...(arranged ? { arranged } : {}),
    rows: rows.slice(),
    hash: match.engine.hash(match.state),
  }
}

function keepBase<S extends State>(match: Match<S>): void {
  const { engine, state } = match
  if (engine.isFinal(state)) match.base = { state: engine.clone(state), steps: match.steps.length }
}

function forward<S extends State>({ engine, arranged }: Match<S>, from: S, steps: readonly Step[]): S {
  let state = from
  for (const step of steps) {
    if ('anew' in step) state = engine.dealAnew(state, step.anew, arranged)
    else engine.take(state, step.seat, step.move)
  }
  return state
}

function lastOf(steps: readonly Step[], seat: Seat): number {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i] as Step
    if ('move' in step && step.seat === seat) return i
  }
  throw new Error(`seat ${seat} has made no move`)
}

function firstMoves(steps: readonly Step[], count: number): Step[] | undefined {
  const remainingSteps: Step[] = []
  let moves = 0
  for (const step of steps) {
    if ('move' in step && moves++ === count) return remainingSteps
    remainingSteps.push(step)
  }
  return undefined
}
