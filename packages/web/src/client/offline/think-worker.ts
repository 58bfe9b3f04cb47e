// The worker for `think.ts`, in which bots think.

import { botBy, Thinking, type ThinkingTask, thoughtOf } from '@wayfare/bots'
import { howTask } from '@wayfare/bots/how'
import type { How } from '@wayfare/kernel'
import type { FromThread, HowToThought, ToThread } from '@wayfare/table'
import { rulesOf } from './rules.ts'
import type { LocalThought } from './think.ts'

/** The player's own searches do not wait for the bots. */
const ASKS = { network: '', person: 'asks' }

type Answer = { readonly moves: readonly string[] } | { readonly how: How | null }

const tell = (said: FromThread) => postMessage(said)
const thinking = new Thinking<Answer>({
  now: () => performance.now(),
  rest: (then) => void setTimeout(then),
  say: (id, word) => tell({ id, ...word }),
})

const think = async ({ game, version, rules, bot, ...rest }: LocalThought): Promise<ThinkingTask<Answer>> =>
  thoughtOf({ ...rest, bot: botBy(bot), engine: await rulesOf(game, version, rules) })

const wonder = async ({ game, version, rules, ...rest }: HowToThought<LocalThought>): Promise<ThinkingTask<Answer>> =>
  howTask({ ...rest, engine: await rulesOf(game, version, rules) })

addEventListener('message', ({ data }: MessageEvent<ToThread<LocalThought>>) => {
  if ('think' in data) void thinking.begin(data.id, think(data.think), { patient: data.patient })
  else if ('wonder' in data) void thinking.begin(data.id, wonder(data.wonder), { asker: ASKS })
  else if ('drop' in data) thinking.drop(data.id)
})
