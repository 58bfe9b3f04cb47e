// A game and the kernel it was built with, as one thing. Hosts hold on to this and to nothing else, so that a table begun under
// old rules runs on the old file, kernel included.

import { deciders, explain, isOver, options, pending, question, refusals } from './ask.ts'
import { fillTable, type Table } from './choices.ts'
import type { Event } from './events.ts'
import { stateHash } from './hash.ts'
import { dealAnew, redeal, undoInLane } from './redeal.ts'
import { apply, resume, take } from './take.ts'
import type { Eyes, Frame, Game, Id, Lanes, Option, Refusal, Score, Seat, Seed, World } from './types.ts'

export interface Engine<S extends World = World, V = unknown> {
  readonly game: Game<S, V>
  /** Checks a table's options and fills in the defaults; throws BadTable. */
  table(given: unknown): Table
  start(table: Table, seed: Seed): S
  deciders(s: S): Seat[]
  question(s: S, seat: Seat): Frame | undefined
  options(s: S, seat: Seat): Option[]
  refusals(s: S, seat: Seat): Refusal[]
  explain(s: S, seat: Seat, what: string): Refusal[]
  pending(s: S, eyes: Eyes): { by: Seat; op: string; from: Id | null }[]
  take(s: S, seat: Seat, move: string): Event[]
  apply(s: S, seat: Seat, option: Option, events: Event[] | null): number
  isOver(s: S): boolean
  view(s: S, eyes: Eyes): V
  scores(s: S, eyes: Eyes | 'all'): Score[]
  /** Another world this seat cannot tell apart. Bots think only in these. */
  redeal(s: S, seat: Seat, seed: Seed): S
  clone(s: S): S
  hash(s: S): string
  /** Moves that this seat may take back now, one after another. */
  undoable(s: S, seat: Seat): number
  undoInLane(s: S, seat: Seat): S
  dealAnew(s: S, row: number): S
  /** A world from before its lanes, brought to the point where they are open again. */
  reopen(s: S): S
}

export function engineOf<S extends World, V>(game: Game<S, V>): Engine<S, V> {
  return {
    game,
    table: (given) => fillTable(game, given),
    start(table, seed) {
      const s = game.setup(table, seed)
      resume(game, s)
      s.core.barrier = 0
      return s
    },
    deciders,
    question,
    options: (s, seat) => options(game, s, seat),
    refusals: (s, seat) => refusals(game, s, seat),
    explain: (s, seat, what) => explain(game, s, seat, what),
    pending,
    take: (s, seat, move) => take(game, s, seat, move),
    apply: (s, seat, option, events) => apply(game, s, seat, option, events),
    isOver,
    view: (s, eyes) => game.view(s, eyes),
    scores: (s, eyes) => game.scores(s, eyes),
    redeal: (s, seat, seed) => (game.redeal ? game.redeal(s, seat, seed) : redeal(game, s, seat, seed)),
    clone: (s) => game.clone(s),
    hash: stateHash,
    undoable,
    undoInLane: (s, seat) => undoInLane(game, s, seat),
    dealAnew: (s, row) => dealAnew(game, s, row),
    reopen(s) {
      resume(game, s)
      return s
    },
  }
}

function undoable(s: World, seat: Seat): number {
  const { core } = s
  if (!core.lanes) return deciders(s).includes(seat) ? core.seq - core.barrier : 0
  const lanes: Lanes = core.lanes
  return (lanes.moves[seat]?.length ?? 0) - (lanes.barrier[seat] ?? 0)
}
