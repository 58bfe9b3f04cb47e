// Play-outs: games played from a position to the end by quick bots, in worlds that a viewer cannot tell from the true one. The
// coach derives all its figures from these.

import { type Engine, type Eyes, forgetCollected, type Score, type Seat, type State } from '@wayfare/kernel'
import { winsOf } from '../arena/arena-game.ts'
import { mapYields } from '../generators.ts'
import { followed } from '../search/turn.ts'
import type { Coaching } from './coaching.ts'

/** How a game ended: what each scored, seats first and then whoever plays without one; what of the victory is its own; what each had before. */
export type Ending = {
  readonly scores: readonly Score[]
  readonly wins: readonly number[]
  readonly before: readonly number[]
}

/** Moves with which a seat goes on; after them the players decide. */
export type Beginning = { readonly seat: Seat; readonly moves: readonly string[] }

/** The endings of each beginning, world by world and so in pairs; how much is done, from 0 to 1. */
export type PlayOutSample = { readonly endings: readonly (readonly Ending[])[]; readonly done: number }

/** One decides for all, except where a seat is known to play otherwise. */
type Players = Pick<Coaching, 'player' | 'seats'>

/** More decisions than a game has. */
const BOUND = 100_000

/** Plays every beginning out in the same worlds, with the same chance to come; `from`: those before have been. May be left at any step. */
export function* playedOut<S extends State>(
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

/** The endings of all beginnings in one world, which its number names. */
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
    const game = played(engine, engine.clone(world), beginning, players, `${seed} game ${number}`)
    row.push(yield* mapYields(game, () => at / beginnings.length))
  }
  return row
}

/** The world of this number, as somebody goes on from it. */
export function worldOf<S extends State>(engine: Engine<S>, s: S, eyes: Eyes, seed: string, number: number): S {
  const world = engine.redeal(s, eyes, `${seed} world ${number}`)
  forgetCollected(world, eyes)
  return world
}

/** One game; a step is a decision. `s` is used up. */
function* played<S extends State>(
  engine: Engine<S>,
  s: S,
  beginning: Beginning,
  { player, seats }: Players,
  seed: string,
): Generator<void, Ending> {
  const before = pointsIn(engine, s).map(({ total }) => total)
  followed(engine, s, beginning.seat, beginning.moves)
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
