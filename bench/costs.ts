// Measures the cost of a move by counters instead of time: `npx tsx bench/costs.ts`. docs/SCALE.md draws the
// conclusions.

import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ThreadSeconds, threadSeconds } from './cpu-time.ts'
import { measureMemory } from './memory.ts'
import { type Counts, postgresCounts } from './postgres-counts.ts'
import { roomCosts } from './room-costs.ts'
import { type Cluster, startCluster } from './servers.ts'
import { storeCosts } from './store-costs.ts'
import { type Group, Meter, makeReady, playTurn, TABLES, type Turn } from './tables.ts'
import { wayfareGroup } from './wayfare-tables.ts'

/** `apart`: the players of each table are connected to different processes. `rates`: moves a second over all tables. */
type Company = {
  readonly processes: number
  readonly tables: number
  readonly apart?: true
  readonly rates: readonly number[]
}
type Spent = { readonly threads: readonly ThreadSeconds[]; readonly counts: Counts }

const WITHOUT_END = Number.POSITIVE_INFINITY
const COMPANIES: readonly Company[] = [
  { processes: 1, tables: TABLES, rates: [0, 50, 300, WITHOUT_END] },
  { processes: 1, tables: 8 * TABLES, rates: [0, 100] },
  { processes: 2, tables: TABLES, rates: [150, WITHOUT_END] },
  { processes: 2, tables: TABLES, apart: true, rates: [150] },
]
/** Warm-up for the compilers, limited by turns so that a slow machine need not finish all moves. */
const WARM_UP_MOVES = 6_000
const WARM_UP_TURNS = 10
const WARM_UP_SECONDS = 4
/** Summaries for lists are written within two seconds after a move. */
const SETTLE_MS = 3_000
const SHARE_FOR_NOTICES = 0.3
const NEW_TABLES = 50
const NARROW = 9
const WIDE = 46

const COLUMNS = ['moves/s', 'main', 'threads', 'database', 'commits', 'syncs', 'log B', 'rows', 'updates'] as const
const MORE = ['notices', 'lines', 'sent B', 'p99 ms'] as const

const { games, seconds } = readArguments()
await printStoreCosts()
await printSocketCosts()
for (const game of games) {
  printRoomCosts(game)
  for (const company of COMPANIES) await measure(game, company)
}
process.exit()

/** Prints the cost of each database operation. */
async function printStoreCosts(): Promise<void> {
  print('µs of processor', ['ours', 'database', 'log B'], WIDE)
  for (const { what, ours, database, logBytes } of await storeCosts())
    print(what, [ours, database, logBytes].map(figure), WIDE)
}

async function printSocketCosts(): Promise<void> {
  const { idle, sockets } = await measureMemory()
  console.log(`\na process: ${idle.toFixed(0)} MB; a socket that only said hello: ${sockets.toFixed(0)} kB`)
}

/** Prints the cost of a table without sockets and database. */
function printRoomCosts(game: string): void {
  const { kilobytes, fold, tell, summary, think } = roomCosts(game)
  print(`\n${game}, µs of processor`, ['a move', 'eyes', 'summary', 'greedy', 'room kB'], WIDE)
  print('', [fold, tell, summary, think, kilobytes].map(figure), WIDE)
}

/** Prints costs per move, per second of an idle server, and per new table. Processor time is in µs. */
async function measure(game: string, company: Company): Promise<void> {
  const { processes, tables, apart, rates } = company
  const cluster = await startCluster(processes)
  const postgres = await postgresCounts(cluster.url)
  const meter = new Meter()
  const groups: Group[] = []
  for (let i = 0; i < tables; i++) groups.push(await wayfareGroup(game, portsFor(cluster, company, i), `${i}`, meter))
  await warmUp(groups, meter)

  console.log(`\n${game}, ${tables} tables, processes: ${processes}${apart ? ', players apart' : ''}`)
  print('asked/s', [...COLUMNS, ...MORE])
  for (const rate of rates) {
    await makeReady(groups)
    await pause(SETTLE_MS)
    const before = await spent()
    const turn = await play(rate, seconds)
    const costs = costsOf(before, await spent(), turn ? turn.movesPerSecond * seconds : seconds)
    let turnWithNotices: Turn | undefined
    const { notices, lines } = await postgres.noticesDuring(async () => {
      turnWithNotices = await play(rate, seconds * SHARE_FOR_NOTICES)
    })
    const units = seconds * SHARE_FOR_NOTICES * (turnWithNotices?.movesPerSecond ?? 1)
    const more = [notices / units, lines / units, turn?.bytesPerMove ?? 0, turn?.p99 ?? 0]
    print(rate === 0 ? 'nobody' : String(rate), [turn?.movesPerSecond ?? 0, ...costs, ...more].map(figure))
  }
  await pause(SETTLE_MS)
  const before = await spent()
  for (let i = 0; i < NEW_TABLES; i++) await (groups[i % tables] as Group).begin()
  print('new', ['', ...costsOf(before, await spent(), NEW_TABLES).map(figure)])
  for (const group of groups) group.close()
  await postgres.close()
  await cluster.stop()

  async function spent(): Promise<Spent> {
    return { threads: cluster.servers.map(({ pid }) => threadSeconds(pid)), counts: await postgres.counts() }
  }
  async function play(rate: number, time: number): Promise<Turn | undefined> {
    if (rate > 0) return playTurn(groups, meter, time, rate)
    await pause(time * 1000)
    return undefined
  }
}

async function warmUp(groups: readonly Group[], meter: Meter): Promise<void> {
  let moves = 0
  for (let i = 0; i < WARM_UP_TURNS && moves < WARM_UP_MOVES; i++)
    moves += (await playTurn(groups, meter, WARM_UP_SECONDS)).movesPerSecond * WARM_UP_SECONDS
}

function portsFor({ servers }: Cluster, { apart }: Company, table: number): number | readonly number[] {
  const ports = servers.map(({ port }) => port)
  return apart ? ports : (ports[table % ports.length] as number)
}

function costsOf(before: Spent, after: Spent, units: number): number[] {
  const threads = (which: keyof ThreadSeconds) =>
    after.threads.reduce((sum, one, i) => sum + one[which] - (before.threads[i] as ThreadSeconds)[which], 0) * 1e6
  const counted = (which: keyof Counts) => after.counts[which] - before.counts[which]
  return [
    threads('main'),
    threads('others'),
    counted('seconds') * 1e6,
    counted('commits'),
    counted('syncs'),
    counted('logBytes'),
    counted('inserted'),
    counted('updated'),
  ].map((sum) => sum / units)
}

function figure(value: number): string {
  if (value === 0) return ''
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

function print(first: string, cells: readonly string[], width = NARROW): void {
  console.log(first.padEnd(width) + cells.map((cell) => cell.padStart(9)).join(''))
}

function readArguments(): { games: readonly string[]; seconds: number } {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: 'darwin,arnak,arkham' }, seconds: { type: 'string', default: '10' } },
  })
  return { games: values.games.split(','), seconds: Number(values.seconds) }
}
