// The other end of `think.ts`.

import { type Asked, botBy, Thinking } from '@wayfare/bots'
import type { FromThread, ToThread } from '@wayfare/table'
import { rulesOf } from '../games/rules.ts'
import type { LocalThought } from './think.ts'

const thinking = new Thinking({
  say: (id, word) => postMessage({ id, ...word } satisfies FromThread),
  now: () => performance.now(),
  rest: (then) => void setTimeout(then),
})

const asked = async ({ game, version, rules, bot, ...rest }: LocalThought): Promise<Asked> => ({
  ...rest,
  bot: botBy(bot),
  engine: await rulesOf(game, version, rules),
})

addEventListener('message', ({ data }: MessageEvent<ToThread<LocalThought>>) => {
  if ('think' in data) void thinking.begin(data.id, asked(data.think), data.patient)
  else thinking.drop(data.id)
})
