// The ratings of people: fits their scale to the ladder, tries the law out on made-up people, and makes the ratings of a server again.

import { writeFileSync } from 'node:fs'
import { simulate } from '@wayfare/bots/ratings'
import { gameIds, isProduct } from '@wayfare/library'
import { scaleFrom } from '../arena/ladder-scale.ts'
import { type Common, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type RatingsOptions = Common & {
  readonly fit?: true
  readonly simulate?: true
  readonly rebuild?: true
  readonly keep: string
  readonly scale: string
  readonly seed: string
}

export async function ratings(options: RatingsOptions): Promise<void> {
  if (options.fit) return fit(options)
  if (options.simulate) return simulateAll(options)
  // Loaded here: nothing else needs the server's program.
  if (options.rebuild) return (await import('./maintenance.ts')).rebuild(options)
  throw new UsageError('ratings needs --fit, --simulate or --rebuild')
}

async function fit(options: RatingsOptions): Promise<void> {
  const scales: Record<string, unknown> = {}
  for (const game of gameIds().filter(isProduct)) scales[game] = await scaleFrom(options.keep, game)
  writeFileSync(options.scale, `${JSON.stringify(scales, null, 2)}\n`)
  print(scales, options, () => `${options.scale} holds the scale of ${Object.keys(scales).join(', ')}`)
}

const PEOPLE = 300
const GAMES = 40
const SPREAD = 250

function simulateAll(options: RatingsOptions): void {
  const found = gameIds()
    .filter(isProduct)
    .flatMap((game) =>
      [0.5, 0].map((bots) => ({
        game,
        bots,
        ...simulate({ game, people: PEOPLE, games: GAMES, spread: SPREAD, bots, seed: options.seed }),
      })),
    )
  print(found, options, () =>
    found
      .map(({ game, bots, games, error, held, drift }) =>
        [
          `${game}, ${bots === 0 ? 'people only' : 'half of the seats bots'}, ${games} games:`,
          ...Object.entries(error).map(([after, elo]) => `error ${elo.toFixed(0)} after ${after},`),
          `${(100 * held).toFixed(1)} % of intervals hold, drift ${drift.toFixed(0)}`,
        ].join(' '),
      )
      .join('\n'),
  )
}
