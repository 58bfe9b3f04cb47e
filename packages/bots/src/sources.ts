// Statistics made by `wayfare sources`: which parts of the score a strong player's points come from.

import { quartilesOf } from './arena/standing.ts'
import gathered from './sources.json' with { type: 'json' }

type Spread = { readonly low: number; readonly mean: number; readonly high: number }

/**
 * Summary of many results: the mean of each part of the score, so that the parts add up, and the range of the middle
 * half.
 */
export type Sources = {
  readonly bot: string
  readonly players: number
  readonly results: number
  readonly parts: Readonly<Record<string, Spread>>
  readonly total: Spread
}

export type GameResults = {
  readonly bot: string
  readonly players: number
  readonly seed: string
  /** One record per game and seat. */
  readonly games: readonly (readonly Readonly<Record<string, number>>[])[]
}

const RESULTS: Readonly<Record<string, GameResults>> = gathered

/** Returns undefined if nothing was measured for this game. */
export function sourcesOf(game: string): Sources | undefined {
  const found = Object.hasOwn(RESULTS, game) ? RESULTS[game] : undefined
  return found && summed(found)
}

export function summed({ bot, players, games }: GameResults): Sources {
  const results = games.flat()
  const names = [...new Set(results.flatMap((parts) => Object.keys(parts)))]
  return {
    bot,
    players,
    results: results.length,
    parts: Object.fromEntries(names.map((name) => [name, spreadOf(results.map((parts) => parts[name] ?? 0))])),
    total: spreadOf(results.map((parts) => Object.values(parts).reduce((sum, one) => sum + one, 0))),
  }
}

function spreadOf(values: readonly number[]): Spread {
  const [low, , high] = quartilesOf(values)
  return { low, mean: values.reduce((sum, one) => sum + one, 0) / values.length, high }
}
