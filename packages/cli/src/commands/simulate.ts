import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { playMatch } from '@wayfare/bots'
import { begin, logOf, type Score, writeLog } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { seedOfGame } from '@wayfare/testkit'
import { botsFor } from '../bots.ts'
import { type Common, Progress, print } from '../output.ts'

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
  const bots = botsFor(options.bots, table.players)
  const progress = new Progress('simulating', options)
  const scores: Score[][] = []
  const errors: { seed: string; what: string }[] = []
  let decisions = 0
  let longest = 0
  const start = performance.now()
  for (let i = 0; i < options.games; i++) {
    const seed = seedOfGame(options.seed, i)
    try {
      const match = begin(engine, table, seed)
      const count = playMatch(match, bots)
      decisions += count
      longest = Math.max(longest, count)
      scores.push(engine.scores(match.state, 'all'))
      if (i === 0 && options.save) {
        mkdirSync(dirname(options.save), { recursive: true })
        writeFileSync(options.save, writeLog(logOf(match)))
      }
    } catch (error) {
      errors.push({ seed, what: (error as Error).message })
    }
    progress.at((i + 1) / options.games, `${i + 1} games`)
  }
  progress.done()
  const seconds = (performance.now() - start) / 1000
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

function spread(totals: readonly number[]): { mean: number; min: number; max: number } {
  if (totals.length === 0) return { mean: 0, min: 0, max: 0 }
  let sum = 0
  for (const total of totals) sum += total
  return { mean: round(sum / totals.length, 2), min: Math.min(...totals), max: Math.max(...totals) }
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))
