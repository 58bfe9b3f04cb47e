// One game of a training as a task for a worker, either to learn from or to compare new weights with old ones.

import { type Bot, LEVELS, planner } from '@wayfare/bots'
import { playOne } from '@wayfare/bots/arena'
import type { Persona } from '@wayfare/bots/personas'
import { engineOf } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { Training, Weights } from '@wayfare/testkit'
import { testedBy } from '../games.ts'
import type { Job } from '../worker-pool/worker-pool.ts'
import { samplesOf, type TrainingSample } from './samples.ts'

/** `weights` are new weights, to be played against those of the game. */
export type TrainingTask = {
  readonly game: string
  readonly players: number
  readonly bot: Persona
  readonly seed: string
  readonly index: number
  readonly weights?: Weights
}
/** `won` is the share of the victory that went to the new weights. */
export type Learned = { readonly index: number } & (
  | { readonly samples: readonly TrainingSample[] }
  | { readonly won: number }
)

async function carryOut({ game, players, bot, seed, index, weights }: TrainingTask): Promise<Learned> {
  const engine = await engineBy(game)
  const training = (await testedBy(game)).training as Training
  const table = engine.table({ players })
  const before = planner(bot, LEVELS[bot])
  if (!weights) return { index, samples: samplesOf(engine, training, table, `${seed} ${index}`, before) }
  const taught = engineOf({ ...engine.game, planning: training.planningWith(weights) })
  const after: Bot = {
    ...before,
    name: 'new',
    choose: (_, s, seat, luck) => before.choose(taught, s as never, seat, luck),
  }
  // Each deal is played from every seat, on seeds that were not used for learning.
  const mine = index % players
  const bots = Array.from({ length: players }, (_, seat) => (seat === mine ? after : before))
  const played = playOne(engine, table, `${seed} match ${Math.floor(index / players)}`, bots, Date.now)
  return { index, won: played.wins[mine] as number }
}

export const TRAIN_GAME_JOB: Job<TrainingTask, Learned> = {
  name: 'training',
  carryOut,
  nameOf: ({ game, bot, seed, index, weights }) =>
    `game ${index} ${weights ? 'of the match' : 'to learn from'} (${game}, ${bot}, seed ${seed})`,
}
