// The other end of `thinker.ts`.

import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Asked, botBy, Thinking } from '@wayfare/bots'
import { engineBy } from '@wayfare/library'
import type { FromThread, Thought, ToThread } from '@wayfare/table'

if (!parentPort) throw new Error('this runs as a thread')
const port = parentPort
// On Linux this is the thread's own priority; elsewhere it may be refused, and bots are only less polite.
try {
  if (process.platform === 'linux') setPriority(19)
} catch {}

const thinking = new Thinking({
  say: (id, word) => port.postMessage({ id, ...word } satisfies FromThread),
  now: () => performance.now(),
  rest: setImmediate,
})

const asked = async ({ game, version, bot, ...rest }: Thought): Promise<Asked> => ({
  ...rest,
  bot: botBy(bot),
  engine: await engineBy(game, version),
})

port.on('message', (message: ToThread) => {
  if ('think' in message) void thinking.begin(message.id, asked(message.think), message.patient)
  else thinking.drop(message.id)
})
