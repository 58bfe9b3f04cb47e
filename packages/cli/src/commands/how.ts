// Prints how a seat of a stored game could have reached a refused move, using only what the seat knew then.

import { how as search } from '@wayfare/bots/how'
import type { Engine, How, Refusal, Seat, State, StepsTo } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { englishFor, sayLine } from '../coach/advice-text.ts'
import { findDecision, readStoredGame } from '../coach/stored-game.ts'
import { type Common, Progress, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type HowOptions = Common & { readonly at?: number; readonly seat?: number; readonly nodes: number }

export async function how(file: string, what: string, options: HowOptions): Promise<void> {
  const game = await readStoredGame(file)
  const { engine, log } = game
  const { row, seat, state } = findDecision(game, options.at, options.seat)
  const reasons = engine.explain(state, seat, what)
  if (reasons.length === 0) throw new UsageError(`after ${row} rows seat ${seat} may '${what}'`)
  const found = searched(engine, engine.redeal(state, seat, 'how'), seat, what, options)
  const speaker = await englishFor(engine, log.table.players)
  print({ row, seat, reasons, ...found }, options, () =>
    [
      `after ${row} rows, seat ${seat}: ${[...new Set(reasons.map((reason) => sayReason(reason, speaker)))].join(' ')}`,
      ...(found ? sayHow(found, (way) => sayWay(engine, state, seat, way, speaker)) : []),
    ].join('\n'),
  )
}

function searched(engine: Engine, world: State, seat: Seat, what: string, options: HowOptions): How | undefined {
  const progress = new Progress('looking', options)
  const thinking = search(engine, world, seat, what, options.nodes)
  let step = thinking.next()
  while (!step.done) {
    progress.at(step.value / options.nodes)
    step = thinking.next()
  }
  progress.done()
  return step.value
}

const sayReason = (reason: Refusal, speaker: GameSpeaker | undefined): string =>
  `${speaker?.sayRefusal(reason) ?? ''} (${reason.rule})`.trim()

function sayHow({ ways, looked, news, nodes }: How, sayOne: (way: StepsTo) => string): string[] {
  if (ways.length > 0) return ways.map((way, i) => `${i + 1}. ${sayOne(way)}`)
  const hidden = news ? '; where steps that reveal something lead is unknown' : ''
  if (looked === 'all') return [`not possible this turn: all ${nodes} steps were tried${hidden}`]
  return [
    `gave up after ${nodes} steps: there is no way in ${looked} or fewer, and not all longer ones were checked${hidden}`,
  ]
}

function sayWay(
  engine: Engine,
  state: State,
  seat: Seat,
  { steps, move, points }: StepsTo,
  speaker: GameSpeaker | undefined,
): string {
  const line = sayLine(engine, state, seat, [...steps.map((step) => step.move), move], speaker)
  return points === 0 ? line : `${line} (${points > 0 ? '+' : '−'}${Math.abs(points)} points)`
}
