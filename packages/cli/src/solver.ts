// The interface that a game with an exact solver implements so that `wayfare solve` and `wayfare bench` can use it.

type Solved = {
  readonly id: string
  readonly baseVp: number
  readonly madness: number
  readonly links: number
  readonly taskVp: number
  readonly route: unknown
  readonly exact: boolean
  readonly ms: number
}

export type SolverFigures = {
  readonly medianMs: number
  readonly p99Ms: number
  readonly maxMs: number
  readonly unproven: number
  readonly sheets: number
}

export type Solver = {
  /** Solves one sheet of a file that lists several; error messages call it `where`. */
  solve(given: unknown, where: string, objective: 'O1' | 'O2'): Solved
  /** Measures how long the solver takes on the final sheets of `count` games by each of two bots. */
  measure(count: number, at: (share: number) => void): Promise<SolverFigures>
}
