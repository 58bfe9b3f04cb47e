// Finds puzzles: searches games between bots for turns whose best play is hard to see and can be proven.

import {
  begin,
  type Engine,
  logOf,
  type Match,
  type Option,
  play,
  type Seat,
  type State,
  writeLog,
} from '@wayfare/kernel'
import type { Bot } from '../bot.ts'
import type { Puzzle } from './puzzle.ts'
import { starThresholds } from './stars.ts'
import { type PuzzleEnd, type PuzzleTurn, totalOf, turnFrom } from './turn.ts'

/** What makes a turn a puzzle. */
const WANTED = {
  /** Fewer positions are plain, more take too long to prove where somebody waits for it. */
  least: 400,
  most: 10_000,
  points: 5,
  /** Steps of the shortest way to the best; and at most so many of the ends have as many points. */
  steps: 4,
  share: 0.03,
}

/** The first turns of a game are all alike. */
const START = 60

/** Games of this bot at all seats, one after another; of each one puzzle at the most. Says after every turn whether it was one. */
export function* puzzles<S extends State>(
  engine: Engine<S>,
  players: number,
  bot: Bot,
  seed: string,
  now: () => number,
): Generator<Puzzle | null, never> {
  for (let game = 0; ; game++) {
    const match = begin(engine, { players }, `${seed} ${game}`)
    let found: Puzzle | null = null
    while (!found && !engine.isOver(match.state)) {
      const seat = engine.deciders(match.state)[0] as Seat
      if (engine.moves(match.state) > START && engine.options(match.state, seat).length > 1) {
        found = puzzleAt(match, seat, now)
        yield found
      }
      for (const move of bot.choose(engine, match.state, seat, `${match.seed} ${match.rows.length}`))
        play(match, seat, move)
    }
  }
}

function puzzleAt<S extends State>(match: Match<S>, seat: Seat, now: () => number): Puzzle | null {
  const { engine, state } = match
  const began = now()
  const turn = turnFrom(engine, state, seat, WANTED.most)
  const ms = Math.round(now() - began)
  const solution = solutionOf(turn)
  if (!solution || turn.ends.some(isSeveral) || grabbed(engine, engine.clone(state), seat) >= turn.best) return null
  const { best, ends, positions } = turn
  const stars = starThresholds(ends.map(({ points }) => points))
  if (!stars) return null
  const proof = { positions, ends: ends.length, best: ends.filter(({ points }) => points === best).length, ms }
  return { log: writeLog(logOf(match)).trimEnd().split('\n'), seat, best, solution, stars, proof }
}

/** The shortest way to the most points, where it is worth looking for. */
function solutionOf({
  whole,
  best,
  ends,
  positions,
}: Omit<PuzzleTurn<never>, 'left' | 'bestFrom'>): readonly string[] | undefined {
  if (!whole || positions < WANTED.least || best < WANTED.points) return undefined
  const most = ends.filter(({ points }) => points === best)
  const solution = most[0]?.moves
  return solution && solution.length >= WANTED.steps && most.length <= ends.length * WANTED.share ? solution : undefined
}

/** Where the others have nothing to do any more, one turn follows the other. */
const isSeveral = ({ moves }: PuzzleEnd): boolean => moves.slice(0, -1).some((move) => /^(end|pass)\b/.test(move))

/** What somebody gains who takes at every step what brings most at once: they should not find it. `s` is used up. */
function grabbed<S extends State>(engine: Engine<S>, s: S, seat: Seat): number {
  const before = totalOf(engine, s, seat)
  for (let i = 0; i < STEPS && engine.question(s, seat) !== undefined; i++) {
    const after = (option: Option): number => {
      const next = engine.clone(s)
      engine.apply(next, seat, option, null)
      return totalOf(engine, next, seat)
    }
    const [first] = engine
      .options(s, seat)
      .map((option) => ({ option, points: after(option) }))
      .sort((a, b) => b.points - a.points)
    if (!first) break
    engine.apply(s, seat, first.option, null)
  }
  return totalOf(engine, s, seat) - before
}

/** More than a turn has. */
const STEPS = 40
