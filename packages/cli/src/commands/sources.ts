// Measures where the points of a strong player come from, in games with one bot at all seats. An interrupted run
// continues where it stopped.

import { readFileSync, writeFileSync } from 'node:fs'
import { playMatch } from '@wayfare/bots'
import { type GameResults, summed } from '@wayfare/bots/sources'
import { begin } from '@wayfare/kernel'
import { engineBy, rootFolder } from '@wayfare/library'
import { botBy } from '../bots.ts'
import { type Common, Progress, print } from '../output.ts'

export type SourcesOptions = Common & {
  readonly game: string
  readonly players: number
  readonly bot: string
  readonly games: number
  readonly minutes?: number
  readonly seed: string
  readonly out?: string
}

export async function sources(options: SourcesOptions): Promise<void> {
  const { game, players, bot, games, seed, minutes = Number.POSITIVE_INFINITY } = options
  const file = options.out ?? `${rootFolder()}packages/bots/src/sources.json`
  const engine = await engineBy(game)
  const table = engine.table({ players })
  const player = botBy(bot)
  const progress = new Progress('playing', options)
  const all: Record<string, GameResults> = JSON.parse(readFileSync(file, 'utf8'))
  const kept = all[game]
  const same = kept?.bot === bot && kept.players === players && kept.seed === seed
  let gathered: GameResults = same ? kept : { bot, players, seed, games: [] }
  const until = Date.now() + minutes * 60_000
  while (gathered.games.length < games && Date.now() < until) {
    const match = begin(engine, table, `${seed} ${gathered.games.length}`)
    playMatch(
      match,
      Array.from({ length: players }, () => player),
    )
    const parts = engine.scores(match.state, 'all').map((score) => score.parts)
    gathered = { ...gathered, games: [...gathered.games, parts] }
    writeFileSync(file, `${JSON.stringify({ ...all, [game]: gathered }, null, 1)}\n`)
    progress.at(gathered.games.length / games, `${gathered.games.length} games`)
  }
  progress.done()
  const { results, total, parts } = summed(gathered)
  print({ game, results, total, parts }, options, () =>
    [
      `${results} results of ${bot} in ${game}, ${players} players: ${total.low} to ${total.high} points, ${total.mean.toFixed(1)} on average`,
      ...Object.entries(parts).map(
        ([part, { low, mean, high }]) => `  ${part}: ${mean.toFixed(1)} (${low} to ${high})`,
      ),
    ].join('\n'),
  )
}
