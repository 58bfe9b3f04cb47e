// The other end of `thinker.ts`.

import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { botBy } from '@wayfare/bots'
import { engineBy } from '@wayfare/library'
import type { ThoughtAnswer } from '@wayfare/table'
import type { ToThinker } from './thinker.ts'

if (!parentPort) throw new Error('this runs as a thread')
const port = parentPort
// On Linux this is the thread's own priority; elsewhere it may be refused, and bots are only less polite.
try {
  if (process.platform === 'linux') setPriority(19)
} catch {}

port.on('message', async ({ id, game, version, bot, world, seat, seed }: ToThinker) => {
  let answer: ThoughtAnswer
  try {
    answer = { id, moves: botBy(bot).choose(await engineBy(game, version), world, seat, seed) }
  } catch (error) {
    answer = { id, failure: (error as Error).message }
  }
  port.postMessage(answer)
})
