// Plays one game between bots, measures their thinking time, and returns the result as one row of data.

import { begin, type Engine, type Score, type TableOptions } from '@wayfare/kernel'
import type { Bot } from '../bot.ts'
import { playMatch } from '../play.ts'

export type GameResult = {
  readonly index: number
  readonly deal: number
  /** By seat: the bot's name, its score, its place and its share of the victory. */
  readonly seats: readonly string[]
  readonly totals: readonly number[]
  readonly places: readonly number[]
  readonly wins: readonly number[]
  readonly thinking: readonly Thinking[]
  /** A hash of the final state: two games of one deal that end in the same state are counted as one. */
  readonly print: string
}

/**
 * Measures of thinking time. A turn is a run of consecutive decisions by one seat; in a solo game, where nobody else
 * comes between, the decisions made in one call.
 */
type Thinking = { readonly turns: number; readonly ms: number; readonly slowest: number }

/** `bots` are listed by seat; `now` is a clock in milliseconds. */
export function playOne(
  engine: Engine,
  table: TableOptions,
  seed: string,
  bots: readonly Bot[],
  now: () => number,
): Omit<GameResult, 'index' | 'deal'> {
  const watch = new ThinkingTimer(bots.length, now)
  const match = begin(engine, table, seed)
  playMatch(
    match,
    bots.map((bot, seat) => watch.over(bot, seat)),
  )
  const scores = engine.scores(match.state, 'all')
  return {
    seats: bots.map(({ name }) => name),
    totals: scores.map(({ total }) => total),
    places: scores.map(({ place }) => place ?? 1),
    wins: winsOf(scores),
    thinking: watch.thinking(),
    print: engine.hash(match.state).slice(0, 16),
  }
}

/**
 * Returns each seat's share of the victory. Seats that share the first place divide it; a draw with a rival counts
 * half.
 */
export function winsOf(scores: readonly Score[]): number[] {
  const first = scores.filter(({ place, lost }) => place === 1 && !lost)
  return scores.map((score) => (first.includes(score) ? (score.drawn ? 0.5 : 1) / first.length : 0))
}

/** Measures the time that bots take to think. */
class ThinkingTimer {
  private readonly seats: { turns: number; ms: number; slowest: number }[]
  private readonly now: () => number
  private last = -1
  private turn = 0

  constructor(seats: number, now: () => number) {
    this.seats = Array.from({ length: seats }, () => ({ turns: 0, ms: 0, slowest: 0 }))
    this.now = now
  }

  over(bot: Bot, seat: number): Bot {
    return {
      ...bot,
      choose: (engine, s, by, seed) => {
        const start = this.now()
        const moves = bot.choose(engine, s, by, seed)
        this.count(seat, this.now() - start)
        return moves
      },
    }
  }

  private count(seat: number, ms: number): void {
    const own = this.seats[seat] as (typeof this.seats)[number]
    if (this.last !== seat || this.seats.length === 1) {
      own.turns += 1
      this.turn = 0
    }
    this.last = seat
    this.turn += ms
    own.ms += ms
    own.slowest = Math.max(own.slowest, this.turn)
  }

  thinking(): Thinking[] {
    return this.seats.map(({ turns, ms, slowest }) => ({ turns, ms: Math.round(ms), slowest: Math.round(slowest) }))
  }
}
