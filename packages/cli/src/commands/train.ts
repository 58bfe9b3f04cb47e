// Fits the weights of a game's planning to games of a strong bot, as a correction to those it has, and tries the new ones against
// the old. Goes on where it stopped.

import { type Bot, LEVELS, planner } from '@wayfare/bots'
import { playOne, shareOf } from '@wayfare/bots/arena'
import type { Person } from '@wayfare/bots/people'
import { type Engine, engineOf, type TableOptions } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { Training, Weights } from '@wayfare/testkit'
import { codePrint } from '../arena/task.ts'
import { testedBy } from '../games.ts'
import { keptLines } from '../kept-lines.ts'
import { type Common, Progress, percent, print, table } from '../output.ts'
import { fit } from '../train/fit.ts'
import { type Sample, samplesOf } from '../train/samples.ts'
import { leavesOf, raised } from '../train/weights.ts'
import { UsageError } from '../usage.ts'

export type TrainOptions = Common & {
  readonly game: string
  readonly players: number
  readonly bot: Person
  readonly games: number
  readonly match: number
  readonly share: number
  readonly minutes?: number
  readonly seed: string
  readonly keep?: string
}

/** A change smaller than this is none. */
const STEP = 0.01

export async function train(options: TrainOptions): Promise<void> {
  const { game, players, bot, games, seed, share } = options
  const engine = await engineBy(game)
  const { training } = await testedBy(game)
  if (!training) throw new UsageError(`the planning of ${game} has no weights to be fitted`)
  const setting = engine.table({ players })
  const code = codePrint({ game, table: setting, bots: [bot], seed })
  const kept = keptLines<Sample[]>(options.keep, { game, players, bot, seed, code })
  const until = Date.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000
  const progress = new Progress('playing', options)
  while (kept.rows.length < games && Date.now() < until) {
    kept.add(samplesOf(engine, training, setting, `${seed} ${kept.rows.length}`, planner(bot, LEVELS[bot])))
    progress.at(kept.rows.length / games, `${kept.rows.length} games`)
  }
  progress.done()
  if (kept.rows.length < games) {
    const goesOn = options.keep === undefined ? '; with --keep FILE it can be gone on with' : ''
    return print({ games: kept.rows.length }, options, () => `${kept.rows.length} of ${games} games${goesOn}`)
  }
  const { changes, explained, hold } = fit(kept.rows)
  const weights = raised(training.weights, changes.map((change) => share * change).map(stepped))
  const won = tried(engine, training, weights, setting, options)
  const old = leavesOf(training.weights)
  const rows = leavesOf(weights).flatMap(({ name, value }, i) => {
    const { value: before } = old[i] as { value: number }
    return value === before ? [] : [[name, before.toFixed(2), value.toFixed(2)]]
  })
  print({ games, explained, hold, weights, won }, options, () =>
    [
      `${kept.rows.flat().length} positions of ${games} games of ${bot}: new weights explain ${(explained * 100).toFixed(1)} % of what the old value missed in games they had not seen`,
      table([['weight', 'is', 'new'], ...rows]),
      `the new ones won ${percent(won)} of ${options.match} games against the old`,
      won.low > 1 / players
        ? 'they are better: write them into the planning'
        : 'that does not show that they are better: the old ones stay',
    ].join('\n'),
  )
}

const stepped = (change: number): number => Math.round(change / STEP) * STEP

/** Each deal from both seats, on seeds that nobody learned from. */
function tried(
  engine: Engine,
  { planningWith }: Training,
  weights: Weights,
  setting: TableOptions,
  options: TrainOptions,
): ReturnType<typeof shareOf> {
  const { bot, match, seed, players } = options
  const taught = engineOf({ ...engine.game, planning: planningWith(weights) })
  const before = planner(bot, LEVELS[bot])
  const after: Bot = {
    ...before,
    name: 'new',
    choose: (_, s, seat, luck) => before.choose(taught, s as never, seat, luck),
  }
  const progress = new Progress('against the old ones', options)
  let wins = 0
  for (let i = 0; i < match; i++) {
    const mine = i % players
    const bots = Array.from({ length: players }, (_, seat) => (seat === mine ? after : before))
    const played = playOne(engine, setting, `${seed} match ${Math.floor(i / players)}`, bots, Date.now)
    wins += played.wins[mine] as number
    progress.at((i + 1) / match, `${wins} of ${i + 1}`)
  }
  progress.done()
  return shareOf(wins, match)
}
