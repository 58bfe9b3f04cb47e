// Does the coach keep its word? What it expects, held against how a bot's games end.

import { calibrate as calibrateWith, HINTING } from '@wayfare/bots/coach'
import { engineBy } from '@wayfare/library'
import { botBy } from '../bots.ts'
import { sayPoints } from '../coach/saying.ts'
import { mustPlan } from '../coach/stored-game.ts'
import { type CoachOptions, coachingFor, thought } from '../coach/thinking.ts'
import { percent, print } from '../output.ts'

export type CalibrateOptions = CoachOptions & {
  readonly game: string
  readonly players: number
  readonly bot: string
  readonly positions: number
  readonly set?: Record<string, string | number | boolean>
}

export async function calibrate(options: CalibrateOptions): Promise<void> {
  const { bot, positions, seed } = options
  const engine = await engineBy(options.game)
  mustPlan(engine)
  const table = engine.table({ ...options.set, players: options.players })
  const measuring = calibrateWith(engine, table, botBy(bot), positions, seed, coachingFor(HINTING, options))
  const { done: _, ...found } = thought(measuring, 'measuring', options)
  print(found, options, () =>
    [
      `${found.positions} positions of ${options.game} as ${bot} plays it, ${options.worlds} worlds each`,
      `the range held the end in ${percent(found.covered)}, the middle half in ${percent(found.middle)}`,
      `games ended ${sayPoints(found.above)} above what was expected`,
      ...(found.hinted > 1
        ? [`the first way was ${sayPoints(found.ahead)} ahead of the third, at ${found.hinted} positions`]
        : []),
    ].join('\n'),
  )
}
