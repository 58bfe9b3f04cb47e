// Finds people who suit each other among all seeks. Pure: it knows neither the database nor the clock.

import type { NewSeek, Speed } from '@wayfare/protocol'

/** A seek with what matching has to know of its owner. Strengths are by game; nobody without one is in the list twice. */
export type Candidate = NewSeek & {
  readonly id: string
  readonly person: string
  readonly made: number
  readonly strengths: ReadonlyMap<string, { readonly elo: number; readonly rd: number }>
}

export type Group = {
  readonly game: string
  readonly options: NewSeek['options']
  readonly language: NewSeek['languages'][number]
  readonly players: number
  /** Those who have waited longest come first. With fewer of them than players, bots take the other seats. */
  readonly seeks: readonly Candidate[]
}

export type Blocks = (a: string, b: string) => boolean

/** The estimate for somebody without rated games. */
const NEWCOMER = { elo: 1200, rd: 350 }
/** How far strengths may lie apart at first, in points of Elo, and by how much more with every step of waiting. */
const NEAR_ELO = 150
const WIDER_ELO = 50
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a step of waiting is. */
const STEP_MS: Readonly<Record<Speed, number>> = { live: MINUTE, day: 2 * HOUR, week: 6 * HOUR }
/** How long a seek that allows bots waits for another person. */
const BOTS_AFTER_MS: Readonly<Record<Speed, number>> = { live: 2 * MINUTE, day: 12 * HOUR, week: 24 * HOUR }

/** The strengths that suit a seek at this moment; null if any does. */
export function rangeOf(seek: Candidate, game: string, now: number): { low: number; high: number } | null {
  if (!seek.near) return null
  const { elo, rd } = strengthIn(seek, game)
  const steps = Math.floor(Math.max(0, now - seek.made) / STEP_MS[seek.speed])
  // The strength of a newcomer may lie anywhere in a wide range.
  const reach = Math.round(Math.max(NEAR_ELO, rd) + steps * WIDER_ELO)
  return { low: Math.round(elo) - reach, high: Math.round(elo) + reach }
}

const strengthIn = ({ strengths }: Candidate, game: string) => strengths.get(game) ?? NEWCOMER

/** Returns true if both may sit at the same table of this game now. */
export const suits = (a: Candidate, b: Candidate, game: string, now: number, areBlocked: Blocks): boolean =>
  wantTheSame(a, b, game, areBlocked) &&
  isWithin(strengthIn(b, game).elo, rangeOf(a, game, now)) &&
  isWithin(strengthIn(a, game).elo, rangeOf(b, game, now))

/** The same without regard to strength. */
export function wantTheSame(a: Candidate, b: Candidate, game: string, areBlocked: Blocks): boolean {
  return (
    a.person !== b.person &&
    a.speed === b.speed &&
    a.rated === b.rated &&
    a.games.includes(game) &&
    b.games.includes(game) &&
    a.languages.some((language) => b.languages.includes(language)) &&
    a.players.some((count) => b.players.includes(count)) &&
    Object.entries(a.options).every(([name, value]) => b.options[name] === undefined || b.options[name] === value) &&
    !areBlocked(a.person, b.person)
  )
}

const isWithin = (elo: number, range: ReturnType<typeof rangeOf>): boolean =>
  range === null || (elo >= range.low && elo <= range.high)

/** Groups the seeks, each into one group at most. Whoever has waited longest comes first, and large tables before small ones. */
export function findGroups(seeks: readonly Candidate[], now: number, areBlocked: Blocks): Group[] {
  const waiting = new Set(seeks.toSorted((a, b) => a.made - b.made || (a.id < b.id ? -1 : 1)))
  const groups: Group[] = []
  for (const first of waiting) {
    const group = groupAround(first, [...waiting], now, areBlocked)
    if (!group) continue
    groups.push(group)
    for (const seek of group.seeks) waiting.delete(seek)
  }
  return groups
}

function groupAround(
  first: Candidate,
  waiting: readonly Candidate[],
  now: number,
  areBlocked: Blocks,
): Group | undefined {
  const sizes = first.players.toSorted((a, b) => b - a)
  const tables = first.games.flatMap((game) => sizes.map((players) => ({ game, players })))
  for (const { game, players } of tables) {
    const seeks = gather(first, waiting, game, players, now, areBlocked)
    if (seeks.length === players) return groupOf(game, players, seeks)
  }
  if (!first.bots || now - first.made < BOTS_AFTER_MS[first.speed]) return undefined
  const open = waiting.filter(({ bots }) => bots)
  for (const { game, players } of tables.toReversed()) {
    const seeks = gather(first, open, game, players, now, areBlocked)
    if (seeks.length > 1) return groupOf(game, players, seeks)
  }
  return undefined
}

/** Adds one after another who suits all before, until the table is full. */
function gather(
  first: Candidate,
  waiting: readonly Candidate[],
  game: string,
  players: number,
  now: number,
  areBlocked: Blocks,
): Candidate[] {
  const seeks = [first]
  for (const next of waiting) {
    if (seeks.length === players) break
    const agrees =
      next !== first &&
      next.players.includes(players) &&
      seeks.every((one) => suits(one, next, game, now, areBlocked)) &&
      commonLanguage([...seeks, next]) !== undefined
    if (agrees) seeks.push(next)
  }
  return seeks
}

const commonLanguage = (seeks: readonly Candidate[]) =>
  seeks[0]?.languages.find((language) => seeks.every(({ languages }) => languages.includes(language)))

function groupOf(game: string, players: number, seeks: readonly Candidate[]): Group {
  const options = Object.assign({}, ...seeks.map((seek) => seek.options)) as NewSeek['options']
  return { game, players, seeks, options, language: commonLanguage(seeks) ?? 'en' }
}
