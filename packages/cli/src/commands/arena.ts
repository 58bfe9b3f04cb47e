// Two bots against each other, seats in turn: who is stronger, and how sure that is.

import { playMatch } from '@wayfare/bots'
import { begin } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { seedOfGame } from '@wayfare/testkit'
import { botBy } from '../bots.ts'
import { type Common, Progress, print } from '../output.ts'

export type ArenaOptions = Common & {
  readonly game: string
  readonly players: number
  readonly a: string
  readonly b: string
  readonly games: number
  readonly seed: string
  readonly set?: Record<string, string | number | boolean>
}

export async function arena(options: ArenaOptions): Promise<void> {
  const engine = await engineBy(options.game)
  const [a, b] = [botBy(options.a), botBy(options.b)]
  const table = engine.table({ ...options.set, players: options.players })
  const progress = new Progress('arena', options)
  let winsA = 0
  let winsB = 0
  let draws = 0
  const totals = { a: 0, b: 0, seatsA: 0, seatsB: 0 }
  for (let i = 0; i < options.games; i++) {
    // A sits at every second seat, beginning with the first or the second.
    const isA = (seat: number) => seat % 2 === i % 2
    const match = begin(engine, table, seedOfGame(options.seed, i))
    playMatch(
      match,
      Array.from({ length: options.players }, (_, seat) => (isA(seat) ? a : b)),
    )
    const scores = engine.scores(match.state, 'all')
    const first = scores.filter(({ place }) => place === 1)
    const forA = first.some(({ seat }) => isA(seat))
    const forB = first.some(({ seat }) => !isA(seat))
    if (forA === forB) draws++
    else if (forA) winsA++
    else winsB++
    for (const { seat, total } of scores) {
      if (isA(seat)) totals.a += total
      else totals.b += total
      if (isA(seat)) totals.seatsA++
      else totals.seatsB++
    }
    progress.at((i + 1) / options.games, `${winsA} : ${winsB}`)
  }
  progress.done()
  const [low95, high95] = wilson(winsA + draws / 2, options.games)
  const result = {
    winsA,
    winsB,
    draws,
    meanA: round(totals.a / Math.max(1, totals.seatsA)),
    meanB: round(totals.b / Math.max(1, totals.seatsB)),
    low95: round(low95),
    high95: round(high95),
  }
  print(result, options, () =>
    [
      `${options.a} won ${winsA}, ${options.b} won ${winsB}, ${draws} were drawn`,
      `${result.meanA} against ${result.meanB} points on average; ${options.a} wins between ${result.low95} and ${result.high95} of games (95 %)`,
    ].join('\n'),
  )
}

/** Wilson's interval for a share of successes. */
function wilson(successes: number, trials: number): [low: number, high: number] {
  const z = 1.96
  const share = successes / trials
  const centre = share + (z * z) / (2 * trials)
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials))
  const whole = 1 + (z * z) / trials
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)]
}

const round = (value: number): number => Number(value.toFixed(3))
