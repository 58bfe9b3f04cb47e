// Which series make the ladder, and what must come of them: as data.

import type { Bounds } from '@wayfare/bots/arena'
import { registered, type Setting } from '../registered-games.ts'

export type Entry = {
  /** `pair`: one against the next; `yardstick`: against greedy; `table`: several together; `alone`: against the game's own rival. */
  readonly kind: 'pair' | 'yardstick' | 'table' | 'alone'
  readonly players: number
  readonly set: Setting
  readonly bots: readonly string[]
  readonly games: number
  readonly bounds: Bounds
}

export const YARDSTICK = 'greedy'
const GAMES = { pair: 100, yardstick: 100, table: 100, alone: 20, asked: 100 }
/** Each level wins so often against the one below; on another board and among more the order is enough. */
const BEATS = 0.6
const IN_ORDER = 0.5

/** Who measures them, apart from those who are asked for something. */
const MEASURING = ['emeka', 'odile', 'brandt']
/** One game of the first takes as long as ten of the others, one of the second as long as a hundred. */
const SLOW = ['brandt', 'ines']
const SLOWEST = 'ines'

/** `bots` from the weakest to the strongest; `share` of the games. */
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

/** What is cheap and decides most comes first: games won for two, points, alone where something is asked, the rest, the slow. */
export function orderOf({ kind, players, set, bots, bounds }: Entry): number {
  if (bots.includes(SLOWEST)) return 4
  if (players === 2 && bounds.least !== undefined && Object.keys(set).length === 0) return 0
  if (kind === 'yardstick') return 1
  return kind === 'alone' && Object.keys(bounds).length > 0 ? 2 : 3
}

/** How the others do among themselves is told by games without them, which are many. */
const isSlow = (bot: string): boolean => SLOW.includes(bot)

/** The second rung is no weaker than the yardstick. */
function againstYardstick(game: string, level: string): Bounds {
  if (level === 'rosa') return { least: IN_ORDER }
  const points = registered(game).points?.[level]
  return points === undefined ? {} : { points }
}

/** Neighbours, so many at a time. */
function windowsOf(names: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.max(0, names.length - size + 1) }, (_, i) => names.slice(i, i + size))
}
