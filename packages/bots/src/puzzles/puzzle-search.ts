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

/** The criteria that make a turn a puzzle. */
const CRITERIA = {
  /** With fewer positions the answer is obvious; with more, the proof takes too long for a waiting player. */
  least: 400,
  most: 10_000,
  points: 5,
  /**
   * The least number of steps of the shortest solution, and the largest share of ends that may have the most points.
   */
  steps: 4,
  share: 0.03,
}

/** The first rows of a game are skipped, because its first turns are all alike. */
const FIRST_ROW = 60

/**
 * Lets this bot play games at all seats, one after another, and takes at most one puzzle from each. Yields after every
 * turn, with the puzzle if it was one.
 */
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
      if (engine.moves(match.state) > FIRST_ROW && engine.options(match.state, seat).length > 1) {
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
  const turn = turnFrom(engine, state, seat, CRITERIA.most)
  const ms = Math.round(now() - began)
  const solution = solutionOf(turn)
  if (!solution || turn.ends.some(hasSeveralTurns) || greedyGain(engine, engine.clone(state), seat) >= turn.best)
    return null
  const { best, ends, positions } = turn
  const stars = starThresholds(ends.map(({ points }) => points))
  if (!stars) return null
  const proof = { positions, ends: ends.length, best: ends.filter(({ points }) => points === best).length, ms }
  return { log: writeLog(logOf(match)).trimEnd().split('\n'), seat, best, solution, stars, proof }
}

/** Returns a shortest way to the most points, if the turn is worth a puzzle. */
function solutionOf({
  whole,
  best,
  ends,
  positions,
}: Omit<PuzzleTurn<never>, 'left' | 'bestFrom'>): readonly string[] | undefined {
  if (!whole || positions < CRITERIA.least || best < CRITERIA.points) return undefined
  const most = ends.filter(({ points }) => points === best)
  const solution = most[0]?.moves
  return solution && solution.length >= CRITERIA.steps && most.length <= ends.length * CRITERIA.share
    ? solution
    : undefined
}

/** True if the moves contain several turns, which happens when the other seats have nothing left to do. */
const hasSeveralTurns = ({ moves }: PuzzleEnd): boolean => moves.slice(0, -1).some((move) => /^(end|pass)\b/.test(move))

/**
 * Returns the gain of a player who takes the largest immediate gain at every step; the puzzle must not be solved that
 * way. Changes `s`.
 */
function greedyGain<S extends State>(engine: Engine<S>, s: S, seat: Seat): number {
  const before = totalOf(engine, s, seat)
  for (let i = 0; i < MAX_STEPS && engine.question(s, seat) !== undefined; i++) {
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

/** More steps than any turn has. */
const MAX_STEPS = 40
