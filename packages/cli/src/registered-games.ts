// The only file of this package that names games: bounds for the ladder, and the commands that only some games have. Code for one game is
// in a folder of its own, games/ID, and is named here.

import type { Bounds } from '@wayfare/bots/arena'
import type { Solver } from './solver.ts'

export type Setting = Readonly<Record<string, string | number | boolean>>
type Alone = { readonly set: Setting; readonly asked?: Readonly<Record<string, Bounds>> }

type Registered = {
  /** For the ladder: mean points for two against greedy. */
  readonly points?: Readonly<Record<string, number>>
  /** Other boards for two. */
  readonly boards?: readonly Setting[]
  /** The game's own opponents for one, the weaker ones first. */
  readonly alone?: readonly Alone[]
  /** `bench/` has its rules in boardgame.io's reducer, too. */
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
