// The other end of `think.ts`.

import { type Asked, botBy, Thinking } from '@wayfare/bots'
import { wonder } from '@wayfare/bots/how'
import type { FromThread, ToThread, Wondering } from '@wayfare/table'
import { rulesOf } from '../games/rules.ts'
import type { LocalThought } from './think.ts'

const tell = (said: FromThread) => postMessage(said)
const pace = { now: () => performance.now(), rest: (then: () => void) => void setTimeout(then) }
const thinking = new Thinking({ ...pace, say: (id, word) => tell({ id, ...word }) })

const asked = async ({ game, version, rules, bot, ...rest }: LocalThought): Promise<Asked> => ({
  ...rest,
  bot: botBy(bot),
  engine: await rulesOf(game, version, rules),
})

const wondered = async ({ game, version, rules, ...rest }: Wondering<LocalThought>) => ({
  ...rest,
  engine: await rulesOf(game, version, rules),
})

addEventListener('message', ({ data }: MessageEvent<ToThread<LocalThought>>) => {
  if ('think' in data) void thinking.begin(data.id, asked(data.think), data.patient)
  else if ('wonder' in data) void wonder(wondered(data.wonder), pace).then((said) => tell({ id: data.id, ...said }))
  else thinking.drop(data.id)
})
