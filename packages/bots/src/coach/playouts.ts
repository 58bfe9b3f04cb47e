// Play-outs: games played from a position to the end by quick bots, in worlds that a viewer cannot tell from the true one. The
// coach derives all its figures from these.

import { type Engine, type Eyes, forgetCollected, type Score, type Seat, type State } from '@wayfare/kernel'
import { winsOf } from '../arena/arena-game.ts'
import { mapYields } from '../generators.ts'
import { playMoves } from '../search/turn.ts'
import type { Coaching } from './coaching.ts'

/**
 * The end of a game: scores (seats first, then an opponent without a seat), each seat's share of the victory, and the
 * scores it had before the play-out.
 */
export type Ending = {
  readonly scores: readonly Score[]
  readonly wins: readonly number[]
  readonly before: readonly number[]
}

/** The first moves of a seat; after them the players decide. */
export type Beginning = { readonly seat: Seat; readonly moves: readonly string[] }

/**
 * The endings of each beginning, in the same order of worlds, so that they can be compared in pairs; and the share of
 * the work that is done, from 0 to 1.
 */
export type PlayOutSample = { readonly endings: readonly (readonly Ending[])[]; readonly done: number }

/** `player` decides for all seats except those that have a model of their own. */
type Players = Pick<Coaching, 'player' | 'seats'>

/** More decisions than any game has. */
const BOUND = 100_000

/**
 * Plays out every beginning in the same worlds and with the same random draws. `from` is the number of worlds that are
 * done already. May be stopped after any step.
 */
export function* playOut<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  seed: string,
  beginnings: readonly Beginning[],
  { worlds, from = 0, ...players }: Players & { readonly worlds: number; readonly from?: number },
): Generator<PlayOutSample, PlayOutSample> {
  const endings = beginnings.map((): Ending[] => [])
  for (let i = from; i < worlds; i++) {
    const row = yield* mapYields(playOutWorld(engine, s, eyes, seed, beginnings, players, i), (done) => ({
      endings,
      done: (i - from + done) / (worlds - from),
    }))
    for (const [at, ending] of row.entries()) (endings[at] as Ending[]).push(ending)
  }
  return { endings, done: 1 }
}

/** Plays out all beginnings in the world of this number. */
export function* playOutWorld<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  seed: string,
  beginnings: readonly Beginning[],
  players: Players,
  number: number,
): Generator<number, Ending[]> {
  const world = worldOf(engine, s, eyes, seed, number)
  const row: Ending[] = []
  for (const [at, beginning] of beginnings.entries()) {
    const game = playGame(engine, engine.clone(world), beginning, players, `${seed} game ${number}`)
    row.push(yield* mapYields(game, () => at / beginnings.length))
  }
  return row
}

/** Returns the world of this number, ready to be continued. */
export function worldOf<S extends State>(engine: Engine<S>, s: S, eyes: Eyes, seed: string, number: number): S {
  const world = engine.redeal(s, eyes, `${seed} world ${number}`)
  forgetCollected(world, eyes)
  return world
}

/** Plays one game, yielding after each decision. Changes `s`. */
function* playGame<S extends State>(
  engine: Engine<S>,
  s: S,
  beginning: Beginning,
  { player, seats }: Players,
  seed: string,
): Generator<void, Ending> {
  const before = pointsIn(engine, s).map(({ total }) => total)
  playMoves(engine, s, beginning.seat, beginning.moves)
  for (let decision = 0; !engine.isOver(s); decision++) {
    if (decision > BOUND) throw new Error(`the game is not over after ${BOUND} decisions`)
    const seat = engine.deciders(s)[0] as Seat
    for (const move of (seats?.[seat] ?? player).choose(engine, s, seat, `${seed} ${decision}`))
      engine.take(s, seat, move)
    yield
  }
  const scores = pointsIn(engine, s)
  return { scores, wins: winsOf(scores), before }
}

const pointsIn = <S extends State>(engine: Engine<S>, s: S): Score[] => [
  ...engine.scores(s, 'all'),
  ...(engine.game.beside?.(s) ?? []),
]

export function scoreOf({ scores }: Ending, seat: Seat): Score {
  const found = scores.find((score) => score.seat === seat)
  if (!found) throw new Error(`seat ${seat} has no score`)
  return found
}
