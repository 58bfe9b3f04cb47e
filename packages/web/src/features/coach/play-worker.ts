// A worker that plays games out for the coach, one world after another.

import { AT_TABLE, playOutWorld, seatsOf } from '@wayfare/bots/coach'
import { runInSlices } from '../../base/browser/time-slice.ts'
import { rulesOf } from '../../client/offline/rules.ts'
import type { CoachTask, FromPlayer, ToPlayer } from './messages.ts'

let current = 0
const say = (message: FromPlayer): void => postMessage(message)

async function play({ id, number, game, version, world, eyes, seed, beginnings, bots = [] }: CoachTask): Promise<void> {
  const engine = await rulesOf(game, version)
  const players = { player: AT_TABLE.player, seats: seatsOf(bots) }
  const playing = playOutWorld(engine, world, eyes, seed, beginnings, players, number)
  const row = await runInSlices(
    playing,
    () => id === current,
    (done) => say({ id, number, done }),
  )
  if (row) say({ id, number, row })
}

addEventListener('message', ({ data }: MessageEvent<ToPlayer>) => {
  current = data.id
  // The error is thrown outside the promise, so that it reaches the `onerror` of whoever started this worker.
  if (!('stop' in data)) play(data).catch((error) => setTimeout(() => Promise.reject(error)))
})
