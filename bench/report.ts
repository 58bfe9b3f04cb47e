// One measurement in one process: the kit's game in boardgame.io's reducer, or with `own` by the kernel alone. Never both: once
// boardgame.io has played in a process, the kernel alone is a third slower in it (125,000 decisions a second became 82,000).

import { engineOf } from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import { boardgameIo } from './boardgame-io.ts'
import { type Figure, measure, plain, sameGames } from './playout.ts'

const WARM_UP_SECONDS = 1

export function report({ seconds, seed, own }: { seconds: number; seed: string; own: boolean }): Figure {
  const engine = engineOf(kit)
  if (own) {
    measure(engine, plain(engine), seed, WARM_UP_SECONDS)
    return measure(engine, plain(engine), seed, seconds)
  }
  const host = boardgameIo(engine)
  sameGames(engine, host, seed)
  measure(engine, host, seed, WARM_UP_SECONDS)
  return measure(engine, host, seed, seconds)
}
