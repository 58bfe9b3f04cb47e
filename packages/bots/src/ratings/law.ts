// How the result of one game changes what is believed of a person's strength: one step of a Kalman filter on the likelihood of
// Plackett and Luce. Strengths are in Elo, on the scale of the six and the official solo opponents.

import { type Stage, stagesOf } from './stages.ts'

/** Raised when the law changes: ratings that were made by another version are made again from the logs. */
export const LAW_VERSION = 1

/** An estimate of a strength: its mean and its standard deviation. */
export type Belief = { readonly elo: number; readonly rd: number }

/** Somebody at a table. An anchor was measured on the ladder, and the games of people do not move it. */
export type Player = Belief & { readonly isAnchor?: boolean; readonly hasLeft?: boolean }

/** The estimate for a player without any games. */
export const NEWCOMER: Belief = { elo: 1200, rd: 350 }
/** However many games are played, people change, and no rating is surer than this. */
const LEAST_RD = 45
const DAY_MS = 86_400_000
/** Elo² a day: a deviation of 60 becomes one of 150 in a year without games. */
export const DRIFT = (150 ** 2 - 60 ** 2) / 365
/** Elo in one unit of the exponent. */
export const SCALE = 400 / Math.LN10

/** Doubt grows with the time since the last game, up to what it was at first. */
export const aged = ({ elo, rd }: Belief, ms: number): Belief => ({
  elo,
  rd: Math.min(NEWCOMER.rd, Math.sqrt(rd ** 2 + (DRIFT * Math.max(0, ms)) / DAY_MS)),
})

/** Returns the estimate for each player after a game with these places; anchors stay as they are. */
export function rate(places: readonly number[], players: readonly Player[], factor: number): Belief[] {
  const stages = stagesOf(places, (seat) => players[seat]?.hasLeft === true)
  return players.map(({ elo, rd, isAnchor }, own) => (isAnchor ? { elo, rd } : rated(own, players, stages, factor)))
}

function rated(own: number, players: readonly Player[], stages: readonly Stage[], factor: number): Belief {
  const { elo, rd } = players[own] as Player
  const steepness = factor * attenuation(own, players)
  const odds = oddsOf(players, steepness)
  let [slope, information] = [0, 0]
  for (const stage of stages) {
    const found = pull(stage, own, odds)
    slope += stage.weight * found.slope
    information += stage.weight * found.information
  }
  const variance = 1 / ((SCALE / rd) ** 2 + steepness ** 2 * information)
  return { elo: elo + SCALE * variance * steepness * slope, rd: Math.max(LEAST_RD, SCALE * Math.sqrt(variance)) }
}

/** A result against somebody of unknown strength says less. */
function attenuation(own: number, players: readonly Player[]): number {
  const others = players.filter((_, seat) => seat !== own)
  const variance = others.reduce((sum, { rd }) => sum + (rd / SCALE) ** 2, 0) / Math.max(1, others.length)
  return 1 / Math.sqrt(1 + (3 * variance) / Math.PI ** 2)
}

const oddsOf = (players: readonly Belief[], steepness: number): number[] =>
  players.map(({ elo }) => Math.exp((steepness * (elo - NEWCOMER.elo)) / SCALE))

/** How one stage of a result changes the likelihood of a strength: in which direction, and how much it tells. */
function pull(
  { chosen, stayers, leavers, among }: Stage,
  own: number,
  odds: readonly number[],
): { readonly slope: number; readonly information: number } {
  const sum = (seats: readonly number[]) => seats.reduce((all, seat) => all + (odds[seat] as number), 0)
  const [staying, leaving] = [sum(stayers), sum(leavers)]
  const stays = staying / (staying + leaving)
  const part = stayers.includes(own)
    ? (odds[own] as number) / staying
    : leavers.includes(own)
      ? (odds[own] as number) / leaving
      : 0
  if (leavers.includes(own)) return { slope: -part * (1 - stays), information: part ** 2 * stays * (1 - stays) }
  return {
    slope: among * ((chosen === own ? 1 : 0) - part) + part * (1 - stays),
    information: among * part * (1 - part) + part ** 2 * stays * (1 - stays),
  }
}

/** The mean place that the ratings before a game promise a seat. */
export function expectedPlace(own: number, players: readonly Player[], factor: number): number {
  const odds = oddsOf(players, factor * attenuation(own, players))
  const mine = odds[own] as number
  return odds.reduce((place, other, seat) => (seat === own ? place : place + other / (other + mine)), 1)
}
