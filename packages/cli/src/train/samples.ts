// Training samples: the positions at the ends of stages in games of strong bots, each with the error of the value function there.

import { type Bot, playMatch } from '@wayfare/bots'
import { begin, type Engine, type Seat, type TableOptions } from '@wayfare/kernel'
import type { Training } from '@wayfare/testkit'
import { addToWeights, leavesOf } from './weights.ts'

export type TrainingSample = {
  readonly stage: number
  /** The error: the final score minus the predicted value. */
  readonly rest: number
  /** The derivative of the value by each weight. */
  readonly slopes: readonly number[]
}

/** Plays one game with this bot at all seats and returns its samples. */
export function samplesOf(
  engine: Engine,
  { weights, planningWith }: Training,
  table: TableOptions,
  seed: string,
  bot: Bot,
): TrainingSample[] {
  const planning = planningWith(weights)
  const each = leavesOf(weights).map((_, i, all) => planningWith(addToWeights(weights, unit(i, all.length))))
  const met: { seat: Seat; stage: number; value: number; slopes: number[] }[] = []
  const match = begin(engine, table, seed)
  const stages = Array.from({ length: table.players }, (_, seat) => planning.stage(match.state, seat))
  const looking: Bot = {
    ...bot,
    choose(by, s, seat, luck) {
      look()
      return bot.choose(by, s, seat, luck)
    },
  }
  function look(): void {
    for (const [seat, before] of stages.entries()) {
      const stage = planning.stage(match.state, seat)
      if (stage <= before) continue
      stages[seat] = stage
      const value = planning.value(match.state, seat)
      const slopes = each.map((other) => rounded(other.value(match.state, seat) - value))
      met.push({ seat, stage, value, slopes })
    }
  }
  playMatch(
    match,
    stages.map(() => looking),
  )
  const totals = engine.scores(match.state, 'all').map(({ total }) => total)
  return met.map(({ seat, stage, value, slopes }) => ({
    stage,
    rest: rounded((totals[seat] as number) - value),
    slopes,
  }))
}

const unit = (at: number, length: number): number[] => Array.from({ length }, (_, i) => (i === at ? 1 : 0))
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6
