// The ratings of one game as they follow from its results: game by game, and every night fitted to all of them. Nothing else is
// needed, so that ratings can be thrown away and made again.

import { drain } from '../generators.ts'
import { aged, type Belief, expectedPlace, NEWCOMER, type Player, rate } from './law.ts'
import { type Fit, type FittedSeat, Fitting } from './refit.ts'
import { botAnchor, factorOf, soloAnchor } from './scale.ts'

/** A finished game that counts. */
export type Result = {
  readonly table: string
  readonly game: string
  /** When it ended. */
  readonly at: number
  /** The place of each seat, followed by that of a solo game's opponent. */
  readonly places: readonly number[]
  readonly seats: readonly ResultSeat[]
}
export type ResultSeat =
  | { readonly person: string; readonly hasLeft?: true }
  | { readonly bot: string }
  | { readonly solo: string }

/** `at`: when the last game ended. */
export type Rating = Belief & { readonly at: number; readonly games: number }

/** The change that one game made to the rating of one seat. */
export type RatingEvent = {
  readonly seat: number
  readonly person: string
  readonly before: Belief
  readonly after: Rating
  readonly place: number
  /** The mean place that the ratings before it promised, and of how many. */
  readonly expected: number
  readonly players: number
}

const DAY_MS = 86_400_000
const NIGHT_MS = 4 * 3_600_000

/** The last time at or before this at which all games are fitted: four at night, by Greenwich. */
export const nightBefore = (at: number): number => Math.floor((at - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS

/** Results are rated in this order. */
export const byEnd = (a: Result, b: Result): number => a.at - b.at || (a.table < b.table ? -1 : 1)

/** As the same people are known today: a guest may have become an account. Null where one person held two seats. */
export function withAccounts(result: Result, accountOf: (person: string) => string): Result | null {
  const seats = result.seats.map(
    (who): ResultSeat => ('person' in who ? { ...who, person: accountOf(who.person) } : who),
  )
  const people = seats.flatMap((who) => ('person' in who ? who.person : []))
  return new Set(people).size < people.length ? null : { ...result, seats }
}

export function rateResult(result: Result, ratingOf: (person: string) => Rating | undefined): RatingEvent[] {
  const { game, at } = result
  const known = result.seats.flatMap((who, seat) => {
    const player = playerAt(who, game, at, ratingOf)
    return player ? [{ seat, who, player, place: result.places[seat] as number }] : []
  })
  if (known.length < 2) return []
  const players = known.map(({ player }) => player)
  const factor = factorOf(game, result.seats.length)
  const after = rate(
    known.map(({ place }) => place),
    players,
    factor,
  )
  return known.flatMap(({ seat, who, player: { elo, rd } }, i): RatingEvent[] => {
    if (!('person' in who)) return []
    const { person } = who
    const games = (ratingOf(person)?.games ?? 0) + 1
    return [
      {
        seat,
        person,
        before: { elo, rd },
        after: { ...(after[i] as Belief), at, games },
        place: placeAmong(known, i),
        expected: expectedPlace(i, players, factor),
        players: known.length,
      },
    ]
  })
}

type Known = { readonly who: ResultSeat; readonly place: number }

/** Returns a seat's place; players who left come after all who stayed. */
function placeAmong(known: readonly Known[], own: number): number {
  const worth = ({ who, place }: Known) => ('person' in who && who.hasLeft ? 1000 : place)
  return 1 + known.filter((other) => worth(other) < worth(known[own] as Known)).length
}

/** Bots that were never measured are left out: the order of the others tells the same without them. */
function playerAt(
  who: ResultSeat,
  game: string,
  at: number,
  ratingOf: (person: string) => Rating | undefined,
): Player | undefined {
  if ('person' in who) {
    const rating = ratingOf(who.person)
    return { ...(rating ? aged(rating, at - rating.at) : NEWCOMER), hasLeft: who.hasLeft === true }
  }
  const anchor = 'bot' in who ? botAnchor(game, who.bot) : soloAnchor(game, who.solo)
  return anchor && { ...anchor, isAnchor: true }
}

/** The likeliest ratings from all these results, in their order. How sure they are is as before. */
export function* fitResults(results: readonly Result[], accountOf: (person: string) => string): Generator<void, Fit> {
  const fitting = new Fitting()
  for (const result of results) {
    const known = withAccounts(result, accountOf)
    if (known) addTo(fitting, known)
    yield
  }
  return yield* fitting.solve()
}

function addTo(fitting: Fitting, { game, at, places, seats }: Result): void {
  const known = seats.flatMap((who, seat): { who: FittedSeat; place: number }[] => {
    const place = places[seat] as number
    if ('person' in who) return [{ who, place }]
    const anchor = 'bot' in who ? botAnchor(game, who.bot) : soloAnchor(game, who.solo)
    return anchor ? [{ who: { anchor: anchor.elo }, place }] : []
  })
  if (known.length < 2) return
  const factor = factorOf(game, seats.length)
  fitting.add({ at, factor, places: known.map(({ place }) => place), seats: known.map(({ who }) => who) })
}

/** All ratings of one game, result by result and night by night. */
export class History {
  readonly ratings = new Map<string, Rating>()
  private readonly fitting = new Fitting()
  private last: number | undefined
  private fitted = true

  /** Results come in their order. */
  add(result: Result): RatingEvent[] {
    return drain(this.addSlowly(result))
  }

  /** The same in small steps, for a server that has something else to do meanwhile. */
  *addSlowly(result: Result): Generator<void, RatingEvent[]> {
    yield* this.passNight(result.at)
    const events = rateResult(result, (person) => this.ratings.get(person))
    for (const { person, after } of events) this.ratings.set(person, after)
    addTo(this.fitting, result)
    this.last = result.at
    this.fitted = false
    return events
  }

  /** True once all results so far have been fitted together. */
  get isFitted(): boolean {
    return this.last !== undefined && this.fitted
  }

  /** Fits everything that was played before the last night, if that has not been done. */
  *passNight(now: number): Generator<void, void> {
    if (this.last === undefined || this.fitted || this.last >= nightBefore(now)) return
    this.fitted = true
    for (const [person, { elos }] of yield* this.fitting.solve()) {
      const rating = this.ratings.get(person)
      if (rating) this.ratings.set(person, { ...rating, elo: elos.at(-1) as number })
    }
  }
}
