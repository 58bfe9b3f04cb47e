// A model of the server: processes with one event loop and one writer each, a database whose syncs are shared by all
// who wait, batched notices, and tables whose players are connected to one process or to several. Memory, vacuum and
// lost packets are not modelled.

import { below, stream } from '@wayfare/kernel'
import type { Costs } from './simulated-costs.ts'
import {
  chance,
  diskOf,
  type Process,
  processOn,
  SEATS,
  type Seat,
  type Table,
  tableAt,
  type Unit,
} from './simulated-parts.ts'
import { Clock, Machine, Thread } from './simulated-time.ts'

export type Plan = {
  readonly costs: Costs
  readonly processes: number
  readonly tables: number
  /** Moves a second over all tables; by default each table moves as fast as it can. */
  readonly rate?: number
  /**
   * `together`: all players of a table are connected to one process. `anywhere`: a load balancer distributes them
   * without a rule.
   */
  readonly players: 'together' | 'anywhere'
  /**
   * The number of processors if everything shares one machine; otherwise each process has its own machine, and the
   * database one with `databaseProcessors`.
   */
  readonly shared?: number
  readonly databaseProcessors: number
  readonly syncMs: number
  readonly networkMs: number
  /** The server's behaviour today, or an alternative to compare it with. */
  readonly news: 'notify' | 'service'
  readonly summaries: 'at once' | 'spread'
  readonly looks: 'all entries' | 'last entry'
  /** The share of moves that bots make. */
  readonly bots: number
  readonly seconds: number
  readonly seed: string
}

export type Figures = {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
  /** Shares of one processor: the busiest event loop, all event loops, and the database's processes. */
  readonly busiest: number
  readonly mains: number
  readonly database: number
  readonly movesPerCommit: number
  readonly syncsPerSecond: number
  readonly noticesPerSecond: number
  readonly catchUpsPerMove: number
}

const MS = 1_000
const SECOND = 1_000_000
/** The server's real settings. */
const GATHER = 20 * MS
const BYSTANDER = 200 * MS
/** The needs of a separate news service, for which each batch is cheap. */
const SERVICE_GATHER = 2 * MS
const PORTION = 20
/** The cost of the last entry as a share of all entries of a table in the middle of its game. */
const LAST_ENTRY = 0.15
const SUMMARY = 2 * SECOND
const LOOK = 5 * SECOND
const AGAIN = 20 * SECOND
const LOOK_TOGETHER = 500
const UNITS_TOGETHER = 200
/** Four requests, and four clients that begin to watch. */
const PIECES = 8
const CLIENT_SHARE = 0.5

export function simulate(plan: Plan): Figures {
  const { costs, seconds } = plan
  const gather = plan.news === 'notify' ? GATHER : SERVICE_GATHER
  const clock = new Clock()
  const dice = stream(plan.seed)
  const sharedMachine = plan.shared ? new Machine(clock, plan.shared) : undefined
  const database = sharedMachine ?? new Machine(clock, plan.databaseProcessors)
  const client = sharedMachine ? new Thread(sharedMachine) : undefined
  const network = plan.networkMs * MS
  const sync = diskOf(clock, plan.syncMs * MS)
  const processes = Array.from({ length: plan.processes }, () =>
    processOn(sharedMachine ?? new Machine(clock, 2), database),
  )
  const tables = Array.from({ length: plan.tables }, (_, i) => tableAt(processes, plan.players, i, dice))
  const warmUp = seconds * 0.2 * SECOND
  const waits: number[] = []
  const counted = { commits: 0, moves: 0, notices: 0, catchUps: 0 }

  /** Half of a move's cost is constant, the other half random. */
  const about = (cost: number): number => cost * (0.5 - 0.5 * Math.log(1 - chance(dice)))

  function begin(table: Table): void {
    const send = () => clock.after(network, () => arrive(table))
    table.sent = clock.now
    table.isMoving = true
    if (client) client.do(costs.client * CLIENT_SHARE, send)
    else send()
  }

  function arrive(table: Table): void {
    const { at } = table.seats[table.mover] as Seat
    at.helpers.do(costs.helpers)
    if (chance(dice) < plan.bots) {
      botMoves(at, table)
      return
    }
    at.main.do(about(costs.main.take), () => {
      append(at, { cost: costs.database.entry, isMove: true, done: () => durable(at, table) })
    })
  }

  /** A job is leased, a thread thinks, and the job ends in the same transaction as the entry. */
  function botMoves(at: Process, table: Table): void {
    const { main, database, think } = costs
    const entry = { cost: database.entry + 2 * database.summary, isMove: true, done: () => durable(at, table) }
    const thought = () => at.main.do(about(main.take), () => append(at, entry))
    const leased = () => at.thinker.do(about(think), thought)
    const lease = () => at.pool.do(database.commit, () => sync.wait(() => clock.after(network, leased)))
    at.main.do(main.catchUp, () => clock.after(network, lease))
  }

  function append(process: Process, unit: Unit): void {
    if (process.pendingUnits.push(unit) === 1 && !process.committing) process.main.do(0, () => flush(process))
  }

  function flush(process: Process): void {
    if (process.committing || process.pendingUnits.length === 0) return
    process.committing = true
    const batch = process.pendingUnits.slice(0, UNITS_TOGETHER)
    process.pendingUnits = process.pendingUnits.slice(UNITS_TOGETHER)
    const work = batch.reduce((sum, { cost }) => sum + cost, costs.database.commit)
    process.main.do(costs.main.commit / 2, () => clock.after(network, toDatabase))
    const toDatabase = () => process.writer.do(work, () => sync.wait(() => clock.after(network, sendAnswer)))
    const sendAnswer = () =>
      process.main.do(costs.main.commit / 2, () => {
        process.committing = false
        flush(process)
        if (clock.now > warmUp) {
          counted.commits++
          counted.moves += batch.filter(({ isMove }) => isMove).length
        }
        for (const { done } of batch) done()
      })
  }

  /** The mover and the next to decide are told at once, the others after a pause. */
  function durable(process: Process, table: Table): void {
    const { mover } = table
    if (chance(dice) >= costs.stays) table.mover = (mover + 1 + below(dice, SEATS - 1)) % SEATS
    show(process, table, mover)
    process.unsummarised.add(table)
    sendNews(process, table)
    if (++table.moves % costs.movesPerGame === 0) newTable(process, table)
  }

  function show(process: Process, table: Table, actor: number): void {
    for (const [number, seat] of table.seats.entries()) {
      if (seat.at !== process) continue
      const next = number === table.mover
      if (next || number === actor || clock.now - seat.shown >= BYSTANDER) tell(process, table, seat, next)
      else showLater(process, table, seat)
    }
  }

  function showLater(process: Process, table: Table, seat: Seat): void {
    seat.late = true
    if (table.waiting.has(process)) return
    table.waiting.add(process)
    clock.after(BYSTANDER, () => {
      table.waiting.delete(process)
      for (const one of table.seats) if (one.late && one.at === process) tell(process, table, one, false)
    })
  }

  function tell(process: Process, table: Table, seat: Seat, next: boolean): void {
    seat.late = false
    seat.shown = clock.now
    process.main.do(about(costs.main.tell), () => {
      if (next) clock.after(network, () => arrived(table))
    })
  }

  function arrived(table: Table): void {
    if (!table.isMoving) return
    table.isMoving = false
    const shown = () => {
      if (clock.now > warmUp) waits.push((clock.now - table.sent) / MS)
      if (plan.rate === undefined) begin(table)
    }
    if (client) client.do(costs.client * (1 - CLIENT_SHARE), shown)
    else shown()
  }

  const byDatabase = (cost: number): number => (plan.news === 'notify' ? cost : 0)

  function sendNews(process: Process, table: Table): void {
    process.news.add(table)
    line(process)
  }

  function line(process: Process, lines = 1): void {
    process.newsLines += lines
    if (process.isSendingNews) return
    process.isSendingNews = true
    clock.after(gather, () => notify(process))
  }

  function notify(process: Process): void {
    const recipients = process.news
    const lines = process.newsLines
    process.news = new Set()
    process.newsLines = 0
    if (clock.now > warmUp) counted.notices++
    process.main.do(costs.main.notice + lines * costs.main.line, () =>
      clock.after(network, () => process.bus.do(byDatabase(costs.database.notify), delivered)),
    )
    const delivered = () => {
      process.isSendingNews = false
      if (process.newsLines > 0) line(process, 0)
      for (const other of processes) if (other !== process) deliver(other, recipients, lines)
    }
  }

  function deliver(process: Process, told: ReadonlySet<Table>, lines: number): void {
    process.bus.do(byDatabase(costs.database.deliver), () =>
      clock.after(network, () =>
        process.main.do(costs.main.notice + lines * costs.main.line, () => {
          for (const table of told) if (table.processes.includes(process)) catchUp(process, table)
        }),
      ),
    )
  }

  function catchUp(process: Process, table: Table): void {
    if (clock.now > warmUp) counted.catchUps++
    const { main, database } = costs
    const read = () => process.main.do(about(main.catchUp / 2), () => show(process, table, -1))
    const queryDatabase = () => process.pool.do(database.query, () => clock.after(network, read))
    process.main.do(main.catchUp / 2, () => clock.after(network, queryDatabase))
  }

  function newTable(process: Process, table: Table): void {
    for (let i = 0; i < PIECES; i++) process.main.do(costs.main.table / PIECES)
    process.pool.do(costs.database.table)
    for (const other of table.processes) if (other !== process) other.main.do(costs.main.table / PIECES)
  }

  /**
   * Writes the summaries for lists of all tables that have moved. The next transaction contains them, and moves that
   * arrive meanwhile wait for it.
   */
  function writeSummaries(process: Process): void {
    const spread = plan.summaries === 'spread'
    const some = [...process.unsummarised].slice(0, spread ? PORTION : undefined)
    for (const table of some) process.unsummarised.delete(table)
    if (some.length > 0) {
      process.main.do(some.length * costs.main.summary, () =>
        append(process, { cost: some.length * costs.database.summary, isMove: false, done: () => {} }),
      )
    }
    const portions = spread ? Math.max(1, process.unsummarised.size / PORTION) : 1
    clock.after(SUMMARY / portions, () => writeSummaries(process))
  }

  const look = costs.database.look * (plan.looks === 'last entry' ? LAST_ENTRY : 1)

  function lookForLost(process: Process): void {
    const { length } = process.tables
    for (let i = 0; i < length; i += LOOK_TOGETHER) {
      const count = Math.min(LOOK_TOGETHER, length - i)
      process.main.do(count * costs.main.look)
      process.pool.do(count * look)
    }
    clock.after(LOOK, () => lookForLost(process))
  }

  /** Repeats who is present: a line for each table, all at once. */
  function tellAgain(process: Process): void {
    process.main.do(process.tables.length * costs.main.line)
    line(process, process.tables.length)
    clock.after(AGAIN, () => tellAgain(process))
  }

  for (const table of tables) for (const process of table.processes) process.tables.push(table)
  for (const process of processes) {
    clock.after(chance(dice) * SUMMARY, () => writeSummaries(process))
    clock.after(chance(dice) * LOOK, () => lookForLost(process))
    clock.after(chance(dice) * AGAIN, () => tellAgain(process))
  }
  const { rate } = plan
  if (rate === undefined) for (const table of tables) begin(table)
  else nextMove(rate)
  function nextMove(perSecond: number): void {
    clock.after((-Math.log(1 - chance(dice)) * SECOND) / perSecond, () => {
      const table = tables[below(dice, tables.length)] as Table
      // If this table already has a move under way, another one moves soon instead.
      if (!table.isMoving) begin(table)
      nextMove(perSecond)
    })
  }

  clock.runUntil(warmUp)
  const spent = () => ({
    mains: processes.map(({ main }) => main.spent),
    database: processes.reduce((sum, { writer, bus, pool }) => sum + writer.spent + bus.spent + pool.spent, 0),
    syncs: sync.count(),
  })
  const before = spent()
  clock.runUntil(seconds * SECOND)
  const after = spent()
  const measured = seconds * 0.8
  const loads = after.mains.map((one, i) => (one - (before.mains[i] as number)) / SECOND / measured)
  waits.sort((a, b) => a - b)
  return {
    movesPerSecond: waits.length / measured,
    p50: waits[Math.floor(waits.length * 0.5)] ?? 0,
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    busiest: Math.max(...loads),
    mains: loads.reduce((sum, load) => sum + load, 0),
    database: (after.database - before.database) / SECOND / measured,
    movesPerCommit: counted.moves / counted.commits,
    syncsPerSecond: (after.syncs - before.syncs) / measured,
    noticesPerSecond: counted.notices / measured,
    catchUpsPerMove: counted.catchUps / counted.moves,
  }
}
