// The course of a game: the expected result after each decision, and when the game was won or lost.

import type { Decision, Span } from '@wayfare/bots/coach'
import type { Score } from '@wayfare/kernel'
import type { AnalysedDecision, ReviewedMoment } from './messages.ts'

/** The expected points after a decision. `shade` is the range in which 8 of 10 games ended. */
export type ScorePoint = { readonly row: number; readonly points: number; readonly shade: Span }

/** The number of neighbouring decisions on each side that are averaged, because a few games alone say little. */
const LENT = 1

/** Returns one curve for each player. Decisions that have not been analysed are left out. */
export function courseOf(decisions: readonly AnalysedDecision[]): ScorePoint[][] {
  const players = decisions[0]?.ends.length ?? 0
  return Array.from({ length: players }, (_, seat) =>
    decisions.map(({ row }, i) => {
      const near = decisions.slice(Math.max(0, i - LENT), i + LENT + 1)
      const ends = near.flatMap(({ ends }) => ends[seat] as readonly number[]).sort((a, b) => a - b)
      return { row, points: mean(ends), shade: { low: at(ends, 0.1), high: at(ends, 0.9) } }
    }),
  )
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] as number

type Round<T> = { readonly round: number; readonly items: readonly T[] }

export function groupByRound<T extends ReviewedMoment>(moments: readonly T[]): Round<T>[] {
  const rounds: { round: number; items: T[] }[] = []
  for (const one of moments) {
    const last = rounds.at(-1)
    if (last?.round === one.round) last.items.push(one)
    else rounds.push({ round: one.round, items: [one] })
  }
  return rounds
}

/** `until` and `from` name the last round in which the seat led, or the first from which it led to the end. */
type Lead = { readonly kind: 'all' | 'never' } | { readonly kind: 'until' | 'from'; readonly round: number }

/** With a smaller difference nobody leads. */
const CLOSE = 1

/** Returns who led, if that changed at most once. Undefined if the lead changed several times or the game was close. */
export function leadOf(
  seat: number,
  moments: readonly ReviewedMoment[],
  decisions: readonly AnalysedDecision[],
): Lead | undefined {
  const course = courseOf(decisions)
  if (course.length < 2) return undefined
  const signs = groupByRound(moments).flatMap(({ round, items }) => {
    const leads = items.flatMap(({ row }) => {
      const i = decisions.findIndex((one) => one.row === row)
      if (i < 0) return []
      const others = course.flatMap((line, who) => (who === seat ? [] : (line[i]?.points ?? 0)))
      return (course[seat]?.[i]?.points ?? 0) - Math.max(...others)
    })
    if (leads.length === 0) return []
    const lead = mean(leads)
    return { round, sign: lead > CLOSE ? 1 : lead < -CLOSE ? -1 : 0, leads }
  })
  const changes = signs.filter(({ sign }, i) => i > 0 && sign !== signs[i - 1]?.sign)
  const [first] = signs
  if (!first || signs.some(({ sign }) => sign === 0) || changes.length > 1) return undefined
  const [change] = changes
  // "All the time" must hold without exception, because the chart beside the sentence would show one.
  if (!change && signs.some(({ leads }) => leads.some((lead) => lead * first.sign < -CLOSE))) return undefined
  if (!change) return { kind: first.sign > 0 ? 'all' : 'never' }
  return change.sign > 0
    ? { kind: 'from', round: change.round }
    : { kind: 'until', round: (signs[signs.indexOf(change) - 1] as (typeof signs)[number]).round }
}

/** Returns by how many points the seat is ahead of the best other player; null if it was alone. */
export function marginOf(seat: number, scores: readonly Score[]): number | null {
  const own = scores.find((score) => score.seat === seat)?.total ?? 0
  const others = scores.flatMap((score) => (score.seat === seat ? [] : score.total))
  return others.length === 0 ? null : own - Math.max(...others)
}

/** Returns `count` places of a list, evenly from the first to the last. */
export const spread = (length: number, count: number): number[] =>
  length <= count
    ? Array.from({ length }, (_, i) => i)
    : Array.from({ length: count }, (_, i) => Math.round((i * (length - 1)) / (count - 1)))

/** True if the gain is not too uncertain: an interval that reaches far below zero says nothing. */
export const isWorthTelling = ({ better: { gain } }: Required<Decision>): boolean => gain.low > -gain.value / 2
