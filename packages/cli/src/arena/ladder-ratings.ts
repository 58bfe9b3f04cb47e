// Computes Elo ratings from the games of the ladder, for docs/BOTS.md and for the web client.

import {
  type Anchors,
  type Centre,
  counted,
  type Estimate,
  eloOf,
  type Played,
  quartilesOf,
  type Ranking,
} from '@wayfare/bots/arena'
import { isPersona } from '@wayfare/bots/personas'
import type { GameStrengths, Rated, Strength } from '@wayfare/bots/strengths'
import type { Setting } from '../registered-games.ts'
import { type Entry, YARDSTICK } from './ladder-plan.ts'

export type LadderResult = { readonly entry: Entry; readonly rows: readonly Played[] }
export type GameResults = {
  readonly game: string
  readonly title: string
  readonly bots: readonly string[]
  readonly results: readonly LadderResult[]
}

export const BASE = 1000

const isUsual = ({ set }: Entry): boolean => Object.keys(set).length === 0

export const isForTwo = (entry: Entry): boolean => entry.players === 2 && isUsual(entry)

/** Rates the bots by their games on the usual board with this number of players. */
export function ratingsOf({ bots, results }: GameResults, players: number, centre?: Centre): Map<string, Estimate> {
  const rankings = results
    .filter(({ entry }) => entry.players === players && isUsual(entry))
    .flatMap(({ rows }) => counted(rows).map(rankingOf))
  return eloOf(rankings, { [bots.includes(YARDSTICK) ? YARDSTICK : (bots[0] as string)]: BASE }, centre)
}

const rankingOf = ({ seats, places }: Played): Ranking =>
  seats.map((bot, seat) => ({ bot, place: places[seat] as number }))

/**
 * Rates the game's own solo opponents, the mildest first. Each is as strong as a bot that wins half of its games
 * against it.
 */
export function soloRatings({ results }: GameResults, ratings: ReadonlyMap<string, Estimate>): Map<string, Estimate> {
  const alone = results.filter(({ entry }) => entry.kind === 'alone')
  const opponents = new Map<string, Ranking[]>()
  for (const { entry, rows } of alone) {
    const id = settingText(entry.set)
    opponents.set(id, [...(opponents.get(id) ?? []), ...rows.map((row) => againstOpponent(row, id))])
  }
  const rated = [...opponents].flatMap(([id, rankings]): [string, Estimate][] => {
    const anchors: Anchors = Object.fromEntries(
      [...ratings]
        .filter(([bot]) => rankings.some(([own]) => own?.bot === bot))
        .map(([bot, { value }]) => [bot, value]),
    )
    const elo = Object.keys(anchors).length === 0 ? undefined : eloOf(rankings, anchors).get(id)
    return elo ? [[id, elo]] : []
  })
  return new Map(rated)
}

const againstOpponent = ({ seats, wins }: Played, opponent: string): Ranking => {
  const [won = 0] = wins
  return [
    { bot: seats[0] as string, place: won > 0.5 ? 1 : 2 },
    { bot: opponent, place: won < 0.5 ? 1 : 2 },
  ]
}

export const settingText = (set: Setting): string =>
  Object.entries(set)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')

/** The average rating of the six personas in every game. It puts the ratings of the three games on one scale. */
const PERSONA_MEAN = 1275

/** Collects the strengths that the web client shows: of the personas, and of the game's own solo opponents. */
export function strengthsFrom(results: GameResults): GameStrengths {
  const ratings = ratingsOf(results, 2, { bots: results.bots.filter(isPersona), at: PERSONA_MEAN })
  const people = results.bots.filter(isPersona).flatMap((person): [string, Strength][] => {
    const elo = ratings.get(person)
    const strength = elo && strengthOf(person, elo, results)
    return strength ? [[person, strength]] : []
  })
  const solo = [...soloRatings(results, ratings)].map(([set, elo]) => ({ id: soloId(set), ...toRated(elo) }))
  return { people: Object.fromEntries(people), solo }
}

/**
 * The games that each persona needs before its rating is shown: with fewer, chance would decide the order. It is also
 * the number after which a clear series ends early. The page shows the remaining uncertainty as whiskers.
 */
const LEAST_GAMES = 20
/**
 * The games that each persona must have played against the next weaker one. Without them, one that has only beaten much
 * weaker bots could be of any strength.
 */
const LEAST_GAMES_AGAINST_NEXT = 10

/** True if every persona has played enough games for its rating to be shown. */
export function isMeasured(results: GameResults): boolean {
  const { people } = strengthsFrom(results)
  const six = results.bots.filter(isPersona)
  return (
    six.every((person) => (people[person]?.games ?? 0) >= LEAST_GAMES) &&
    six
      .slice(1)
      .every((person, below) => gamesBetween(results, [person, six[below] as string]) >= LEAST_GAMES_AGAINST_NEXT)
  )
}

const gamesBetween = ({ results }: GameResults, pair: readonly string[]): number =>
  results
    .filter(({ entry }) => isForTwo(entry) && pair.every((bot) => entry.bots.includes(bot)))
    .reduce((sum, { rows }) => sum + counted(rows).length, 0)

/** Turns the 95 % interval of an estimate into the 90 % interval that is shown. */
const TO_90_PERCENT = 1.645 / 1.96

const toRated = ({ value, high }: Estimate): Rated => ({
  elo: Math.round(value),
  within: Math.round((high - value) * TO_90_PERCENT),
})

function strengthOf(person: string, elo: Estimate, { results }: GameResults): Strength | undefined {
  const totals: number[] = []
  let [turns, ms] = [0, 0]
  for (const { entry, rows } of results) {
    if (!isForTwo(entry)) continue
    for (const { seats, totals: points, thinking } of counted(rows)) {
      for (const [seat, name] of seats.entries()) {
        if (name !== person) continue
        totals.push(points[seat] as number)
        turns += thinking[seat]?.turns ?? 0
        ms += thinking[seat]?.ms ?? 0
      }
    }
  }
  if (totals.length === 0 || turns === 0) return undefined
  const [low, , high] = quartilesOf(totals)
  const mean = Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length)
  const seconds = Number((ms / turns / 1000).toPrecision(2))
  return { ...toRated(elo), score: { mean, low, high }, seconds, games: totals.length }
}

/**
 * Names a solo opponent for the client: `difficulty 2` becomes `2`, `alfred white` becomes `white`, `cell cell-130-12`
 * becomes `130 / 12`.
 */
function soloId(set: string): string {
  const [, value = ''] = set.split(' ')
  return value.replace(/^cell-(\d+)-(\d+)$/, '$1 / $2')
}
