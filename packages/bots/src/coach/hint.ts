// A hint: the best ways to go on from a decision, with what each is expected to come to, and how sure that is.

import type { Engine, Seat, State } from '@wayfare/kernel'
import { meanOf } from '../arena/intervals.ts'
import { mapYields } from '../generators.ts'
import { STRONG_PLAYER_EXTRA } from '../registered-games.ts'
import { type Coaching, HINTING } from './coaching.ts'
import { type Figures, figuresOf, type Lead, leadOf, pointsOf } from './figures.ts'
import { type Ending, type PlayOutSample, playedOut } from './playouts.ts'
import { type MoveLine, threeWays } from './ways.ts'
import { type LeadReason, why } from './why.ts'

export type Suggestion = MoveLine &
  Figures & {
    /** By how much the first is ahead of it; of the first itself there is none. */
    readonly behind?: Lead
    /** What it gains and loses against the first, and the first against the second. */
    readonly why: readonly LeadReason[]
  }

export type Hint = {
  /** The best first. None as long as it is too early to say: until all have been played out in two worlds. */
  readonly ways: readonly Suggestion[]
  /** In so many worlds each way was played out: half of them rank the ways, the other half give their figures. */
  readonly worlds: number
  /** How much of the thinking is done, from 0 to 1. */
  readonly done: number
}

/** As much of the thinking is the plan. */
const PLANNING = 0.1

/** Thinks step by step: whoever has no more time takes the last hint. Knows no more than the seat. */
export function* hint<S extends State>(
  engine: Engine<S>,
  s: S,
  seat: Seat,
  seed: string,
  coaching: Coaching = HINTING,
): Generator<Hint, Hint> {
  const ways = yield* mapYields(threeWays(engine, s, seat, `${seed} plan`, coaching.effort), (done) => ({
    ways: [],
    worlds: 0,
    done: done * PLANNING,
  }))
  const beginnings = ways.map(({ moves }) => ({ seat, moves }))
  const say = ({ endings, done }: PlayOutSample): Hint => ({
    ways: weighed(engine, ways, endings, seat),
    worlds: endings[0]?.length ?? 0,
    done: PLANNING + (1 - PLANNING) * done,
  })
  return say(yield* mapYields(playedOut(engine, s, seat, seed, beginnings, coaching), say))
}

/**
 * The best first. `endings`: of each, world by world. Half of the worlds rank the ways, and the figures come from the other half: a way
 * that came first because it was lucky in the one is not lucky again in the other.
 */
export function weighed<S extends State>(
  engine: Engine<S>,
  ways: readonly MoveLine[],
  endings: readonly (readonly Ending[])[],
  seat: Seat,
): Suggestion[] {
  if ((endings[0]?.length ?? 0) < LEAST_WORLDS) return []
  const more = STRONG_PLAYER_EXTRA[engine.game.id]
  const tried = ways.map((course, i) => {
    const all = endings[i] as readonly Ending[]
    const own = all.filter((_, world) => !isForRanking(world))
    const rankedBy = all.filter((_, world) => isForRanking(world))
    return { course, own, rank: meanOf(pointsOf(rankedBy, seat)).value, figures: figuresOf(own, seat, more) }
  })
  tried.sort((a, b) => b.rank - a.rank)
  const [first, second] = tried
  return tried.map(({ course, own, figures }) => {
    const other = own === first?.own ? second : first
    return {
      ...course,
      ...figures,
      ...(!first || own === first.own ? {} : { behind: aheadOf(first.own, own, seat) }),
      why: other ? why(own, other.own, seat) : [],
    }
  })
}

/** One world to rank the ways, and one for the figures. */
const LEAST_WORLDS = 2
const isForRanking = (world: number): boolean => world % 2 === 0

/** Where the figures do not bear the ranking out, or even speak against it, it is too close to call. */
function aheadOf(first: readonly Ending[], other: readonly Ending[], seat: Seat): Lead {
  const lead = leadOf(pointsOf(first, seat), pointsOf(other, seat))
  return { ...lead, close: lead.low <= 0 }
}
