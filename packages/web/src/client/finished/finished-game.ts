// A finished game that can be viewed after any of its moves by any viewer. Undone moves are left out.

import {
  type Engine,
  type Eyes,
  factsFor,
  type Json,
  type Log,
  type Row,
  type Score,
  type State,
  seedOf,
} from '@wayfare/kernel'
import type { Picture, Told } from '@wayfare/protocol'
import { fold, matchOf, standingRows, type Table, tableFrom, toldSince } from '@wayfare/table'

export type Finished = {
  readonly log: Log
  readonly engine: Engine
  /** The number of steps: one for each row that was not undone. */
  readonly steps: number
  /** By step: the seat that moved; null where all went back together. */
  readonly movers: readonly (number | null)[]
  /** By step: the number of log rows that lead there, with one more entry for the beginning. */
  readonly rows: readonly number[]
  /** By step and at the beginning: the points of all players, with or without a seat. */
  readonly scores: readonly (readonly Score[])[]
  /** The same, but with the points as if the game had ended then, for games that count only at the end. */
  course(): readonly (readonly Score[])[]
  /** The first row that breaks the rules, if there is one. Nothing is known after it. */
  readonly broken: string | null
  /** Everything that this viewer was told, and the step after which they were told it. */
  told(eyes: Watching): { readonly told: readonly Told[]; readonly steps: readonly number[] }
  pictureAt(step: number, eyes: Watching): Picture
}

/** With `mover`, each move is seen by the player who made it, so that nothing stays hidden. */
export type Watching = Eyes | 'mover'

/** A state is stored for every eighth step; the others are replayed from there. */
const STRIDE = 8

export function finishedGame(engine: Engine, log: Log): Finished {
  const { whole, moves } = standingRows(log.rows)
  const indices = [...Array(whole).keys(), ...moves]
  const table = emptyTable(engine, log)
  const kept: State[] = []
  const scores: Score[][] = []
  const keep = () => {
    const { state } = matchOf(table)
    const step = scores.length
    // Where chance was dealt anew or a move undone, the next state does not follow from the last by a move alone.
    if (step % STRIDE === 0 || step <= whole) kept[step] = engine.clone(state)
    scores.push(structuredClone([...engine.scores(state, 'all'), ...(engine.game.beside?.(state) ?? [])]))
  }
  keep()
  let broken: string | null = null
  for (const index of indices) {
    try {
      foldRow(table, log.rows[index] as Row)
    } catch (error) {
      broken = `${index + 1}: ${(error as Error).message}`
      break
    }
    keep()
  }
  const steps = scores.length - 1
  const last = broken === null ? log.rows.length : (indices[steps] as number)
  const stateAt = (step: number): State => {
    let from = step
    while (!kept[from]) from--
    const state = engine.clone(kept[from] as State)
    for (const index of indices.slice(from, step)) {
      const row = log.rows[index] as Extract<Row, { kind: 'move' }>
      engine.take(state, row.seat, row.move)
    }
    return state
  }
  const course = () => {
    const forecast = engine.game.forecaster?.()
    if (!forecast) return scores
    return scores.map((row, step) => {
      const state = stateAt(step)
      return engine.isOver(state) ? row : row.map((one) => ({ ...one, total: forecast.points(state, one.seat) }))
    })
  }
  return {
    log,
    engine,
    steps,
    movers: indices.slice(0, steps).map((index) => moverOf(log.rows[index] as Row)),
    rows: Array.from({ length: steps + 1 }, (_, step) =>
      step === steps ? last : step === 0 ? 0 : (indices[step - 1] as number) + 1,
    ),
    scores,
    course,
    broken,
    told: (eyes) => (eyes === 'mover' ? toldByMovers(table) : toldTo(table, eyes)),
    pictureAt(step, eyes) {
      const at = Math.max(0, Math.min(step, steps))
      const mover = log.rows[indices[Math.max(0, at - 1)] ?? -1]
      return pictureOf(engine, stateAt(at), eyes === 'mover' ? ((mover && moverOf(mover)) ?? 0) : eyes)
    },
  }
}

function toldTo(table: Table, eyes: Eyes) {
  const seen = [...table.story.entries()].filter(([, { only }]) => only === null || only === eyes)
  return { told: toldSince(table, eyes, 0), steps: seen.map(([index]) => index + 1) }
}

/** The rows as each mover was told them. When all lanes are done, their contents have been told by then. */
function toldByMovers(table: Table) {
  const { story } = table
  const opening = factsFor(matchOf(table).opening, 'spectator')
  const told = story.map(({ seat, events, undoes }, index): Told => {
    const news = events.filter(({ not }) => not === undefined)
    const taken = undoes.length > 0 ? { undoes: undoes.map((one) => one + 1) } : {}
    const before = index === 0 && opening.length > 0 ? { opening } : {}
    return { n: index + 1, at: 0, seat, facts: factsFor(news, seat ?? 'spectator'), ...before, ...taken }
  })
  return { told, steps: told.map(({ n }) => n) }
}

const moverOf = (row: Row): number | null => (row.kind === 'rewind' ? null : row.seat)

/** A table without people: the rows contain everything, and nobody has to agree to anything. */
function emptyTable(engine: Engine, log: Log): Table {
  const seed = seedOf(log.chance)
  if (seed === undefined) throw new Error('the secret of this game is not shown yet')
  const made = {
    k: 'made',
    game: log.game,
    version: log.version,
    options: engine.table(log.table),
    host: '',
    seats: Array.from({ length: log.table.players }, () => ({ kind: 'bot', bot: 'replay' }) as const),
    listed: false,
    language: 'en',
    clock: null,
    commitment: '',
    start: true,
    origin: { table: '', at: 0, seed, rows: [] },
    ...(log.arranged ? { arranged: log.arranged } : {}),
  } as const
  const table = tableFrom('', engine, '', made, 0)
  fold(table, { k: 'started' }, 0)
  return table
}

function foldRow(table: Table, row: Row): void {
  if (row.kind === 'move') fold(table, { k: 'moved', seat: row.seat, texts: [row.move] }, 0)
  else if (row.kind === 'undo') fold(table, { k: 'undone', seat: row.seat }, 0)
  else fold(table, { k: 'asked', seat: 0, what: { rewind: storyIndex(table, row.to) } }, 0)
}

/** The index of the first move that is undone if the first `to` moves stay. */
function storyIndex({ story }: Table, to: number): number {
  let moves = 0
  for (const [index, item] of story.entries()) if (item.stands && moves++ === to) return index
  throw new Error(`there are no ${to} moves to go back to`)
}

function pictureOf(engine: Engine, state: State, eyes: Eyes): Picture {
  return {
    view: engine.view(state, eyes) as Json,
    turn: engine.deciders(state),
    question: null,
    options: [],
    undo: 0,
    pending: engine.pending(state, eyes),
    scores: engine.scores(state, engine.isOver(state) ? 'all' : eyes),
    over: engine.isOver(state),
    clocks: null,
  }
}
