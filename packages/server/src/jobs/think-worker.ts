// The worker thread for `thinker.ts`, in which bots think.

import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { botBy, Thinking, type ThinkingTask, thoughtOf } from '@wayfare/bots'
import { howTask } from '@wayfare/bots/how'
import type { How } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import {
  answerRerun,
  type FromThread,
  type HowToThought,
  type RerunQuestion,
  type Thought,
  type ToThread,
} from '@wayfare/table'

if (!parentPort) throw new Error('this runs as a thread')
const port = parentPort
// On Linux this sets the thread's own priority. Elsewhere it may fail, and then bots only slow other work down a
// little. The lowest priority would be too low: beside fourteen busy processes on two processors, a bot's first move
// took 18 seconds with it and takes 9 with this one.
try {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {}

type Answer = { readonly moves: readonly string[] } | { readonly how: How | null } | { readonly text: string }

const tell = (said: FromThread) => port.postMessage(said)
const thinking = new Thinking<Answer>({
  now: () => performance.now(),
  rest: setImmediate,
  say: (id, word) => tell({ id, ...word }),
})

const think = async ({ game, version, bot, ...rest }: Thought): Promise<ThinkingTask<Answer>> =>
  thoughtOf({ ...rest, bot: botBy(bot), engine: await engineBy(game, version) })

const wonder = async ({ game, version, ...rest }: HowToThought): Promise<ThinkingTask<Answer>> =>
  howTask({ ...rest, engine: await engineBy(game, version) })

async function rerun(question: RerunQuestion): Promise<ThinkingTask<Answer>> {
  const answering = answerRerun(await engineBy(question.rerun.game, question.rerun.version), question)
  function* steps(): Generator<number, Answer> {
    return { text: JSON.stringify(yield* answering) }
  }
  return { steps: steps() }
}

port.on('message', (message: ToThread) => {
  if ('drop' in message) return thinking.drop(message.id)
  const { id, asker } = message
  const place = { ...(asker ? { asker } : {}), patient: 'think' in message && message.patient }
  if ('think' in message) void thinking.begin(id, think(message.think), place)
  else if ('wonder' in message) void thinking.begin(id, wonder(message.wonder), place)
  else void thinking.begin(id, rerun(message.rerun), place)
})
