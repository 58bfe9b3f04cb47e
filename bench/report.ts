// Makes one measurement in one process: a game in boardgame.io's reducer, or with `own` in the kernel alone. Never
// both: after boardgame.io has played in a process, the kernel is a third slower there (125,000 decisions a second
// become 82,000).

import { boardgameIo } from './boardgame-io.ts'
import { engineBy } from './games.ts'
import { type Figure, measure, plain, sameGames } from './playout.ts'

const WARM_UP_SECONDS = 1

type ReportOptions = { readonly game: string; readonly seconds: number; readonly seed: string; readonly own: boolean }

export function report({ game, seconds, seed, own }: ReportOptions): Figure {
  const engine = engineBy(game)
  if (own) {
    measure(engine, plain(engine), seed, WARM_UP_SECONDS)
    return measure(engine, plain(engine), seed, seconds)
  }
  const host = boardgameIo(engine)
  sameGames(engine, host, seed)
  measure(engine, host, seed, WARM_UP_SECONDS)
  return measure(engine, host, seed, seconds)
}
