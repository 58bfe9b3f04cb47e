// Compares the model with measurements, and then extrapolates: `npx tsx bench/scale.ts`. docs/SCALE.md draws the
// conclusions.

import { type Figures, type Plan, simulate } from './simulate.ts'
import { DARWIN } from './simulated-costs.ts'

/** Two processors shared by everything including the players: 25 tables of four that move as fast as they can. */
export const TWO_PROCESSORS: Omit<Plan, 'processes'> = {
  costs: DARWIN,
  tables: 25,
  players: 'together',
  shared: 2,
  databaseProcessors: 2,
  syncMs: 0.3,
  networkMs: 0.02,
  news: 'notify',
  summaries: 'at once',
  looks: 'all entries',
  bots: 0,
  seconds: 10,
  seed: 'two processors',
}

/**
 * Measured on a quiet machine: the median of the runs in bench/README.md, and its result for two processes, to which
 * the model was fitted.
 */
export const MEASURED = { movesPerSecond: 3_474, p99: [15, 23], twoTakeMore: 1.25 } as const
/** Measured for one process and for two, alternating on a busy machine. The model was not fitted to it. */
const MOVES_A_SYNC = [10, 5] as const

/** The processor time of server and database together, per move. */
export const processorOf = ({ mains, database, movesPerSecond }: Figures): number =>
  ((mains + database) / movesPerSecond) * 1e6 + DARWIN.helpers

/** At a table of four somebody decides every ten seconds. */
const SECONDS_A_MOVE = 10
const PEOPLE_A_TABLE = 4

/**
 * Every process has a machine of its own; PostgreSQL has one with eight processors and a disk that syncs in a
 * millisecond.
 */
const APART: Omit<Plan, 'processes' | 'tables' | 'rate'> = {
  costs: DARWIN,
  players: 'anywhere',
  databaseProcessors: 8,
  syncMs: 1,
  networkMs: 0.2,
  news: 'notify',
  summaries: 'at once',
  looks: 'all entries',
  bots: 0.1,
  seconds: 25,
  seed: 'further out',
}
const ROUTED = { players: 'together' } as const
const SPREAD = { ...ROUTED, summaries: 'spread' } as const
const ALL = { ...SPREAD, looks: 'last entry' } as const

type Case = { readonly name: string; readonly rate: number; readonly processes: number; readonly change: Partial<Plan> }

const CASES: readonly Case[] = [
  ...[1, 2].map((processes) => ({ name: 'as it is', rate: 350, processes, change: {} })),
  { name: 'players routed', rate: 350, processes: 2, change: ROUTED },
  { name: 'and summaries spread', rate: 350, processes: 2, change: SPREAD },
  ...[1_000, 2_000].flatMap((rate) => [
    { name: 'as it is', rate, processes: 1, change: {} },
    { name: 'summaries spread', rate, processes: 1, change: SPREAD },
  ]),
  ...[4, 8, 12, 16].map((processes) => ({ name: 'as it is', rate: 4_000, processes, change: {} })),
  { name: 'news service', rate: 4_000, processes: 12, change: { news: 'service' } },
  ...[4, 6, 8].map((processes) => ({ name: 'players routed', rate: 4_000, processes, change: ROUTED })),
  ...[4, 6, 8].map((processes) => ({ name: 'and summaries spread', rate: 4_000, processes, change: SPREAD })),
  { name: 'and looks at last entries', rate: 4_000, processes: 6, change: ALL },
  { name: 'and syncs of 5 ms', rate: 4_000, processes: 6, change: { ...ALL, syncMs: 5 } },
  { name: 'and a news service', rate: 4_000, processes: 6, change: { ...ALL, news: 'service' } },
]

const HEAD = [
  'processes',
  'moves/s',
  'p50 ms',
  'p99 ms',
  'busiest',
  'database',
  'a commit',
  'syncs/s',
  'notices/s',
  'catch-ups',
]

if (process.argv[1]?.endsWith('scale.ts')) {
  printMeasured()
  for (const rate of new Set(CASES.map((one) => one.rate))) printExtrapolation(rate)
}

function printMeasured(): void {
  const [one, two] = [1, 2].map((processes) => simulate({ ...TWO_PROCESSORS, processes })) as [Figures, Figures]
  print('two processors, 25 tables', ['measured', 'model'])
  print('one process, moves/s', [String(MEASURED.movesPerSecond), one.movesPerSecond.toFixed(0)])
  print('one process, p99 ms', [MEASURED.p99.join('-'), one.p99.toFixed(1)])
  print('two processes, moves/s', ['slower', two.movesPerSecond.toFixed(0)])
  const more = processorOf(two) / processorOf(one)
  for (const [i, figures] of [one, two].entries())
    print(`moves a sync, processes: ${i + 1}`, [
      String(MOVES_A_SYNC[i]),
      (figures.movesPerSecond / figures.syncsPerSecond).toFixed(1),
    ])
  print('two take of processor', [`×${MEASURED.twoTakeMore}`, `×${more.toFixed(2)}`])
}

function printExtrapolation(rate: number): void {
  const tables = rate * SECONDS_A_MOVE
  print(`\n${rate} moves/s, ${tables} tables, ${tables * PEOPLE_A_TABLE} people`, [])
  print('', HEAD)
  for (const { name, processes, change } of CASES.filter((one) => one.rate === rate)) {
    const figures = simulate({ ...APART, tables, rate, processes, ...change })
    print(name, [String(processes), ...cellsOf(figures)])
  }
}

function cellsOf(figures: Figures): string[] {
  return [
    figures.movesPerSecond.toFixed(0),
    figures.p50.toFixed(1),
    figures.p99.toFixed(1),
    figures.busiest.toFixed(2),
    figures.database.toFixed(2),
    figures.movesPerCommit.toFixed(1),
    figures.syncsPerSecond.toFixed(0),
    figures.noticesPerSecond.toFixed(0),
    figures.catchUpsPerMove.toFixed(2),
  ]
}

function print(first: string, cells: readonly string[]): void {
  console.log(first.padEnd(28) + cells.map((cell) => cell.padStart(10)).join(''))
}
