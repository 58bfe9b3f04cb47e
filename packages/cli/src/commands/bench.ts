// Measures speed as figures that can be compared. Each has a yardstick beside it, a fixed piece of plain object work
// done at the same time, so that a slow machine can be told from slow code. Every figure is the median of five runs.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Engine, type State, stream } from '@wayfare/kernel'
import { engineBy, gameIds, isProduct, rootFolder } from '@wayfare/library'
import { chooseAtRandom, FREE_CORE, playOut, seedOfGame, yardstick } from '@wayfare/testkit'
import { type Common, Progress, print, table } from '../output.ts'
import { registered, solvable } from '../registered-games.ts'
import { Failed, UsageError } from '../usage.ts'
import { benchHow } from './bench-how.ts'
import { benchBots, benchServer } from './bench-server.ts'
import { benchWeb } from './bench-web.ts'
import { median, type Row } from './figures.ts'
import type { ProgressReport } from './measuring-process.ts'

export type BenchOptions = Common & {
  readonly only?: string
  readonly seconds: number
  readonly sheets: number
  readonly server?: true
  readonly web?: true
  readonly how?: true
  readonly bots?: true
}

const TURNS = 5
/** The decisions that a game must carry out in a second on a free core. */
const LEAST = 100_000
/**
 * The games measured on servers and with "How could I?", unless options name others. They are the games that people
 * play.
 */
const SERVED = gameIds().filter(isProduct)

export async function bench(options: BenchOptions): Promise<void> {
  const progress = new Progress('measuring', options)
  const at = (share: number, what: string) => progress.at(share, what)
  const rows = await measured(options, at)
  progress.done()
  print(rows, options, () => table(asTable(rows)))
  const over = rows.filter(({ value, bound }) => bound !== undefined && value > bound).map(({ name }) => name)
  if (over.length > 0) throw new Failed(`over the bound: ${over.join(', ')}`)
  const under = rows.filter(({ value, least }) => least !== undefined && value < least).map(({ name }) => name)
  if (under.length > 0) throw new Failed(`less than it must be: ${under.join(', ')}`)
}

function measured(options: BenchOptions, at: ProgressReport): Promise<Row[]> {
  const { only, seconds } = options
  const games = only ? [known(only)] : SERVED
  if (options.server) return benchServer(games, seconds, at)
  if (options.bots) return benchBots(games, seconds, at)
  if (options.web) return benchWeb(at)
  return options.how ? benchHow(games, at) : benchGames(options, at)
}

/** A column for bounds appears only if a figure has one. */
function asTable(rows: readonly Row[]): string[][] {
  const columns = (['least', 'bound'] as const).filter((name) => rows.some((row) => row[name] !== undefined))
  const heads = { least: 'at least', bound: 'at most' }
  return [
    ['what', 'value', 'unit', ...columns.map((name) => heads[name]), 'yardstick (million/s)'],
    ...rows.map((row) => [
      row.name,
      String(row.value),
      row.unit,
      ...columns.map((name) => String(row[name] ?? '')),
      String(row.yardstick),
    ]),
  ]
}

async function benchGames({ only, seconds, sheets }: BenchOptions, at: ProgressReport): Promise<Row[]> {
  const ids = only ? [known(only)] : gameIds()
  const rows: Row[] = []
  const share = seconds / ids.length
  for (const [i, id] of ids.entries()) {
    const engine = await engineBy(id)
    rows.push(...measureGame(id, engine, share, (part) => at((i + part) / ids.length, id)))
  }
  if (sheets > 0) for (const id of solvable()) if (ids.includes(id)) rows.push(...(await solverRows(id, sheets, at)))
  return rows
}

function known(game: string): string {
  if (!gameIds().includes(game)) throw new UsageError(`there is no game '${game}'; there is ${gameIds().join(', ')}`)
  return game
}

async function solverRows(id: string, sheets: number, at: ProgressReport): Promise<Row[]> {
  const solver = await registered(id).solver?.()
  if (!solver) return []
  const stick = Number(median([yardstick(), yardstick(), yardstick()]).toFixed(1))
  const measured = await solver.measure(sheets, (part) => at(part, 'solver'))
  const { medianMs, p99Ms, maxMs, unproven, sheets: solved } = measured
  return [
    { name: `${id} solver sheets`, value: solved, unit: '', yardstick: stick },
    { name: `${id} solver median`, value: medianMs, unit: 'ms', yardstick: stick },
    { name: `${id} solver p99`, value: p99Ms, unit: 'ms', yardstick: stick },
    { name: `${id} solver max`, value: maxMs, unit: 'ms', yardstick: stick },
    { name: `${id} solver unproven`, value: unproven, unit: '', yardstick: stick },
  ]
}

function measureGame(id: string, engine: Engine, seconds: number, at: (share: number) => void): Row[] {
  const turn = (seconds * 1000) / (TURNS * 4)
  const ours: number[] = []
  const theirs: number[] = []
  const clones: number[] = []
  const rollouts: number[] = []
  const sticks: number[] = []
  const rival = registered(id).beside ? rivalCommand(id) : undefined
  const middle = midGame(engine)
  decisionsPerSecond(engine, 'warm', Math.min(turn, 1_000))
  for (let i = 0; i < TURNS; i++) {
    sticks.push(yardstick())
    ours.push(decisionsPerSecond(engine, `bench ${i}`, turn))
    sticks.push(yardstick())
    clones.push(cloneMicroseconds(engine, middle, turn / 5))
    rollouts.push(rolloutsPerSecond(engine, middle, turn))
    if (rival) theirs.push(rival(Math.max(1, Math.round(turn / 1000)), i))
    at((i + 1) / TURNS)
  }
  const stick = Number(median(sticks).toFixed(1))
  const decisions = { name: `${id} decisions`, value: Math.round(median(ours)), unit: '1/s', yardstick: stick }
  const rows: Row[] = [
    decisions,
    onFreeCore(decisions),
    { name: `${id} clone`, value: Number(median(clones).toFixed(2)), unit: 'µs', yardstick: stick },
    { name: `${id} rollouts`, value: Math.round(median(rollouts)), unit: '1/s', yardstick: stick },
  ]
  if (theirs.length > 0) {
    const ratio = median(ours.map((value, i) => value / (theirs[i] as number)))
    rows.push(
      { name: `${id} in boardgame.io`, value: Math.round(median(theirs)), unit: '1/s', yardstick: stick },
      { name: `${id} vs boardgame.io`, value: Number(ratio.toFixed(1)), unit: '×', yardstick: stick },
    )
  }
  return rows
}

function onFreeCore({ name, value, unit, yardstick }: Row): Row {
  const paced = Math.round((value * FREE_CORE) / yardstick)
  return { name: `${name} on a free core`, value: paced, unit, least: LEAST, yardstick: FREE_CORE }
}

/**
 * Counts decisions in random games of two to four players, set-up included. Solo games are left out, because there the
 * rules do much that is nobody's decision.
 */
function decisionsPerSecond(engine: Engine, seed: string, ms: number): number {
  const [min, max] = engine.game.players
  const sizes = [2, 3, 4].filter((players) => players >= min && players <= max)
  const tables = sizes.map((players) => engine.table({ players }))
  const start = performance.now()
  let decisions = 0
  for (let i = 0; performance.now() - start < ms; i++) {
    const own = seedOfGame(seed, i)
    const s = engine.start(tables[i % tables.length] as (typeof tables)[number], own)
    decisions += playOut(engine, s, stream(own))
  }
  return (decisions / (performance.now() - start)) * 1000
}

/** A position about half-way through a random game of three. */
function midGame(engine: Engine): State {
  const [min, max] = engine.game.players
  const table = engine.table({ players: Math.min(max, Math.max(min, 3)) })
  const half = playOut(engine, engine.start(table, 'middle'), stream('middle')) >> 1
  const s = engine.start(table, 'middle')
  const dice = stream('middle')
  for (let i = 0; i < half || engine.lanes(s) !== null; i++) stepAtRandom(engine, s, dice)
  return s
}

function stepAtRandom(engine: Engine, s: State, dice: ReturnType<typeof stream>): void {
  const { seat, option } = chooseAtRandom(engine, s, dice)
  engine.apply(s, seat, option, null)
}

const ROLLOUT_DECISIONS = 40

/** Repeats the work of a bot that searches: deal another world, copy it, and play forty decisions there. */
function rolloutsPerSecond(engine: Engine, s: State, ms: number): number {
  const seat = engine.deciders(s)[0] as number
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < ms; count++) {
    const world = engine.clone(engine.redeal(s, seat, `rollout ${count}`))
    const dice = stream(`rollout ${count}`)
    for (let i = 0; i < ROLLOUT_DECISIONS && !engine.isOver(world); i++) stepAtRandom(engine, world, dice)
  }
  return (count / (performance.now() - start)) * 1000
}

function cloneMicroseconds(engine: Engine, s: State, ms: number): number {
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < ms; count += 100) for (let i = 0; i < 100; i++) engine.clone(s)
  return ((performance.now() - start) * 1000) / count
}

/**
 * The same rules in boardgame.io's reducer, run in a process of its own. It is installed on first use and is no part of
 * the product.
 */
function rivalCommand(game: string): ((seconds: number, seed: number) => number) | undefined {
  const folder = `${rootFolder()}bench`
  if (!existsSync(`${folder}/node_modules/boardgame.io`)) {
    process.stderr.write('bench: installing boardgame.io into bench/ to measure it beside us\n')
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], { stdio: 'ignore' })
    if (status !== 0) {
      process.stderr.write(
        'bench: that failed, so boardgame.io is left out; try: npm ci --ignore-scripts --prefix bench\n',
      )
      return undefined
    }
  }
  return (seconds, seed) => {
    const child = spawnSync(
      process.execPath,
      [`${folder}/run.js`, '--game', game, '--seconds', String(seconds), '--seed', String(seed)],
      { encoding: 'utf8' },
    )
    if (child.status !== 0) throw new Error(`bench/run.js: ${child.stderr.trim()}`)
    return (JSON.parse(child.stdout) as { decisionsPerSecond: number }).decisionsPerSecond
  }
}
