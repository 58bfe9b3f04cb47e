// Ratings out of the games of the ladder, for the page and for the client.

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

/** On the usual board. */
export function ratingsOf({ bots, results }: GameResults, players: number, centre?: Centre): Map<string, Estimate> {
  const rankings = results
    .filter(({ entry }) => entry.players === players && isUsual(entry))
    .flatMap(({ rows }) => counted(rows).map(rankingOf))
  return eloOf(rankings, { [bots.includes(YARDSTICK) ? YARDSTICK : (bots[0] as string)]: BASE }, centre)
}

const rankingOf = ({ seats, places }: Played): Ranking =>
  seats.map((bot, seat) => ({ bot, place: places[seat] as number }))

/** The game's own opponents, the mildest first; each is as strong as a bot that wins half of its games against it. */
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

/** The six average so much in every game: that joins the scales of the three. */
const COMPANY = 1275

/** What the client shows. */
export function strengthsFrom(results: GameResults): GameStrengths {
  const ratings = ratingsOf(results, 2, { bots: results.bots.filter(isPersona), at: COMPANY })
  const people = results.bots.filter(isPersona).flatMap((person): [string, Strength][] => {
    const elo = ratings.get(person)
    const strength = elo && strengthOf(person, elo, results)
    return strength ? [[person, strength]] : []
  })
  const solo = [...soloRatings(results, ratings)].map(([set, elo]) => ({ id: soloId(set), ...ratedBy(elo) }))
  return { people: Object.fromEntries(people), solo }
}

/** Fewer games leave the order of the six to chance. A rung that is cleared at the first look has so many; whiskers tell how sure that is. */
const ENOUGH = 20
/** Whoever has only ever beaten weaker ones could be of any strength: so often they have met the next one. */
const MET = 10

/** Whether all of them have played enough to be shown with a number. */
export function isMeasured(results: GameResults): boolean {
  const { people } = strengthsFrom(results)
  const six = results.bots.filter(isPersona)
  return (
    six.every((person) => (people[person]?.games ?? 0) >= ENOUGH) &&
    six.slice(1).every((person, below) => gamesBetween(results, [person, six[below] as string]) >= MET)
  )
}

const gamesBetween = ({ results }: GameResults, pair: readonly string[]): number =>
  results
    .filter(({ entry }) => isForTwo(entry) && pair.every((bot) => entry.bots.includes(bot)))
    .reduce((sum, { rows }) => sum + counted(rows).length, 0)

/** Of 95 % as it comes, of 90 % as it is shown. */
const NINE_IN_TEN = 1.645 / 1.96

const ratedBy = ({ value, high }: Estimate): Rated => ({
  elo: Math.round(value),
  within: Math.round((high - value) * NINE_IN_TEN),
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
  return { ...ratedBy(elo), score: { mean, low, high }, seconds, games: totals.length }
}

/** `difficulty 2` is 2, `alfred white` white, `cell cell-130-12` 130 / 12. */
function soloId(set: string): string {
  const [, value = ''] = set.split(' ')
  return value.replace(/^cell-(\d+)-(\d+)$/, '$1 / $2')
}
