// Prints a hint at a decision of a stored game, using only what the seat could know then.

import { HINTING, hint as hintFor, type Suggestion } from '@wayfare/bots/coach'
import { englishFor, sayLead, sayLine, sayPoints, sayReasons, whole } from '../coach/advice-text.ts'
import { findDecision, readCoachableGame } from '../coach/stored-game.ts'
import { type CoachOptions, coachingFor, thought } from '../coach/thinking.ts'
import { percent, print } from '../output.ts'

export type HintOptions = CoachOptions & { readonly at?: number; readonly seat?: number }

export async function hint(file: string, options: HintOptions): Promise<void> {
  const game = await readCoachableGame(file)
  const { engine, log } = game
  const { row, seat, state } = findDecision(game, options.at, options.seat)
  const thinking = hintFor(engine, state, seat, options.seed, coachingFor(HINTING, options))
  const { ways, worlds } = thought(thinking, 'thinking', options)
  const speaker = await englishFor(engine, log.table.players)
  print({ row, seat, worlds, ways }, options, () => {
    const reasons = sayReasons(ways[0]?.why ?? [], speaker)
    return [
      `after ${row} rows, seat ${seat}; based on ${worlds} simulated games that it cannot tell from the real one`,
      'half of them rank the options, the other half give their figures',
      ...ways.flatMap((way, i) => [
        `${i + 1}. ${sayLine(engine, state, seat, way.moves, speaker)}`,
        `   ${figures(way)}${way.behind ? `; behind by ${sayLead(way.behind)}` : ''}`,
      ]),
      ...(reasons ? [`1 rather than 2: ${reasons}`] : []),
    ].join('\n')
  })
}

function figures({ points, middle, range, chance }: Suggestion): string {
  const ends = `half of the games from ${whole(middle.low)} to ${whole(middle.high)}`
  const outer = `19 in 20 from ${whole(Math.floor(range.low))} to ${whole(Math.ceil(range.high))}`
  return `${sayPoints(points)}, ${ends}, ${outer}; won ${percent(chance)}`
}
