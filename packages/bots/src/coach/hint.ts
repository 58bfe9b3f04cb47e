// A hint: the best ways to continue from a decision, with the expected result of each and its uncertainty.

import type { Engine, Seat, State } from '@wayfare/kernel'
import { meanOf } from '../arena/intervals.ts'
import { mapYields } from '../generators.ts'
import { STRONG_PLAYER_EXTRA } from '../registered-games.ts'
import { type Coaching, HINTING } from './coaching.ts'
import { type Figures, figuresOf, type Lead, leadOf, pointsOf } from './figures.ts'
import { explainLead, type LeadReason } from './lead-reasons.ts'
import { type Ending, type PlayOutSample, playOut } from './playouts.ts'
import { findThreeLines, type MoveLine } from './suggested-lines.ts'

export type Suggestion = MoveLine &
  Figures & {
    /** How far the first suggestion is ahead of this one; absent for the first. */
    readonly behind?: Lead
    /**
     * The parts of the score that this suggestion gains and loses against the first (for the first: against the
     * second).
     */
    readonly why: readonly LeadReason[]
  }

export type Hint = {
  /** The best first. Empty until all have been played out in two worlds. */
  readonly ways: readonly Suggestion[]
  /**
   * The number of worlds in which each suggestion was played out: one half ranks the suggestions, the other half gives
   * their figures.
   */
  readonly worlds: number
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number
}

/** The share of the work that is planning. */
const PLANNING = 0.1

/** Yields better and better hints; a caller without more time takes the last one. Uses only what the seat knows. */
export function* hint<S extends State>(
  engine: Engine<S>,
  s: S,
  seat: Seat,
  seed: string,
  coaching: Coaching = HINTING,
): Generator<Hint, Hint> {
  const ways = yield* mapYields(findThreeLines(engine, s, seat, `${seed} plan`, coaching.effort), (done) => ({
    ways: [],
    worlds: 0,
    done: done * PLANNING,
  }))
  const beginnings = ways.map(({ moves }) => ({ seat, moves }))
  const say = ({ endings, done }: PlayOutSample): Hint => ({
    ways: rankSuggestions(engine, ways, endings, seat),
    worlds: endings[0]?.length ?? 0,
    done: PLANNING + (1 - PLANNING) * done,
  })
  return say(yield* mapYields(playOut(engine, s, seat, seed, beginnings, coaching), say))
}

/**
 * Returns the suggestions, best first. `endings` are those of each suggestion, world by world. One half of the worlds
 * ranks the suggestions and the other half gives the figures, so that a suggestion that ranks first by luck does not
 * get lucky figures too.
 */
export function rankSuggestions<S extends State>(
  engine: Engine<S>,
  ways: readonly MoveLine[],
  endings: readonly (readonly Ending[])[],
  seat: Seat,
): Suggestion[] {
  if ((endings[0]?.length ?? 0) < LEAST_WORLDS) return []
  const more = STRONG_PLAYER_EXTRA[engine.game.id]
  const candidates = ways.map((course, i) => {
    const all = endings[i] as readonly Ending[]
    const own = all.filter((_, world) => !isForRanking(world))
    const rankedBy = all.filter((_, world) => isForRanking(world))
    return { course, own, rank: meanOf(pointsOf(rankedBy, seat)).value, figures: figuresOf(own, seat, more) }
  })
  candidates.sort((a, b) => b.rank - a.rank)
  const [first, second] = candidates
  return candidates.map(({ course, own, figures }) => {
    const other = own === first?.own ? second : first
    return {
      ...course,
      ...figures,
      ...(!first || own === first.own ? {} : { behind: aheadOf(first.own, own, seat) }),
      why: other ? explainLead(own, other.own, seat) : [],
    }
  })
}

/** At least one world to rank the suggestions and one for the figures. */
const LEAST_WORLDS = 2
const isForRanking = (world: number): boolean => world % 2 === 0

/** If the figures do not confirm the ranking, or contradict it, the lead counts as too close to call. */
function aheadOf(first: readonly Ending[], other: readonly Ending[], seat: Seat): Lead {
  const lead = leadOf(pointsOf(first, seat), pointsOf(other, seat))
  return { ...lead, close: lead.low <= 0 }
}
