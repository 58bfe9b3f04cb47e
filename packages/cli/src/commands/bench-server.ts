// Measures the server with the benchmark in bench/: on our server and on one of boardgame.io, and on ours while bots
// plan.

import type { Row } from './figures.ts'
import { measuredApart, type ProgressReport } from './measuring-process.ts'

export const benchServer = (games: readonly string[], seconds: number, at: ProgressReport): Promise<Row[]> =>
  measuredApart(
    ['bench/run.js', '--server', '--game', games.join(','), '--seconds', String(seconds)],
    at,
    (code) => code === 2,
  )

export async function benchBots(games: readonly string[], seconds: number, at: ProgressReport): Promise<Row[]> {
  const rows: Row[] = []
  for (const [i, game] of games.entries()) {
    const part: ProgressReport = (share, what) => at((i + share) / games.length, `${game}: ${what}`)
    rows.push(...(await measuredApart(['--import', 'tsx', 'bench/beside-bots.ts', game, String(seconds)], part)))
  }
  return rows
}
