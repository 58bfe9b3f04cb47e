// The scale of ratings as measured on the ladder: how much a difference in strength tells at a table of some size, and how strong
// the bots and the official solo opponents are on it. `wayfare ratings --fit` writes scale.json.

import { isPersona } from '../personas.ts'
import { type Rated, strengthsOf } from '../strengths.ts'
import type { Belief } from './law.ts'
import measured from './scale.json' with { type: 'json' }
import { NINE_IN_TEN } from './uncertainty.ts'

export type GameScale = {
  /** The option of a solo table that names the opponent. */
  readonly solo?: string
  /** Elo from the second to the sixth opponent, by the number of players. */
  readonly spreads: Readonly<Record<string, number>>
  /** The same as a share of the spread for two, on which strengths are measured. */
  readonly factors: Readonly<Record<string, number>>
}

const SCALES: Readonly<Record<string, GameScale>> = measured
const UNMEASURED: GameScale = { spreads: {}, factors: {} }
const scaleOf = (game: string): GameScale => (Object.hasOwn(SCALES, game) && SCALES[game]) || UNMEASURED

/** A solo game is one for two: a person and the opponent of the game. */
export const factorOf = (game: string, players: number): number => scaleOf(game).factors[players] ?? 1

const beliefIn = ({ elo, within }: Rated): Belief => ({ elo, rd: within / NINE_IN_TEN })

/** How strong a bot is, if it was measured. */
export function botAnchor(game: string, bot: string): Belief | undefined {
  const rated = isPersona(bot) ? strengthsOf(game).people[bot] : undefined
  return rated && beliefIn(rated)
}

/** How strong the opponent of a solo table is, if that was measured. */
export function soloAnchor(game: string, level: string): Belief | undefined {
  const rated = strengthsOf(game).solo.find(({ id }) => id === level)
  return rated && beliefIn(rated)
}

/** The opponent of a solo table with these options, as the list of strengths calls it. */
export function soloLevel(game: string, options: Readonly<Record<string, unknown>>): string | undefined {
  const { solo } = scaleOf(game)
  return solo === undefined || options[solo] === undefined ? undefined : soloId(String(options[solo]))
}

/** `cell-130-12` is 130 / 12. */
const soloId = (value: string): string => value.replace(/^cell-(\d+)-(\d+)$/, '$1 / $2')
