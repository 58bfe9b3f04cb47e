// Summarises the games of an arena: wins, points and thinking time of each bot.

import type { GameResult } from './arena-game.ts'
import { type Estimate, meanOf, shareOf } from './intervals.ts'

export type SeriesStanding = {
  readonly games: number
  readonly bots: readonly BotStanding[]
  /** For each other bot: how often the first bot finished ahead of it. */
  readonly against: readonly { readonly bot: string; readonly ahead: Estimate }[]
}

export type BotStanding = {
  readonly bot: string
  readonly seats: number
  readonly wins: Estimate
  /** All seats of a deal count as one value, their mean, because games of one deal are not independent. */
  readonly points: Estimate
  /** The quartiles of the scores over all seats. */
  readonly quartiles: readonly [number, number, number]
  readonly turnMs: number
  readonly slowestMs: number
}

/**
 * Removes repeated games: two bots that decide alike play the same game from either seat, so only one of them is
 * counted, from alternating seats.
 */
export function withoutRepeats(rows: readonly GameResult[]): GameResult[] {
  const games = new Map<string, GameResult[]>()
  for (const row of rows) {
    const game = row.seats.length === 1 ? String(row.index) : `${row.deal} ${row.print}`
    games.set(game, [...(games.get(game) ?? []), row])
  }
  return [...games.values()].map((same) => same[(same[0] as GameResult).deal % same.length] as GameResult)
}

export function standingOf(bots: readonly string[], played: readonly GameResult[]): SeriesStanding {
  const rows = withoutRepeats(played)
  const [first = '', ...others] = bots
  return {
    games: rows.length,
    bots: bots.map((bot) => botStanding(bot, rows)),
    against: others.map((bot) => ({ bot, ahead: aheadOf(first, bot, rows) })),
  }
}

function botStanding(bot: string, rows: readonly GameResult[]): BotStanding {
  const deals = new Map<number, number[]>()
  const all: number[] = []
  let [wins, turns, ms, slowestMs] = [0, 0, 0, 0]
  for (const { deal, seats, totals, wins: won, thinking } of rows) {
    for (const [seat, name] of seats.entries()) {
      if (name !== bot) continue
      const [total, thought] = [totals[seat] as number, thinking[seat] as GameResult['thinking'][number]]
      all.push(total)
      deals.set(deal, [...(deals.get(deal) ?? []), total])
      wins += won[seat] as number
      turns += thought.turns
      ms += thought.ms
      slowestMs = Math.max(slowestMs, thought.slowest)
    }
  }
  return {
    bot,
    seats: all.length,
    wins: shareOf(wins, all.length),
    points: meanOf([...deals.values()].map(mean)),
    quartiles: quartilesOf(all),
    turnMs: turns === 0 ? 0 : ms / turns,
    slowestMs,
  }
}

/**
 * How often `bot` finished ahead of `other`. All pairs of their seats in a game together count as one; equal places are
 * half. In solo games, wins on the same deals are compared.
 */
export function aheadOf(bot: string, other: string, rows: readonly GameResult[]): Estimate {
  const alone = rows.every(({ seats }) => seats.length === 1)
  return alone ? aheadAlone(bot, other, rows) : aheadTogether(bot, other, rows)
}

function aheadTogether(bot: string, other: string, rows: readonly GameResult[]): Estimate {
  let [sum, games] = [0, 0]
  for (const { seats, places } of rows) {
    const at = (name: string) => places.filter((_, seat) => seats[seat] === name)
    const pairs = at(bot).flatMap((mine) => at(other).map((theirs) => better(theirs - mine)))
    if (bot === other || pairs.length === 0) continue
    sum += mean(pairs)
    games += 1
  }
  return shareOf(sum, games)
}

function aheadAlone(bot: string, other: string, rows: readonly GameResult[]): Estimate {
  const of = (name: string) =>
    new Map(
      rows.flatMap(({ deal, seats, totals, wins }) =>
        seats[0] === name ? [[deal, (wins[0] as number) * 1e6 + (totals[0] as number)] as const] : [],
      ),
    )
  const theirs = of(other)
  let [sum, deals] = [0, 0]
  for (const [deal, mine] of of(bot)) {
    const value = theirs.get(deal)
    if (value === undefined) continue
    sum += better(mine - value)
    deals += 1
  }
  return shareOf(sum, deals)
}

const better = (by: number): number => (by > 0 ? 1 : by < 0 ? 0 : 0.5)

function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

export function quartilesOf(values: readonly number[]): [number, number, number] {
  const sorted = values.slice().sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return [at(0.25), at(0.5), at(0.75)]
}
