// What a game with an exact solver brings to `wayfare solve` and `wayfare bench`.

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
  /** One of a list in a file; `where` names it in complaints. */
  solve(given: unknown, where: string, objective: 'O1' | 'O2'): Solved
  /** How long it takes on the ends of so many games of each of two bots. */
  measure(count: number, at: (share: number) => void): Promise<SolverFigures>
}
