// How fast it is, as figures that can be compared: each with a yardstick, a fixed piece of plain object work done beside it, so
// that a slow machine can be told from slow code. Every figure is the median of five turns.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Engine, type Stream, stream, type World } from '@wayfare/kernel'
import { chooseAtRandom, playOut, seedOfGame } from '@wayfare/testkit'
import { engineBy, gameIds, rootFolder } from '../games.ts'
import { type Common, Progress, print, table } from '../output.ts'
import { UsageError } from '../usage.ts'
import { measureSolver } from './bench-solver.ts'

export type BenchOptions = Common & { readonly only?: string; readonly seconds: number; readonly sheets: number }
type Row = { readonly name: string; readonly value: number; readonly unit: string; readonly yardstick: number }

const TURNS = 5

export async function bench(options: BenchOptions): Promise<void> {
  const ids = options.only ? [options.only] : gameIds()
  for (const id of ids)
    if (!gameIds().includes(id)) throw new UsageError(`there is no game '${id}'; there is ${gameIds().join(', ')}`)
  const progress = new Progress('measuring', options)
  const rows: Row[] = []
  const share = options.seconds / ids.length
  for (const [i, id] of ids.entries()) {
    const engine = await engineBy(id)
    rows.push(...measureGame(id, engine, share, (part) => progress.at((i + part) / ids.length, id)))
  }
  if (ids.includes('arkham') && options.sheets > 0) rows.push(...(await solverRows(options.sheets, progress)))
  progress.done()
  print(rows, options, () =>
    table([
      ['what', 'value', 'unit', 'yardstick (million/s)'],
      ...rows.map(({ name, value, unit, yardstick }) => [name, String(value), unit, String(yardstick)]),
    ]),
  )
}

async function solverRows(sheets: number, progress: Progress): Promise<Row[]> {
  const stick = Number(median([yardstick(), yardstick(), yardstick()]).toFixed(1))
  const {
    medianMs,
    p99Ms,
    maxMs,
    unproven,
    sheets: solved,
  } = await measureSolver(sheets, (part) => progress.at(part, 'solver'))
  return [
    { name: 'arkham solver sheets', value: solved, unit: '', yardstick: stick },
    { name: 'arkham solver median', value: medianMs, unit: 'ms', yardstick: stick },
    { name: 'arkham solver p99', value: p99Ms, unit: 'ms', yardstick: stick },
    { name: 'arkham solver max', value: maxMs, unit: 'ms', yardstick: stick },
    { name: 'arkham solver unproven', value: unproven, unit: '', yardstick: stick },
  ]
}

function measureGame(id: string, engine: Engine, seconds: number, at: (share: number) => void): Row[] {
  const turn = (seconds * 1000) / (TURNS * 3)
  const ours: number[] = []
  const theirs: number[] = []
  const clones: number[] = []
  const rollouts: number[] = []
  const sticks: number[] = []
  const rival = id === 'kit' || id === 'darwin' ? rivalCommand() : undefined
  const middle = midGame(engine)
  decisionsPerSecond(engine, 'warm', Math.min(turn, 1_000))
  for (let i = 0; i < TURNS; i++) {
    sticks.push(yardstick())
    ours.push(decisionsPerSecond(engine, `bench ${i}`, turn))
    sticks.push(yardstick())
    clones.push(cloneMicroseconds(engine, middle, turn / 5))
    rollouts.push(rolloutsPerSecond(engine, middle, `bench ${i}`, turn / 2))
    if (rival) theirs.push(rival(Math.max(1, Math.round(turn / 1000)), i))
    at((i + 1) / TURNS)
  }
  const stick = Number(median(sticks).toFixed(1))
  const rows: Row[] = [
    { name: `${id} decisions`, value: Math.round(median(ours)), unit: '1/s', yardstick: stick },
    { name: `${id} clone`, value: Number(median(clones).toFixed(2)), unit: 'µs', yardstick: stick },
    { name: `${id} rollout`, value: Math.round(median(rollouts)), unit: '1/s', yardstick: stick },
  ]
  if (theirs.length > 0) {
    const ratio = median(ours.map((value, i) => value / (theirs[i] as number)))
    rows.push(
      // The kit's game in boardgame.io, whichever of ours is measured beside it.
      { name: 'kit in boardgame.io', value: Math.round(median(theirs)), unit: '1/s', yardstick: stick },
      { name: `${id} vs boardgame.io`, value: Number(ratio.toFixed(1)), unit: '×', yardstick: stick },
    )
  }
  return rows
}

/** Random games of two, three and so on players, set-up included. */
function decisionsPerSecond(engine: Engine, seed: string, ms: number): number {
  const [min, max] = engine.game.players
  const tables = Array.from({ length: max - min + 1 }, (_, i) => engine.table({ players: min + i }))
  const start = performance.now()
  let decisions = 0
  for (let i = 0; performance.now() - start < ms; i++) {
    const own = seedOfGame(seed, i)
    const s = engine.start(tables[i % tables.length] as (typeof tables)[number], own)
    decisions += playOut(engine, s, stream(own))
  }
  return (decisions / (performance.now() - start)) * 1000
}

/** A random game of three, as far as it goes, stopped half-way. */
function midGame(engine: Engine): World {
  const [min, max] = engine.game.players
  const table = engine.table({ players: Math.min(Math.max(3, min), max) })
  const half = playOut(engine, engine.start(table, 'middle'), stream('middle')) >> 1
  const s = engine.start(table, 'middle')
  playOn(engine, s, stream('middle'), half)
  return s
}

function playOn(engine: Engine, s: World, dice: Stream, decisions: number): void {
  for (let i = 0; i < decisions && !engine.isOver(s); i++) {
    const { seat, option } = chooseAtRandom(engine, s, dice)
    engine.apply(s, seat, option, null)
  }
}

/** What a bot that thinks in other worlds does over and over: a redealt world, a clone of it, forty decisions. */
function rolloutsPerSecond(engine: Engine, s: World, seed: string, ms: number): number {
  const dice = stream(seed)
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < ms; count++) {
    const world = engine.clone(engine.redeal(s, 0, `${seed} ${count}`))
    playOn(engine, world, dice, 40)
  }
  return (count / (performance.now() - start)) * 1000
}

function cloneMicroseconds(engine: Engine, s: World, ms: number): number {
  const start = performance.now()
  let count = 0
  for (; performance.now() - start < ms; count += 100) for (let i = 0; i < 100; i++) engine.clone(s)
  return ((performance.now() - start) * 1000) / count
}

/** Millions of small objects made, kept for a while and read, in a second. */
function yardstick(): number {
  const kept: { a: number; b: string; c: number[] }[] = []
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < 300_000; i++) {
    kept[i % 1_000] = { a: i, b: i % 2 ? 'odd' : 'even', c: [i, i + 1] }
    const other = kept[(i * 7) % kept.length]
    if (other) sum += other.a + other.b.length + (other.c[1] as number)
  }
  if (sum < 0) throw new Error('unreachable')
  return 300 / (performance.now() - start)
}

/** The same rules in boardgame.io's reducer, in a process of its own; installed on first use, never with the product. */
function rivalCommand(): ((seconds: number, seed: number) => number) | undefined {
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
      [`${folder}/run.js`, '--seconds', String(seconds), '--seed', String(seed)],
      { encoding: 'utf8' },
    )
    if (child.status !== 0) throw new Error(`bench/run.js: ${child.stderr.trim()}`)
    return (JSON.parse(child.stdout) as { decisionsPerSecond: number }).decisionsPerSecond
  }
}

function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[sorted.length >> 1] as number
}
