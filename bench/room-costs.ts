// Measures a table's cost in the process that holds it, without sockets and database: its memory in the middle of a
// game, and processor time.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { greedy } from '@wayfare/bots'
import { commit, type Engine, pick, stream } from '@wayfare/kernel'
import { fold, infoOf, type Made, matchOf, tableFrom, turn, Watch } from '@wayfare/table'
import { summaryOf } from '../packages/server/src/tables/summary.ts'
import { engineBy, optionsOf } from './games.ts'
import { SEATS } from './tables.ts'

/**
 * Microseconds of processor time for a move (`fold`), for one viewer's update (`tell`), for the summary in lists, and
 * for a bot's request (`think`).
 */
export type RoomCosts = Spent & { readonly kilobytes: number }
type Spent = { fold: number; tell: number; summary: number; think: number }

const ROOMS = 40
const MOVES = 120

export function roomCosts(game: string): RoomCosts {
  const engine = engineBy(game)
  for (let i = 0; i < ROOMS; i++) createPlayedRoom(game, engine, i, nothing())
  const spent = nothing()
  const before = heap()
  const rooms = Array.from({ length: ROOMS }, (_, i) => createPlayedRoom(game, engine, ROOMS + i, spent))
  const kilobytes = (heap() - before) / rooms.length / 1000
  const moves = rooms.length * MOVES
  return {
    kilobytes,
    fold: spent.fold / moves,
    tell: spent.tell / moves / SEATS,
    summary: spent.summary / moves,
    think: spent.think / rooms.length,
  }
}

const nothing = (): Spent => ({ fold: 0, tell: 0, summary: 0, think: 0 })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}

/** Creates a table in the middle of its game, with what its four players were last shown. */
function createPlayedRoom(game: string, engine: Engine, number: number, spent: Spent) {
  const secret = String(number).padStart(32, '0')
  const table = tableFrom(secret, engine, secret, madeFor(game, engine, secret), 0)
  fold(table, { k: 'started' }, 0)
  const info = infoOf(table, { day: '2026-01-31' })
  const watches = table.seats.map((_, seat) => new Watch(table, seat, info))
  const dice = stream(secret)
  for (let i = 0; i < MOVES; i++) {
    const [seat] = turn(table) as [number]
    const texts = [pick(dice, engine.options(matchOf(table).state, seat)).move]
    spent.fold += processorTimeOf(() => fold(table, { k: 'moved', seat, texts, id: String(i) }, i))
    spent.tell += processorTimeOf(() => watches.map((watch) => JSON.stringify(watch.update(table, info))))
    spent.summary += processorTimeOf(() => summaryOf(table))
  }
  const [seat] = turn(table) as [number]
  spent.think += processorTimeOf(() =>
    greedy.choose(engine, engine.redeal(matchOf(table).state, seat, secret), seat, secret),
  )
  return { table, watches }
}

/** Returns the processor time of this work in microseconds. */
function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const madeFor = (game: string, engine: Engine, secret: string): Made => ({
  k: 'made',
  game,
  version: 1,
  options: engine.table({ players: SEATS, ...optionsOf(game) }),
  host: 'p0',
  seats: Array.from({ length: SEATS }, (_, seat) => ({ kind: 'person', person: `p${seat}` })),
  listed: true,
  language: 'en',
  clock: null,
  commitment: commit(secret),
  start: true,
})
