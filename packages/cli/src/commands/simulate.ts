import { writeFileSync } from 'node:fs'
import { begin, type Engine, logOf, pick, play, type Score, stream, writeLog } from '@wayfare/kernel'
import { chooseAtRandom, playOut, seedOfGame } from '@wayfare/testkit'
import { engineBy } from '../games.ts'
import { type Common, Progress, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type SimulateOptions = Common & {
  readonly game: string
  readonly players?: number
  readonly games: number
  readonly seed: string
  readonly bots?: string
  readonly set?: Record<string, string | number | boolean>
  readonly save?: string
}

export async function simulate(options: SimulateOptions): Promise<void> {
  const engine = await engineBy(options.game)
  const table = engine.table({ ...options.set, ...(options.players === undefined ? {} : { players: options.players }) })
  checkBots(options.bots)
  const progress = new Progress('simulating', options)
  const scores: Score[][] = []
  const errors: { seed: string; what: string }[] = []
  let decisions = 0
  let longest = 0
  const start = performance.now()
  for (let i = 0; i < options.games; i++) {
    const seed = seedOfGame(options.seed, i)
    try {
      const s = engine.start(table, seed)
      const count = playOut(engine, s, stream(`${seed} moves`))
      decisions += count
      longest = Math.max(longest, count)
      scores.push(engine.scores(s, 'all'))
    } catch (error) {
      errors.push({ seed, what: (error as Error).message })
    }
    progress.at((i + 1) / options.games, `${i + 1} games`)
  }
  progress.done()
  const seconds = (performance.now() - start) / 1000
  if (options.save) writeFileSync(options.save, recordGame(engine, table, options.seed))
  const result = {
    games: options.games,
    decisions,
    seconds: round(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    scores: Array.from({ length: table.players }, (_, seat) => spread(scores.map((game) => game[seat]?.total ?? 0))),
    wins: Array.from({ length: table.players }, (_, seat) => scores.filter((game) => game[seat]?.place === 1).length),
    longest,
    errors,
  }
  print(result, options, () => {
    const lines = [
      `${result.games} games, ${decisions} decisions, ${result.decisionsPerSecond} a second; the longest had ${longest}`,
    ]
    for (const [seat, { mean, min, max }] of result.scores.entries()) {
      lines.push(`seat ${seat}: ${mean} points on average (${min} to ${max}), first in ${result.wins[seat]}`)
    }
    for (const { seed, what } of errors) lines.push(`seed ${seed}: ${what}`)
    return lines.join('\n')
  })
  if (errors.length > 0) process.exitCode = 1
}

function checkBots(bots: string | undefined): void {
  for (const bot of bots?.split(',') ?? [])
    if (bot !== 'random') throw new UsageError(`there is no bot '${bot}'; there is random`)
}

/** One random game as a log: what golden replays are made of. */
function recordGame(engine: Engine, table: unknown, seed: string): string {
  const match = begin(engine, table, seed)
  const dice = stream(`${seed} moves`)
  while (!engine.isOver(match.state)) {
    const { seat, options } = chooseAtRandom(engine, match.state, dice)
    play(match, seat, pick(dice, options).move)
  }
  return writeLog(logOf(match))
}

function spread(totals: readonly number[]): { mean: number; min: number; max: number } {
  if (totals.length === 0) return { mean: 0, min: 0, max: 0 }
  let sum = 0
  for (const total of totals) sum += total
  return { mean: round(sum / totals.length, 2), min: Math.min(...totals), max: Math.max(...totals) }
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
