// Replays the first rows of a game. This is data and code for a worker thread, so that nobody's move has to wait
// meanwhile.

import {
  type Arrangement,
  begin,
  beginAt,
  type Engine,
  type Eyes,
  forgetCollected,
  type Json,
  type Match,
  mixSeed,
  play,
  type Row,
  rewind,
  type Seat,
  type Seed,
  type State,
  sha256,
  type TableOptions,
  undo,
} from '@wayfare/kernel'
import type { MovesAhead, Replay } from '@wayfare/protocol'
import { movesAhead } from './moves-ahead.ts'
import { matchOf, type Table } from './table.ts'
import { toldCount } from './visible-log.ts'

export type Rerun = {
  readonly game: string
  readonly version: number
  readonly options: TableOptions
  readonly from: { readonly seed: Seed } | { readonly world: State }
  readonly arranged?: Arrangement
  readonly rows: readonly Row[]
}

/**
 * A question about the game after these rows: a world dealt for somebody before this bot's move, the view that
 * somebody had, or what a seat may be asked next.
 */
export type RerunQuestion = { readonly rerun: Rerun; readonly eyes: Eyes } & (
  | { readonly k: 'world'; readonly by: Seat; readonly seed: Seed }
  | { readonly k: 'view' }
  | { readonly k: 'ahead'; readonly seat: Seat; readonly after: readonly string[]; readonly seed: Seed }
)

/** The world; null if the bot had nothing to decide. */
type World = { readonly world: State | null }
type View = Pick<Replay, 'view' | 'scores' | 'turn'>

export function rerunOf({ engine, made, secret, contributions, match }: Table, rows: number): Rerun {
  const { origin, options, arranged } = made
  const from =
    origin && 'world' in origin
      ? { world: origin.world }
      : { seed: origin ? origin.seed : mixSeed(secret, contributions) }
  const { id: game, version } = engine.game
  const dealt = arranged ? { options, from, arranged } : { options, from }
  return { game, version, ...dealt, rows: match?.rows.slice(0, rows) ?? [] }
}

export function viewAfter(table: Table, rows: number, eyes: Eyes): RerunQuestion {
  return { k: 'view', rerun: rerunOf(table, Math.min(rows, matchOf(table).rows.length)), eyes }
}

/** Asks what this seat may be asked when its turn comes, once it has made the moves in `after`. */
export function questionAhead(table: Table, seat: Seat, after: readonly string[]): RerunQuestion {
  const seed = sha256(`${matchOf(table).seed} ahead ${seat} ${toldCount(table, seat)}`)
  return { k: 'ahead', rerun: rerunOf(table, matchOf(table).rows.length), eyes: seat, seat, after, seed }
}

/** Yields the share that is done after each row, so that other tasks of the thread get their turns. */
export function* answerRerun(engine: Engine, question: RerunQuestion): Generator<number, World | View | MovesAhead> {
  const { rerun, eyes } = question
  if (question.k === 'world') {
    const state = yield* stateAfter(engine, rerun)
    if (!engine.deciders(state).includes(question.by)) return { world: null }
    const world = engine.redeal(state, eyes, question.seed)
    forgetCollected(world, eyes)
    return { world }
  }
  const { state } = yield* matchAfter(engine, rerun)
  if (question.k === 'ahead') return yield* movesAhead(engine, state, question)
  return { view: engine.view(state, eyes) as Json, scores: engine.scores(state, eyes), turn: engine.deciders(state) }
}

/** Answers the question at once, on this thread. */
export function answerAtOnce(engine: Engine, question: RerunQuestion & { readonly k: 'world' }): World
export function answerAtOnce(engine: Engine, question: RerunQuestion): World | View | MovesAhead
export function answerAtOnce(engine: Engine, question: RerunQuestion): World | View | MovesAhead {
  const answering = answerRerun(engine, question)
  for (;;) {
    const step = answering.next()
    if (step.done) return step.value
  }
}

/** Returns the state after these rows; if all acted at once then, the state from before they began. */
function* stateAfter(engine: Engine, rerun: Rerun): Generator<number, State> {
  let begun: State | null = null
  let lanes: number | null = null
  const { state } = yield* matchAfter(engine, rerun, (now, row) => {
    const before = lanes
    lanes = engine.lanes(now)
    if (lanes !== before || row?.kind === 'rewind') begun = lanes === null ? null : engine.clone(now)
  })
  return begun ?? state
}

/** Calls `after` with the state at the beginning and after each row. */
function* matchAfter(
  engine: Engine,
  { options, from, arranged, rows }: Rerun,
  after: (state: State, row?: Row) => void = () => {},
): Generator<number, Match> {
  const match =
    'world' in from
      ? beginAt(engine, options, structuredClone(from.world))
      : begin(engine, options, from.seed, arranged)
  after(match.state)
  for (const [index, row] of rows.entries()) {
    if (row.kind === 'move') play(match, row.seat, row.move)
    else if (row.kind === 'undo') undo(match, row.seat)
    else rewind(match, row.to)
    after(match.state, row)
    yield (index + 1) / rows.length
  }
  return match
}
