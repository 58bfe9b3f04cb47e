// Finds puzzles in games between bots, each with a proof of its solution.

import { writeFileSync } from 'node:fs'
import { type Puzzle, puzzles as puzzlesFrom } from '@wayfare/bots/puzzles'
import { engineBy, rootFolder } from '@wayfare/library'
import { botBy } from '../bots.ts'
import { requirePlanning } from '../coach/stored-game.ts'
import { type Common, Progress, print } from '../output.ts'

export type PuzzlesOptions = Common & {
  readonly game: string
  readonly players: number
  readonly bot: string
  readonly count: number
  readonly seed: string
  readonly out?: string
}

export async function puzzles(options: PuzzlesOptions): Promise<void> {
  const { game, players, bot, count, seed } = options
  const engine = await engineBy(game)
  requirePlanning(engine)
  const progress = new Progress('looking for puzzles', options)
  const all: Puzzle[] = []
  let turns = 0
  for (const one of puzzlesFrom(engine, players, botBy(bot), seed, () => performance.now())) {
    turns++
    if (one) all.push(one)
    progress.at(all.length / count / ENOUGH, `${all.length} in ${turns} turns`)
    if (kindsOf(all).length >= count || all.length === count * ENOUGH) break
  }
  const found = [...kindsOf(all), ...all.filter((one) => !kindsOf(all).includes(one))].slice(0, count)
  progress.done()
  const file = options.out ?? `${rootFolder()}packages/bots/src/puzzles/data/${game}.json`
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  print(found, options, () =>
    [
      `${count} puzzles of ${game} in ${turns} turns`,
      ...found.map(
        ({ best, solution, proof }) =>
          `${best} points by ${solution.join('; ')} (${proof.positions} positions, ${proof.best} of ${proof.ends} ends, ${proof.ms} ms)`,
      ),
    ].join('\n'),
  )
}

/** The search collects this many times the wanted number, so that puzzles of different kinds can be preferred. */
const ENOUGH = 3

const kindsOf = (all: readonly Puzzle[]): Puzzle[] =>
  all.filter((one, i) => all.findIndex((other) => kindOf(other) === kindOf(one)) === i)

/** The kind of a puzzle: the verbs of its solution, whatever the moves are done with. */
const kindOf = ({ solution }: Puzzle): string => [...new Set(solution.map((move) => move.split(' ')[0]))].join(' ')
