// Results of `wayfare ladder`: the strength of the six bots in each game, with the official solo opponents on the same
// scale.

import type { Persona } from './personas.ts'
import measured from './strengths.json' with { type: 'json' }

/** The true strength is within `within` points of `elo` with a probability of 90 %. */
export type Rated = { readonly elo: number; readonly within: number }

export type Strength = Rated & {
  /** Scores of two-player games: the mean, and the range of the middle half. */
  readonly score: { readonly mean: number; readonly low: number; readonly high: number }
  /** The mean duration of a turn. */
  readonly seconds: number
  readonly games: number
}

export type GameStrengths = {
  readonly people: Readonly<Partial<Record<Persona, Strength>>>
  /** From the easiest to the hardest. */
  readonly solo: readonly (Rated & { readonly id: string })[]
}

const STRENGTHS: Readonly<Record<string, GameStrengths>> = measured
const UNMEASURED: GameStrengths = { people: {}, solo: [] }

export const strengthsOf = (game: string): GameStrengths =>
  (Object.hasOwn(STRENGTHS, game) && STRENGTHS[game]) || UNMEASURED

/** The probability that a player of this strength beats the other, by the Elo formula. */
export const chanceOf = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400))
