// A game together with the kernel it was built with. Hosts use only this, so that a table begun under older rules keeps
// running on the older file, including its kernel.

import { deciders, isOver, options, question, refusals } from './core/ask.ts'
import type { Event } from './core/events.ts'
import type { Eyes, Seat, Seed } from './core/names.ts'
import type { Option, Refusal } from './core/rule.ts'
import type { Frame, Lanes, State } from './core/state.ts'
import { apply, resume } from './core/take.ts'
import { fastToCopy } from './digest/fast-to-copy.ts'
import { stateHash } from './digest/hash.ts'
import { take } from './explaining/by-text.ts'
import { explain, findOption } from './explaining/explain.ts'
import { type Pending, pending } from './explaining/pending.ts'
import type { Game, Score } from './game.ts'
import { type Arrangement, layArranged } from './hidden/arrangement.ts'
import { dealAnew, redeal, undoInLane } from './hidden/redeal.ts'
import { fillTableOptions, type TableOptions } from './record/choices.ts'

export interface Engine<S extends State = State, V = unknown> {
  readonly game: Game<S, V>
  /** Checks a table's options and fills in the defaults; throws BadTable. */
  table(given: unknown): TableOptions
  /** Starts a game. `events` collects what happens before the first decision. */
  start(table: TableOptions, seed: Seed, events?: Event[]): S
  /** The number of players, the seed of the deal, and the number of moves taken. */
  players(s: S): number
  seed(s: S): Seed
  moves(s: S): number
  /** The number of moves taken before several seats began to act at once; null while they do not. */
  lanes(s: S): number | null
  deciders(s: S): Seat[]
  question(s: S, seat: Seat): Frame | undefined
  options(s: S, seat: Seat): Option[]
  refusals(s: S, seat: Seat): Refusal[]
  explain(s: S, seat: Seat, what: string): Refusal[]
  pending(s: S, eyes: Eyes): Pending[]
  /** Returns the offered option that a text names. */
  meant(s: S, seat: Seat, offered: readonly Option[], move: string): Option | undefined
  take(s: S, seat: Seat, move: string): Event[]
  apply(s: S, seat: Seat, option: Option, events: Event[] | null): number
  isOver(s: S): boolean
  view(s: S, eyes: Eyes): V
  scores(s: S, eyes: Eyes | 'all'): Score[]
  /** Returns another world that this viewer cannot tell from the true one. Bots think only in such worlds. */
  redeal(s: S, eyes: Eyes, seed: Seed): S
  clone(s: S): S
  hash(s: S): string
  /** The number of moves that this seat may undo now, one after another. */
  undoable(s: S, seat: Seat): number
  /** True if nobody can undo anything that led here. */
  isFinal(s: S): boolean
  /** Returns a clone in which nothing that came before can be undone. */
  origin(s: S): S
  undoInLane(s: S, seat: Seat): S
  dealAnew(s: S, row: number, arranged?: Arrangement): S
  /** Puts the arranged cards into a state that has just been started. */
  arrange(s: S, arranged: Arrangement): void
  /** Opens the lanes again in a state from just before them. */
  reopen(s: S): S
}

export function engineOf<S extends State, V>(game: Game<S, V>): Engine<S, V> {
  return {
    game,
    table: (given) => fillTableOptions(game, given),
    start(table, seed, events) {
      const s = game.setup(table, seed)
      s.core.piles = fastToCopy(s.core.piles)
      resume(game, s, events)
      s.core.barrier = 0
      return s
    },
    players: ({ core }) => core.players,
    seed: ({ core }) => core.seed,
    moves: ({ core }) => core.seq,
    lanes: ({ core }) => core.lanes?.before.core.seq ?? null,
    deciders,
    question,
    options: (s, seat) => options(game, s, seat),
    refusals: (s, seat) => refusals(game, s, seat),
    explain: (s, seat, what) => explain(game, s, seat, what),
    pending: (s, eyes) => pending(game, s, eyes),
    meant: (s, seat, offered, move) => findOption(game, s, seat, offered, move),
    take: (s, seat, move) => take(game, s, seat, move),
    apply: (s, seat, option, events) => apply(game, s, seat, option, events),
    isOver,
    view: (s, eyes) => game.view(s, eyes),
    scores: (s, eyes) => game.scores(s, eyes),
    redeal: (s, eyes, seed) => (game.redeal ? game.redeal(s, eyes, seed) : redeal(game, s, eyes, seed)),
    clone: (s) => game.clone(s),
    hash: stateHash,
    undoable,
    isFinal: ({ core }) => core.barrier === core.seq,
    origin(s) {
      const clone = game.clone(s)
      clone.core.barrier = clone.core.seq
      return clone
    },
    undoInLane: (s, seat) => undoInLane(game, s, seat),
    dealAnew: (s, row, arranged) => dealAnew(game, s, row, arranged),
    arrange: (s, arranged) => layArranged(game, s, arranged),
    reopen(s) {
      resume(game, s)
      return s
    },
  }
}

function undoable(s: State, seat: Seat): number {
  const { core } = s
  if (!core.lanes) return deciders(s).includes(seat) ? core.seq - core.barrier : 0
  const lanes: Lanes = core.lanes
  return (lanes.moves[seat]?.length ?? 0) - (lanes.barrier[seat] ?? 0)
}
