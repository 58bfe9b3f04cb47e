// Fits the scale of people's ratings to the games of the ladder: how far the second opponent is from the sixth at tables of two,
// three and four.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { counted, eloOf, type Played, type Ranking } from '@wayfare/bots/arena'
import { PERSONAS } from '@wayfare/bots/personas'
import type { GameScale } from '@wayfare/bots/ratings'
import type { TableOptions } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { registered } from '../registered-games.ts'
import { YARDSTICK } from './ladder-plan.ts'
import { BASE } from './ladder-ratings.ts'

const SIZES = [2, 3, 4]
const [, SECOND] = PERSONAS
const SIXTH = PERSONAS.at(-1) as string

/** The games between bots on the usual board that `ladder` has kept in this folder. */
export async function ladderRankings(folder: string, game: string, players: number): Promise<Ranking[]> {
  const usual = JSON.stringify((await engineBy(game)).table({ players }))
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${game}-${players}p-`))
    .sort()
    .flatMap((file) => {
      const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
      const { table } = JSON.parse(head) as { readonly table: TableOptions }
      if (JSON.stringify(table) !== usual) return []
      const rows = lines.map((line) => JSON.parse(line) as Played).sort((a, b) => a.index - b.index)
      return counted(rows).map(({ seats, places }) =>
        seats.map((bot, seat) => ({ bot, place: places[seat] as number })),
      )
    })
}

export async function scaleFrom(folder: string, game: string): Promise<GameScale> {
  const spreads: Record<string, number> = {}
  for (const players of SIZES) {
    const elos = eloOf(await ladderRankings(folder, game, players), { [YARDSTICK]: BASE })
    const [weak, strong] = [elos.get(SECOND)?.value, elos.get(SIXTH)?.value]
    if (weak !== undefined && strong !== undefined) spreads[players] = Math.round(strong - weak)
  }
  const factors = Object.entries(spreads).map(([players, spread]) => [
    players,
    Number((spread / (spreads[2] as number)).toFixed(3)),
  ])
  const [solo] = Object.keys(registered(game).alone?.[0]?.set ?? {})
  return { ...(solo === undefined ? {} : { solo }), spreads, factors: Object.fromEntries(factors) }
}
