// The other end of `thinker.ts`.

import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Asked, botBy, Thinking } from '@wayfare/bots'
import { wonder } from '@wayfare/bots/how'
import { engineBy } from '@wayfare/library'
import type { FromThread, Thought, ToThread, Wondering } from '@wayfare/table'

if (!parentPort) throw new Error('this runs as a thread')
const port = parentPort
// On Linux this is the thread's own priority; elsewhere it may be refused, and bots are only less polite. Not the lowest there is: beside
// fourteen busy processes on two processors a bot's first move came after 18 seconds then, and comes after 9.
try {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {}

const tell = (said: FromThread) => port.postMessage(said)
const pace = { now: () => performance.now(), rest: setImmediate }
const thinking = new Thinking({ ...pace, say: (id, word) => tell({ id, ...word }) })

const asked = async ({ game, version, bot, ...rest }: Thought): Promise<Asked> => ({
  ...rest,
  bot: botBy(bot),
  engine: await engineBy(game, version),
})

const wondered = async ({ game, version, ...rest }: Wondering) => ({ ...rest, engine: await engineBy(game, version) })

port.on('message', (message: ToThread) => {
  if ('think' in message) void thinking.begin(message.id, asked(message.think), message.patient)
  else if ('wonder' in message)
    void wonder(wondered(message.wonder), pace).then((said) => tell({ id: message.id, ...said }))
  else thinking.drop(message.id)
})
