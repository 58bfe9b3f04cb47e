// What `wayfare ladder` measured: how strong each of the six is in each game, with the official solo opponents on the same scale.

import type { Persona } from './personas.ts'
import measured from './strengths.json' with { type: 'json' }

/** `within`: nine times in ten the true strength is no farther away. */
export type Rated = { readonly elo: number; readonly within: number }

export type Strength = Rated & {
  /** Of two-player games: the mean, and between what half of them end. */
  readonly score: { readonly mean: number; readonly low: number; readonly high: number }
  /** A turn takes so long. */
  readonly seconds: number
  readonly games: number
}

export type GameStrengths = {
  readonly people: Readonly<Partial<Record<Persona, Strength>>>
  /** From the mildest to the hardest. */
  readonly solo: readonly (Rated & { readonly id: string })[]
}

const STRENGTHS: Readonly<Record<string, GameStrengths>> = measured
const UNMEASURED: GameStrengths = { people: {}, solo: [] }

export const strengthsOf = (game: string): GameStrengths =>
  (Object.hasOwn(STRENGTHS, game) && STRENGTHS[game]) || UNMEASURED

/** How often somebody of this strength wins against the other, on the scale of Elo. */
export const chanceOf = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400))
