// Plays games out for the coach, one world after another.

import { AT_TABLE, inWorld, seatsOf } from '@wayfare/bots/coach'
import { inTurns } from '../../base/browser/time-slice.ts'
import { rulesOf } from '../../client/offline/rules.ts'
import type { FromPlayer, Task, ToPlayer } from './messages.ts'

let current = 0
const say = (message: FromPlayer): void => postMessage(message)

async function play({ id, number, game, version, world, eyes, seed, beginnings, bots = [] }: Task): Promise<void> {
  const engine = await rulesOf(game, version)
  const players = { player: AT_TABLE.player, seats: seatsOf(bots) }
  const playing = inWorld(engine, world, eyes, seed, beginnings, players, number)
  const row = await inTurns(
    playing,
    () => id === current,
    (done) => say({ id, number, done }),
  )
  if (row) say({ id, number, row })
}

addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
  current = data.id
  // What goes wrong is this worker's fault, and whoever began it hears of it.
  if (!('stop' in data)) play(data).catch((error) => setTimeout(() => Promise.reject(error)))
})
