// The series of games that rank the bots on the ladder, and the results each must reach, as data.

import type { Bounds } from '@wayfare/bots/arena'
import { registered, type Setting } from '../registered-games.ts'

export type Entry = {
  /** `pair`: a bot against the next weaker one; `yardstick`: against greedy; `table`: several bots; `alone`: a solo game. */
  readonly kind: 'pair' | 'yardstick' | 'table' | 'alone'
  readonly players: number
  readonly set: Setting
  readonly bots: readonly string[]
  readonly games: number
  readonly bounds: Bounds
}

export const YARDSTICK = 'greedy'
const GAMES = { pair: 100, yardstick: 100, table: 100, alone: 20, asked: 100 }
/** The share of games that each level must win against the one below. On other boards and with more players half is enough. */
const BEATS = 0.6
const IN_ORDER = 0.5

/** The bots that play solo games for comparison, besides those for which a bound is set. */
const MEASURING = ['emeka', 'odile', 'brandt']
/** Slow bots: a game of brandt takes ten times as long as one of the others, a game of ines a hundred times. */
const SLOW = ['brandt', 'ines']
const SLOWEST = 'ines'

/** The series of one game. `bots` are ordered from the weakest to the strongest; `share` scales the numbers of games. */
export function ladderOf(game: string, bots: readonly string[], sizes: readonly number[], share: number): Entry[] {
  const entry = (
    kind: Entry['kind'],
    players: number,
    names: readonly string[],
    bounds: Bounds = {},
    set: Setting = {},
    games = GAMES[kind],
  ): Entry => ({ kind, players, set, bots: names, games: Math.ceil(games * share), bounds })
  const levels = bots.filter((bot) => bot !== YARDSTICK)
  const pairs = windowsOf(levels, 2).map((pair) => pair.toReversed())
  const forTwo = sizes.includes(2)
    ? [
        ...pairs.map((pair) => entry('pair', 2, pair, { least: BEATS })),
        ...(bots.includes(YARDSTICK) ? levels : []).map((level) =>
          entry('yardstick', 2, [level, YARDSTICK], againstYardstick(game, level)),
        ),
        ...(registered(game).boards ?? []).flatMap((set) =>
          pairs.map((pair) => entry('pair', 2, pair, { least: IN_ORDER }, set)),
        ),
      ]
    : []
  const more = [3, 4].filter((players) => sizes.includes(players))
  return [
    ...forTwo,
    ...more.flatMap((players) =>
      windowsOf(bots, Math.min(players, bots.length)).map((names) =>
        entry('table', players, names.toReversed(), names.some(isSlow) ? { least: IN_ORDER } : {}),
      ),
    ),
    ...(sizes.includes(1) ? (registered(game).alone ?? []) : []).flatMap(({ set, asked = {} }) =>
      bots
        .filter((bot) => MEASURING.includes(bot) || asked[bot])
        .map((bot) => entry('alone', 1, [bot], asked[bot], set, asked[bot] ? GAMES.asked : GAMES.alone)),
    ),
  ]
}

/** The order in which series are played: those that are cheap and decide most come first, those of slow bots last. */
export function orderOf({ kind, players, set, bots, bounds }: Entry): number {
  if (bots.includes(SLOWEST)) return 4
  if (players === 2 && bounds.least !== undefined && Object.keys(set).length === 0) return 0
  if (kind === 'yardstick') return 1
  return kind === 'alone' && Object.keys(bounds).length > 0 ? 2 : 3
}

/** True for series with a slow bot: the other bots are compared in the many games without it. */
const isSlow = (bot: string): boolean => SLOW.includes(bot)

/** The bound against the yardstick: from the second level on, a bot must be at least as strong. */
function againstYardstick(game: string, level: string): Bounds {
  if (level === 'rosa') return { least: IN_ORDER }
  const points = registered(game).points?.[level]
  return points === undefined ? {} : { points }
}

/** All runs of `size` neighbours in the list. */
function windowsOf(names: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.max(0, names.length - size + 1) }, (_, i) => names.slice(i, i + size))
}
