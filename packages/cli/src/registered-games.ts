// The only file of this package that names games. It lists their bounds for the ladder and the commands that only some
// games have. Code for one game is in its own folder, games/ID, and is registered here.

import type { Bounds } from '@wayfare/bots/arena'
import type { Solver } from './solver.ts'

export type Setting = Readonly<Record<string, string | number | boolean>>
type Alone = { readonly set: Setting; readonly asked?: Readonly<Record<string, Bounds>> }

type Registered = {
  /** For the ladder: the mean points that a bot must reach against greedy in games of two. */
  readonly points?: Readonly<Record<string, number>>
  /** Other boards on which the ladder plays games of two. */
  readonly boards?: readonly Setting[]
  /** The game's own solo opponents, the weaker ones first. */
  readonly alone?: readonly Alone[]
  /** True if `bench/` also has this game for boardgame.io's reducer. */
  readonly beside?: true
  readonly solver?: () => Promise<Solver>
}

const GAMES: Readonly<Record<string, Registered>> = {
  arnak: {
    points: { emeka: 53, odile: 60, brandt: 65, ines: 70 },
    boards: [{ temple: 'snake' }],
    alone: [
      { set: { difficulty: 0 } },
      { set: { difficulty: 1 } },
      { set: { difficulty: 2 }, asked: { odile: { least: 0.7 } } },
      { set: { difficulty: 3 } },
      { set: { difficulty: 4 } },
      { set: { difficulty: 5 }, asked: { brandt: { least: 0.6 }, ines: { least: 0.8 } } },
    ],
    beside: true,
  },
  darwin: {
    points: { emeka: 90, odile: 125, brandt: 145, ines: 165 },
    alone: [
      { set: { alfred: 'white' }, asked: { odile: { least: 0.75 }, brandt: { least: 0.85 } } },
      { set: { alfred: 'blue' } },
      { set: { alfred: 'yellow' } },
      { set: { alfred: 'green' }, asked: { ines: { least: 0.4 } } },
    ],
    beside: true,
  },
  arkham: {
    alone: [
      { set: { cell: 'cell-90-6' } },
      { set: { cell: 'cell-110-12' } },
      { set: { cell: 'cell-130-12' }, asked: { brandt: { least: 0.75, points: 150 } } },
      { set: { cell: 'cell-150-24' } },
      { set: { cell: 'cell-170-36' } },
    ],
    solver: async () => (await import('./games/arkham/solver.ts')).solver,
  },
  kit: { beside: true },
}

const NOTHING: Registered = {}

export const registered = (id: string): Registered => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined) ?? NOTHING

export const solvable = (): string[] => Object.keys(GAMES).filter((id) => registered(id).solver)
