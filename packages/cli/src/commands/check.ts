import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logOf, type Match, writeLog } from '@wayfare/kernel'
import { checkGame } from '@wayfare/testkit'
import { ledgerOf, testedBy } from '../games.ts'
import { type Common, Progress, print } from '../output.ts'

export type CheckCommand = Common & {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly seconds?: number
  readonly players?: number
  readonly set?: Record<string, string | number | boolean>
  readonly exhaust?: boolean
  readonly keep?: string
}

/**
 * Names a replay file after its players and its seed, without characters that shells and systems do not like in a name.
 */
const nameOf = ({ table, seed }: Match): string => `${table.players}p-${seed.replaceAll(/[^\w.]+/g, '-')}`

export async function check(options: CheckCommand): Promise<void> {
  const game = await testedBy(options.game)
  const progress = new Progress('checking', options)
  if (options.keep) mkdirSync(options.keep, { recursive: true })
  const start = Date.now()
  const until = options.seconds === undefined ? Number.POSITIVE_INFINITY : start + options.seconds * 1000
  const report = checkGame(game, {
    games: options.games,
    seed: options.seed,
    ledger: Object.keys(ledgerOf(options.game).rules),
    table: { ...options.set, ...(options.players === undefined ? {} : { players: options.players }) },
    exhaust: options.exhaust ?? false,
    found(match) {
      if (!options.keep) return
      writeFileSync(join(options.keep, `v${game.version}-${nameOf(match)}.log`), writeLog(logOf(match)))
    },
    enough(played) {
      progress.at(played / options.games, `${played} games`)
      return Date.now() >= until
    },
  })
  progress.done()
  print(report, options, () => {
    const lines = [
      `${report.games} games of ${options.game}, ${report.decisions} decisions, ${report.failures.length} failures`,
    ]
    if (report.games < options.games && report.failures.length === 0)
      lines.push(`stopped after ${options.seconds} seconds`)
    for (const { what, seq, command } of report.failures) lines.push(`after ${seq} moves, ${what}\n  again: ${command}`)
    if (report.unused.length > 0) lines.push(`not used: ${report.unused.join(', ')}`)
    return lines.join('\n')
  })
  if (report.failures.length > 0 || (options.exhaust && report.unused.length > 0)) process.exitCode = 1
}
